/**
 * Every closed set, limit and number that both sides speak of, without a schema: a browser takes
 * them from here without zod.
 */
export { cefrLevels, type CefrLevel } from "@saywell/cefr";
export * from "./account";
export * from "./admin";
export * from "./audit";
export * from "./audit-words";
export * from "./billing";
export * from "./class-games";
export * from "./consent";
export * from "./errors";
export * from "./friends";
export * from "./games";
export * from "./gamification";
export * from "./html";
export * from "./lessons";
export * from "./level-test";
export * from "./limits";
export * from "./live";
export * from "./mail";
export * from "./marked-page";
export * from "./moderation";
export * from "./page-facts";
export * from "./pages";
export * from "./review";
export * from "./rooms";
export * from "./routes";
export * from "./school";
export * from "./sign-in";
export * from "./teaching";
export * from "./tutor";
export * from "./users";
export * from "./word-board";
export * from "./words";
