/** Kinds of sentences whose questions ask for nothing in particular. */
export const asksAnything = new Set(["doing", "thing", "opinion", "somebody"]);
