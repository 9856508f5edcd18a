export * from "./asks";
export * from "./grades";
export * from "./memory";
export * from "./moment";
export * from "./schedule";
export * from "./session";
