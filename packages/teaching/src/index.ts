export * from "./attention";
export * from "./overall-progress";
export * from "./report-rules";
export * from "./teaching-facts";
export * from "./work-state";
