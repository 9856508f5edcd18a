export * from "./attention";
export * from "./class-plan";
export * from "./overall-progress";
export * from "./rubric";
export * from "./report-rules";
export * from "./teaching-facts";
export * from "./text-marks";
export * from "./work-state";
