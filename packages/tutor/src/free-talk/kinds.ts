import { opinions } from "./topics/opinions";

/** Kinds of sentences whose questions ask for nothing in particular. */
export const asksAnything: ReadonlySet<string> = new Set([
  "doing",
  "thing",
  "opinion",
  "somebody",
  "pondering",
  "two-views",
  "surprised",
  "been-away",
  "advised",
  ...opinions.map(({ id }) => id),
]);

/** An opinion, whether its field is known or not. */
export const isOpinion = (topic: string): boolean => topic.startsWith("opinion");
