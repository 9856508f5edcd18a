import type { PlannedWeek } from "@saywell/contract";
import { planLimits } from "@saywell/contract/constants";
import { daysLater, inOrder, mondayOf } from "@saywell/teaching";

type Weeks = readonly PlannedWeek[];

/** The Monday on which the next week of a plan begins: after its last, or this week for the first. */
export function nextMonday(weeks: Weeks, thisWeek: string): string {
  const last = inOrder(weeks).at(-1);
  return last === undefined ? thisWeek : daysLater(last.startsOn, 7);
}

/** With so many empty weeks from the one that holds a day on; those that are there stay as they are. */
export function withWeeks(weeks: Weeks, day: string, count: number): PlannedWeek[] {
  const first = mondayOf(day);
  const wished = Array.from({ length: count }, (_, at) => daysLater(first, 7 * at));
  const there = new Set(weeks.map(({ startsOn }) => startsOn));
  const added = wished
    .filter((startsOn) => !there.has(startsOn))
    .map((startsOn) => ({ startsOn, lessonIds: [], note: "" }));
  return inOrder([...weeks, ...added]);
}

export const withoutWeek = (weeks: Weeks, startsOn: string): PlannedWeek[] =>
  weeks.filter((week) => week.startsOn !== startsOn);

/** With other parts of one week. A lesson that is put into it goes out of the others. */
export function withWeek(
  weeks: Weeks,
  startsOn: string,
  parts: Partial<Omit<PlannedWeek, "startsOn">>,
): PlannedWeek[] {
  const taken = new Set(parts.lessonIds);
  return weeks.map((week) =>
    week.startsOn === startsOn
      ? { ...week, ...parts }
      : { ...week, lessonIds: week.lessonIds.filter((id) => !taken.has(id)) },
  );
}

export const withoutLesson = (weeks: Weeks, lessonId: string): PlannedWeek[] =>
  weeks.map((week) => ({ ...week, lessonIds: week.lessonIds.filter((id) => id !== lessonId) }));

/** Where a lesson goes: one place in its week, or a week of the plan earlier or later. */
export const moves = ["up", "down", "earlier", "later"] as const;
export type Move = (typeof moves)[number];

/** With a lesson moved; null where it cannot go there. */
export function withMoved(weeks: Weeks, lessonId: string, move: Move): PlannedWeek[] | null {
  const at = weeks.findIndex(({ lessonIds }) => lessonIds.includes(lessonId));
  const from = weeks[at];
  if (from === undefined) return null;
  if (move === "up" || move === "down") {
    const place = from.lessonIds.indexOf(lessonId);
    const to = move === "up" ? place - 1 : place + 1;
    const other = from.lessonIds[to];
    if (other === undefined) return null;
    const lessonIds = from.lessonIds.with(place, other).with(to, lessonId);
    return weeks.map((week) => (week === from ? { ...week, lessonIds } : week));
  }
  const target = move === "earlier" ? weeks[at - 1] : weeks[at + 1];
  if (target === undefined || target.lessonIds.length >= planLimits.lessonsPerWeek) return null;
  const lessonIds =
    move === "earlier" ? [...target.lessonIds, lessonId] : [lessonId, ...target.lessonIds];
  return withWeek(weeks, target.startsOn, { lessonIds });
}
