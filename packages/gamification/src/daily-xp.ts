import { localDay } from "./calendar";

/** XP and the instant at which it was earned. */
export interface EarnedXp {
  readonly xp: number;
  readonly at: Date;
}

/** Hours, at least as many as a day has anywhere: clocks that go back make one of 25. */
export const longestDayHours = 25;

/**
 * The XP earned on the learner's own day, `YYYY-MM-DD`: since its midnight in their time zone. Days
 * are those of the streak, so a zone that is not known counts in UTC.
 *
 * `earned` stands in the order of time and ends now; it may reach further back than the day. Throws
 * RangeError for an invalid date, which is a bug.
 */
export function xpToday(earned: readonly EarnedXp[], today: string, timeZone: string): number {
  // Days never run backwards: after the first of today's, all are today's.
  const first = earned.findIndex(({ at }) => localDay(at, timeZone) >= today);
  if (first === -1) return 0;
  return earned.slice(first).reduce((sum, { xp }) => sum + xp, 0);
}
