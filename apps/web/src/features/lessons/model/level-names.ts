import type { CefrLevel } from "@saywell/contract";

/** The levels of the Common European Framework in plain words. */
export const levelNames: Readonly<Record<CefrLevel, string>> = {
  A1: "Beginner",
  A2: "Elementary",
  B1: "Intermediate",
  B2: "Upper intermediate",
  C1: "Advanced",
  C2: "Proficient",
};
