/** What a browser may know: no answers here. */
export { default as badges } from "../generated/badges";
export { default as demoLessons } from "../generated/demo-lessons";
export { default as plans } from "../generated/plans";
export { default as sceneList } from "../generated/scene-list";
export type { BadgeText } from "./badge-schema";
export type { DemoLesson } from "./demo-lessons";
export type { PlanText } from "./plan-schema";
export type { ListedScene } from "./scenes/compiled-scene";
