export { problemsOfPatterns } from "./compile-scene";
export { openScene, playScene } from "./play-scene";
export { reviewScene } from "./review-scene";
export type { SceneReview, SentenceToRepair } from "./review-scene";
export type * from "./types";
