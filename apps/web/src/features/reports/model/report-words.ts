import type { LevelMovement, PlacementFigure, ReportPeriod, TestSeen } from "@saywell/contract";
import { formatDay, formatDayOfYear } from "../../../lib/dates";
import { formatNumber } from "../../../lib/numbers";
import { zoneLabel } from "../../../lib/time-zones";

/** `5 February 2026` of a calendar day, wherever it is one. */
export const sayDay = (calendarDay: string): string => formatDay(`${calendarDay}T12:00:00Z`, "UTC");

export const sayDays = ({ from, to }: { from: string; to: string }): string =>
  from === to ? sayDay(from) : `${sayDay(from)} to ${sayDay(to)}`;

/** The same without years: the report says them. */
export const sayDaysOfYear = ({ from, to }: { from: string; to: string }): string =>
  from === to ? formatDayOfYear(from) : `${formatDayOfYear(from)} to ${formatDayOfYear(to)}`;

/** Of which days figures are, and in whose calendar. */
export const sayPeriod = (period: ReportPeriod): string =>
  `${sayDays(period)}, the school's days (${zoneLabel(period.timeZone)})`;

export const sayCount = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** `B1 (between A2 and B1)` */
export const sayTest = ({ level, lowest, highest }: TestSeen): string =>
  lowest === highest ? level : `${level} (between ${lowest} and ${highest})`;

export const movementWords: Record<LevelMovement, string> = {
  "likely-up": "Likely moved up",
  "likely-down": "Likely moved down",
  unclear: "No clear move",
};

/** Why it is said, in a sentence. */
export function movementReason({ movement }: PlacementFigure): string {
  if (movement === null) return "One test alone: there is nothing to compare it with yet.";
  return movement === "unclear"
    ? "The two intervals overlap, so both may be the same level measured twice."
    : "The two intervals do not overlap.";
}
