export * from "./attention";
export * from "./class-plan";
export * from "./overall-progress";
export * from "./teaching-facts";
export * from "./work-state";
