import { localDay, startOfDay } from "./calendar";

/** Hours after a change of time zone in which no new day comes by it. */
export const ZONE_SETTLES_AFTER_HOURS = 20;

/** Where a learner's days were counted so far. */
export interface CountedBefore {
  timeZone: string;
  /** Since when; null where it was never another. */
  zoneSince: Date | null;
  /** When the last day of this kind began to count: the last with study, or the last that paid. */
  lastAt: Date | null;
}

/**
 * Whether a day that begins here and now counts as a day of its own, or is the one before by another
 * name. In one time zone the calendar alone decides, so ten minutes either side of midnight are two
 * days. Soon after a change of zone that would make two days of one, for whoever picks a zone in
 * which it is midnight: there a new day counts only 20 hours after the last one did.
 *
 * A last day that is still to come is none: a clock was wrong.
 */
export function isOwnDay(
  { now, timeZone }: { now: Date; timeZone: string },
  before: CountedBefore | undefined,
): boolean {
  if (before === undefined || before.lastAt === null || before.lastAt > now) return true;
  if (hasSettled(before.lastAt, now)) return true;
  if (timeZone !== before.timeZone) return false;
  return before.zoneSince === null || hasSettled(before.zoneSince, now);
}

/**
 * When the day of now began as far as what it may pay goes: at the learner's midnight, and soon after a
 * change of zone, which would begin a day anew, not less than 20 hours ago.
 */
export function ownDayBegan(
  { now, timeZone }: { now: Date; timeZone: string },
  before: Pick<CountedBefore, "timeZone" | "zoneSince"> | undefined,
): Date {
  const midnight = startOfDay(localDay(now, timeZone), timeZone);
  const zoneSince = zoneSinceOf({ now, timeZone }, before);
  if (zoneSince === null || hasSettled(zoneSince, now)) return midnight;
  const settled = now.getTime() - ZONE_SETTLES_AFTER_HOURS * 3_600_000;
  return new Date(Math.min(midnight.getTime(), settled));
}

/** Since when a learner's days are counted in the zone of now. */
export const zoneSinceOf = (
  { now, timeZone }: { now: Date; timeZone: string },
  before: Pick<CountedBefore, "timeZone" | "zoneSince"> | undefined,
): Date | null =>
  before === undefined ? null : before.timeZone === timeZone ? before.zoneSince : now;

const hasSettled = (since: Date, now: Date): boolean =>
  now.getTime() - since.getTime() >= ZONE_SETTLES_AFTER_HOURS * 3_600_000;
