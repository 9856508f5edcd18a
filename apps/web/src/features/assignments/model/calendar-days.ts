import type { Assignment } from "@saywell/contract";
import { dayNumber, dayOfNumber, localDay } from "@saywell/gamification";

/** Work that has its place in a calendar. */
export type TimedWork = Pick<Assignment, "id" | "title" | "opensAt" | "dueAt">;

/** Something of an assignment that falls on a day. */
export interface DayEntry<Work extends TimedWork = TimedWork> {
  assignment: Work;
  what: "opens" | "due";
  /** Milliseconds. */
  at: number;
}

/** What falls on each day, `YYYY-MM-DD` in a zone, in the order of the clock. */
export function entriesByDay<Work extends TimedWork>(
  assignments: readonly Work[],
  timeZone: string,
): ReadonlyMap<string, DayEntry<Work>[]> {
  const all = assignments
    .flatMap((assignment): DayEntry<Work>[] => [
      { assignment, what: "opens", at: Date.parse(assignment.opensAt) },
      ...(assignment.dueAt === null
        ? []
        : [{ assignment, what: "due" as const, at: Date.parse(assignment.dueAt) }]),
    ])
    .toSorted((one, other) => one.at - other.at);
  const days = new Map<string, DayEntry<Work>[]>();
  for (const entry of all) {
    const day = localDay(new Date(entry.at), timeZone);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return days;
}

/** The weeks, Monday first, that a month (`2026-12`) touches. */
export function weeksOf(month: string): string[][] {
  const first = dayNumber(`${month}-01`);
  const last = dayNumber(`${monthAfter(month, 1)}-01`) - 1;
  // 1970-01-01 was a Thursday.
  const monday = first - ((first + 3) % 7);
  const weeks = Math.ceil((last - monday + 1) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, place) => dayOfNumber(monday + week * 7 + place)),
  );
}

/** A month some months away. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, place = 1] = month.split("-").map(Number);
  const count = year * 12 + place - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, "0")}-${String((count % 12) + 1).padStart(2, "0")}`;
}
