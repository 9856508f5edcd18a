/** The two ways of spelling that count as right. */
export const spellingVarieties = ["british", "american"] as const;
export type SpellingVariety = (typeof spellingVarieties)[number];
