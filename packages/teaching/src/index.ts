export * from "./attention";
export * from "./attention-words";
export * from "./overall-progress";
export * from "./teaching-facts";
export * from "./work-state";
