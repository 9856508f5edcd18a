/** The levels of the Common European Framework of Reference for Languages, lowest first. */
export const cefrLevels = ["A1", "A2", "B1", "B2", "C1", "C2"] as const;
export type CefrLevel = (typeof cefrLevels)[number];

/** What a learner of a level is called. */
export const levelTitles: Readonly<Record<CefrLevel, string>> = {
  A1: "Beginner",
  A2: "Elementary",
  B1: "Intermediate",
  B2: "Upper-Intermediate",
  C1: "Advanced",
  C2: "Proficient",
};

/** The place of a level in the order, 0 for A1, so that levels can be counted between. */
export const rankOf = (level: CefrLevel): number => cefrLevels.indexOf(level);

/** Below 0 where `one` is the lower level, above 0 where it is the higher: the order for sorting. */
export const compareLevels = (one: CefrLevel, other: CefrLevel): number =>
  rankOf(one) - rankOf(other);

/** The level next below; null below A1. */
export const levelBelow = (level: CefrLevel): CefrLevel | null =>
  cefrLevels[rankOf(level) - 1] ?? null;

/** All levels, nearest to this one first, and of two that are as near the easier one. */
export const levelsByDistance = (level: CefrLevel): CefrLevel[] => {
  const distance = (other: CefrLevel): number => Math.abs(rankOf(other) - rankOf(level));
  return cefrLevels.toSorted((a, b) => distance(a) - distance(b) || rankOf(a) - rankOf(b));
};
