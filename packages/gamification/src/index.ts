export * from "./badges";
export * from "./calendar";
export * from "./ledger";
export * from "./level";
export * from "./streak";
