import { formatDate } from "@saywell/english";
import { dayNumber, localDay } from "@saywell/gamification";

/** `3 January 2026`; without a time zone, an IANA name, on this device's calendar. */
export const formatDay = (at: string, timeZone?: string): string => formatDate("day", at, timeZone);

/** `3 January 2026 at 09:05`, on this device's calendar. */
export const formatSpokenMoment = (at: string): string => formatDate("spokenMoment", at, undefined);

/** A calendar day such as `2026-01-03`, wherever it is one: `Saturday 3 January`. */
export const formatCalendarDay = (calendarDay: string): string =>
  formatDate("weekdayAndDay", `${calendarDay}T12:00:00Z`, "UTC");

/** The same without its weekday, where the year is known: `3 January`. */
export const formatDayOfYear = (calendarDay: string): string =>
  formatDate("dayOfYear", `${calendarDay}T12:00:00Z`, "UTC");

/** `3 Jan 2026, 09:05`, on the reader's calendar. */
export const formatMoment = (at: string, timeZone: string): string =>
  formatDate("moment", at, timeZone);

/** `09:05` */
export const formatTime = (at: string): string => formatDate("time", at, undefined);

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** A day seen from another: `Today`, `Yesterday`, `Monday 2 March`, `31 December 2025`. */
export function nameDay(date: Date, today: Date): string {
  if (date.toDateString() === today.toDateString()) return "Today";
  // Noon, so that the day on which clocks change counts as one.
  const noon = new Date(today).setHours(12, 0, 0, 0);
  if (date.toDateString() === new Date(noon - day).toDateString()) return "Yesterday";
  const isThisYear = date.getFullYear() === today.getFullYear();
  return formatDate(isThisYear ? "weekdayAndDay" : "day", date, undefined);
}

/** How long ago something was, at a moment in milliseconds: `Just now`, `5m ago`, `3h ago`, `2d ago`. */
export function sayAgo(at: string, now: number): string {
  // A clock that goes wrong puts nobody into the future.
  const ago = Math.max(0, now - Date.parse(at));
  if (ago < minute) return "Just now";
  if (ago < hour) return `${Math.floor(ago / minute)}m ago`;
  if (ago < day) return `${Math.floor(ago / hour)}h ago`;
  return `${Math.floor(ago / day)}d ago`;
}

const counted = (count: number, unit: string): string =>
  `${count} ${unit}${count === 1 ? "" : "s"}`;

/** On which day something was, seen from now: `today`, `yesterday`, `3 days ago`, `2 months ago`. */
export function sayDaysAgo(at: string, now: Date, timeZone: string): string {
  const today = dayNumber(localDay(now, timeZone));
  const daysAgo = today - dayNumber(localDay(new Date(at), timeZone));
  if (daysAgo <= 0) return "today";
  return daysAgo === 1 ? "yesterday" : `${sayInterval((daysAgo * day) / second)} ago`;
}

/** A length of time in seconds, as `10 minutes`, `3 days` or `2 months`. */
export function sayInterval(seconds: number): string {
  const length = seconds * second;
  if (length < hour) return counted(Math.max(1, Math.round(length / minute)), "minute");
  if (length < day) return counted(Math.round(length / hour), "hour");
  const days = Math.round(length / day);
  if (days < 30) return counted(days, "day");
  return days < 360 ? counted(Math.round(days / 30), "month") : "1 year";
}

/** When something comes next: `in 9 minutes`, `tomorrow`, `on Friday` or `on 24 November`. */
export function sayNext(dueAt: Date, now: Date, timeZone: string): string {
  const daysOff = dayNumber(localDay(dueAt, timeZone)) - dayNumber(localDay(now, timeZone));
  const wait = dueAt.getTime() - now.getTime();
  // Never too early: who comes again at the time that was said finds it.
  if (daysOff <= 0 || wait < hour) {
    return `in ${sayInterval((Math.ceil(wait / minute) * minute) / second)}`;
  }
  if (daysOff === 1) return "tomorrow";
  return `on ${formatDate(daysOff < 7 ? "weekday" : "dayOfYear", dueAt, timeZone)}`;
}
