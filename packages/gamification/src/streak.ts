import { dayNumber, dayOfNumber } from "./calendar";

/** Study days in a streak that earn one freeze. */
export const STUDY_DAYS_PER_FREEZE = 5;
/** Freezes held at the same time, at most. */
export const MAX_FREEZES = 2;

export interface Streak {
  /** Study days in the streak that is alive today; days bridged by a freeze are not counted. */
  current: number;
  /** The longest streak ever, in study days. */
  longest: number;
  /** Freezes in hand. */
  freezes: number;
  studiedToday: boolean;
  /** Missed days of the current streak that a freeze bridged, in order. */
  frozenDays: string[];
}

/**
 * The streak that a learner's study days come to.
 *
 * Every fifth study day of a streak earns a freeze while fewer than two are
 * held. A missed day uses one by itself. More missed days than freezes end the
 * streak, and the freezes are gone with it. Today is not missed before it is
 * over, so it neither breaks a streak nor uses a freeze.
 *
 * A kept day had study in it and is no day of its own (`isOwnDay`): it is not missed, and counts nothing.
 *
 * Nothing but the days is stored, so the answer is the same whenever it is
 * computed. Days after `today` (a clock was wrong, or the learner flew west) are
 * left out until they come.
 *
 * @param studyDays local calendar days `YYYY-MM-DD` with study in them, in any order
 * @param today the learner's local day
 * @param keptDays local calendar days that were kept
 */
export function streakOf(
  studyDays: readonly string[],
  today: string,
  keptDays: readonly string[] = [],
): Streak {
  const days = [...new Set(studyDays)].filter((day) => day <= today).sort();
  const streak: Streak = {
    current: 0,
    longest: 0,
    freezes: 0,
    studiedToday: days.at(-1) === today || keptDays.includes(today),
    frozenDays: [],
  };
  const kept = new Set(keptDays.map(dayNumber));
  let expected = Number.POSITIVE_INFINITY;
  for (const day of days) {
    const number = dayNumber(day);
    passDays(streak, expected, number, kept);
    streak.current += 1;
    streak.longest = Math.max(streak.longest, streak.current);
    if (streak.current % STUDY_DAYS_PER_FREEZE === 0) {
      streak.freezes = Math.min(MAX_FREEZES, streak.freezes + 1);
    }
    expected = number + 1;
  }
  passDays(streak, expected, dayNumber(today), kept);
  return streak;
}

/** The days from `first` up to, not including, `end` go by without study. */
function passDays(streak: Streak, first: number, end: number, kept: ReadonlySet<number>): void {
  const keptHere = [...kept].filter((day) => day >= first && day < end).length;
  const missed = Math.max(0, end - first) - keptHere;
  if (missed > streak.freezes) {
    streak.current = 0;
    streak.freezes = 0;
    streak.frozenDays = [];
    return;
  }
  streak.freezes -= missed;
  for (let day = first; day < end; day += 1) {
    if (!kept.has(day)) streak.frozenDays.push(dayOfNumber(day));
  }
}
