import { dayNumber, dayOfNumber, localDay } from "@saywell/gamification";

/** The last seven days. */
export interface Week {
  from: string;
  /** Today. */
  to: string;
  timeZone: string;
}

/** The seven days of which today, in this time zone, is the last. */
export function lastSevenDays(now: Date, timeZone: string): Week {
  const to = localDay(now, timeZone);
  return { from: dayOfNumber(dayNumber(to) - 6), to, timeZone };
}

/** The days of such a week under their weekdays: Monday first, whichever of them is today. */
export function underWeekdays({ from }: Week): string[] {
  const first = dayNumber(from);
  const days = Array.from({ length: 7 }, (_, place) => dayOfNumber(first + place));
  return days.toSorted((one, other) => weekdayOf(one) - weekdayOf(other));
}

/** 0 for Monday to 6 for Sunday. */
const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;
