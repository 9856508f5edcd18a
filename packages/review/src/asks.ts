import type { Memory } from "./memory";

/**
 * What the card of a word asks for: the meaning of the word, or the word that has the meaning.
 * A word is first understood. Once it is remembered over days, the two take turns.
 */
export const asksFor = ({ state, reviews }: Memory): "meaning" | "word" =>
  state === "review" && reviews % 2 === 0 ? "word" : "meaning";
