import type { OwnWeek } from "@saywell/contract";
import { formatDate } from "@saywell/english";

/** A week by its Monday: `Week of 2 March`; with the year where it is another than this week's. */
export function sayWeek(startsOn: string, thisWeek: string): string {
  const isThisYear = startsOn.slice(0, 4) === thisWeek.slice(0, 4);
  const day = formatDate(isThisYear ? "dayOfYear" : "day", `${startsOn}T12:00:00Z`, "UTC");
  return `Week of ${day}`;
}

/** How far a learner is with a week: `2 of 3 lessons done`; null for a week without lessons. */
export function sayDone({ lessons }: OwnWeek): string | null {
  if (lessons.length === 0) return null;
  const done = lessons.filter(({ isFinished }) => isFinished).length;
  return `${done} of ${lessons.length === 1 ? "1 lesson" : `${lessons.length} lessons`} done`;
}

/** The week that it is now, where something is planned for it. */
export const weekNow = (plan: { weeks: readonly OwnWeek[]; thisWeek: string }) =>
  plan.weeks.find(
    ({ startsOn, note, lessons }) =>
      startsOn === plan.thisWeek && (note !== "" || lessons.length > 0),
  );
