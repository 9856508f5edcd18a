export * from "./attempt";
export * from "./course";
export * from "./grading";
export * from "./key-words";
export * from "./rewards";
export * from "./speech";
export * from "./types";
export * from "./typo";
