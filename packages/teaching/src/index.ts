export * from "./attention";
export * from "./overall-progress";
export * from "./teaching-facts";
export * from "./work-state";
