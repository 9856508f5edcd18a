export * from "./badges";
export * from "./calendar";
export * from "./daily-xp";
export * from "./ledger";
export * from "./level";
export * from "./chat-reward";
export * from "./streak";
export * from "./wallet";
