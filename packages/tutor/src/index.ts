export * from "./reply-to";
export * from "./types";
export { givesAway } from "./spoilers";
