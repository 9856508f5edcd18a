export * from "./asks";
export * from "./memory";
export * from "./moment";
export * from "./schedule";
export * from "./session";
