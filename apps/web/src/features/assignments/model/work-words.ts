import type { Assignment } from "@saywell/contract";
import type { LateRule, WorkState } from "@saywell/contract/constants";
import { formatDate } from "@saywell/english";
import { dayNumber, localDay } from "@saywell/gamification";

/** How far somebody is, as a teacher reads it. */
export const stateWords: Readonly<Record<WorkState, string>> = {
  "not-open": "Not open yet",
  "to-do": "Not started",
  started: "Started",
  done: "Done",
  "done-late": "Done late",
  overdue: "Overdue",
  missed: "Missed",
  returned: "Given back",
};

/** The same as the student reads it who is to do it. */
export const ownStateWords: Readonly<Record<WorkState, string>> = {
  ...stateWords,
  "to-do": "To do",
  overdue: "Late, you can still do it",
  missed: "The time is over",
  returned: "Your teacher gave it back: try again",
};

export const lateRuleWords: Readonly<Record<LateRule, string>> = {
  ACCEPT: "Late work counts, and is marked as late",
  CLOSE: "Nothing counts after the due time",
};

const clock = (at: Date | string, timeZone: string): string => formatDate("time", at, timeZone);

/** When something is, seen from now: `today at 18:00`, `Friday 4 December at 18:00`. */
export function sayWhen(at: string, now: Date, timeZone: string): string {
  const date = new Date(at);
  const off = dayNumber(localDay(date, timeZone)) - dayNumber(localDay(now, timeZone));
  const near = new Map([
    [-1, "yesterday"],
    [0, "today"],
    [1, "tomorrow"],
  ]).get(off);
  const name = near ?? formatDate(Math.abs(off) < 180 ? "weekdayAndDay" : "day", date, timeZone);
  return `${name} at ${clock(date, timeZone)}`;
}

/** When work opens and is due, in one line. */
export function sayTimes(
  { opensAt, dueAt }: Pick<Assignment, "opensAt" | "dueAt">,
  now: Date,
  timeZone: string,
): string {
  const isOpen = Date.parse(opensAt) <= now.getTime();
  return [
    isOpen ? "" : `Opens ${sayWhen(opensAt, now, timeZone)}`,
    dueAt === null
      ? isOpen
        ? "No due time"
        : ""
      : `${Date.parse(dueAt) < now.getTime() ? "Was due" : "Due"} ${sayWhen(dueAt, now, timeZone)}`,
  ]
    .filter(Boolean)
    .join(" · ");
}
