import type { ReportPeriod } from "@saywell/contract";
import { reportRule } from "@saywell/contract/constants";
import { dayNumber, dayOfNumber, localDay, startOfDay } from "@saywell/gamification";
import { ok, refuse, type Result } from "../../refusal";

/** The days of a report, and the instants between which they lie. */
export interface Period extends ReportPeriod {
  begins: Date;
  /** The first instant after it. */
  ends: Date;
}

/**
 * The days that somebody asks for: up to today at most, and without a wish the last 28. They begin and
 * end where the school is.
 */
export function periodOf(
  wish: { from?: string | undefined; to?: string | undefined },
  now: Date,
  timeZone: string,
): Result<Period> {
  const today = localDay(now, timeZone);
  const to = wish.to === undefined || wish.to > today ? today : wish.to;
  const from = wish.from ?? dayOfNumber(dayNumber(to) - reportRule.usualDays + 1);
  if (from > today) return refuse("invalid-input", "Choose days that have begun.");
  if (from > to) return refuse("invalid-input", "The first day must not be after the last one.");
  if (dayNumber(to) - dayNumber(from) >= reportRule.longestDays) {
    return refuse("invalid-input", `Choose at most ${reportRule.longestDays} days.`);
  }
  const ends = startOfDay(dayOfNumber(dayNumber(to) + 1), timeZone);
  return ok({ from, to, timeZone, begins: startOfDay(from, timeZone), ends });
}

export interface Days {
  from: string;
  to: string;
}

/** A period by its days, or a longer one by its weeks: from Monday, cut where the period begins and ends. */
export function spansOf({ from, to }: Days): { unit: "day" | "week"; spans: Days[] } {
  const [first, last] = [dayNumber(from), dayNumber(to)];
  const unit = last - first < reportRule.byDay ? "day" : "week";
  const spans: Days[] = [];
  for (let begin = first; begin <= last;) {
    // Day 0 was a Thursday.
    const untilSunday = 6 - ((begin + 3) % 7);
    const end = unit === "day" ? begin : Math.min(last, begin + untilSunday);
    spans.push({ from: dayOfNumber(begin), to: dayOfNumber(end) });
    begin = end + 1;
  }
  return { unit, spans };
}

export function eachDay({ from, to }: Days): string[] {
  const first = dayNumber(from);
  return Array.from({ length: dayNumber(to) - first + 1 }, (_, place) =>
    dayOfNumber(first + place),
  );
}

export const isWithin = (day: string, { from, to }: Days): boolean => from <= day && day <= to;
