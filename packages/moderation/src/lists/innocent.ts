import data from "../../data/innocent-words.json";

/**
 * Innocent words and names that contain or are a listed word. They are compared with letters only,
 * small, as `views.ts` makes them.
 */
export const innocentWords: readonly string[] = Object.values(data.words).flat();

/** Tokens of digits and letters that are themselves: the A55 is a road. */
export const plainTokens: ReadonlySet<string> = new Set(data.plainTokens);
