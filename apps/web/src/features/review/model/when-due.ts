import { dayNumber, localDay } from "@saywell/gamification";

const minute = 60;
const day = 24 * 3600;

/** In how long a card comes back, as "10 minutes", "3 days" or "2 months". */
export function sayInterval(seconds: number): string {
  if (seconds < 3600) return counted(Math.max(1, Math.round(seconds / minute)), "minute");
  if (seconds < day) return counted(Math.round(seconds / 3600), "hour");
  const days = Math.round(seconds / day);
  if (days < 30) return counted(days, "day");
  return days < 360 ? counted(Math.round(days / 30), "month") : "1 year";
}

const counted = (count: number, unit: string): string =>
  `${count} ${unit}${count === 1 ? "" : "s"}`;

/** When the next card comes, as "in 9 minutes", "tomorrow", "on Friday" or "on 24 November". */
export function sayNext(dueAt: Date, now: Date, timeZone: string): string {
  const daysOff = dayNumber(localDay(dueAt, timeZone)) - dayNumber(localDay(now, timeZone));
  if (daysOff <= 0 || dueAt.getTime() - now.getTime() < 3_600_000) {
    const seconds = (dueAt.getTime() - now.getTime()) / 1000;
    // Never too early: who looks again at the time that was said finds the card.
    return `in ${sayInterval(Math.ceil(seconds / minute) * minute)}`;
  }
  if (daysOff === 1) return "tomorrow";
  const format: Intl.DateTimeFormatOptions =
    daysOff < 7 ? { weekday: "long" } : { day: "numeric", month: "long" };
  return `on ${new Intl.DateTimeFormat("en-GB", { ...format, timeZone }).format(dueAt)}`;
}
