export * from "./draws";
export * from "./learner";
export * from "./run-adaptive-test";
export * from "./run-together";
export * from "./study";
export * from "./synthetic-bank";
