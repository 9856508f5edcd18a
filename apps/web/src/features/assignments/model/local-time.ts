import { formatDate } from "@saywell/english";
import { localDay } from "@saywell/gamification";

const day = 86_400_000;

/** A moment as a field for date and time has it, on a zone's calendar: `2026-12-04T18:00`. */
export const localTimeOf = (at: string | Date, timeZone: string): string =>
  `${localDay(new Date(at), timeZone)}T${formatDate("time", at, timeZone)}`;

/**
 * The moment at which the clocks of a zone show this, as a field for date and time has it; null for
 * what is no time. An hour that comes twice is meant the first time. An hour that is left out, as
 * clocks go forward, is as long after the change as it would be after the hour before it.
 */
export function momentOf(local: string, timeZone: string): string | null {
  const asIfUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asIfUtc)) return null;
  // The zone's distance from UTC a day before and a day after: clocks change at most once between.
  const [before, after] = [asIfUtc - day, asIfUtc + day].map(
    (at) => asIfUtc - (Date.parse(`${localTimeOf(new Date(at), timeZone)}Z`) - floorMinute(at)),
  ) as [number, number];
  const fitting = [before, after]
    .filter((at) => localTimeOf(new Date(at), timeZone) === local.slice(0, 16))
    .toSorted((one, other) => one - other);
  return new Date(fitting[0] ?? before).toISOString();
}

const floorMinute = (at: number): number => Math.floor(at / 60_000) * 60_000;
