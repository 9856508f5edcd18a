import { dayNumber, dayOfNumber } from "@saywell/gamification";

/** The days that a report is asked for. Nothing: the last four weeks. */
export interface DaysWish {
  from?: string;
  to?: string;
}

/** How many days, today with them. */
const lengths = { "4-weeks": 28, "3-months": 91, year: 365 } as const;

export const periods = ["4-weeks", "3-months", "year", "own"] as const;
export type PeriodName = (typeof periods)[number];

export const periodWords: Record<PeriodName, string> = {
  "4-weeks": "Last 4 weeks",
  "3-months": "Last 3 months",
  year: "Last year",
  own: "Your own dates",
};

/** The period in an address: `?period=year`, or `?from=2026-09-01&to=2026-12-18`. */
export function periodIn(search: URLSearchParams): { name: PeriodName; own: DaysWish } {
  const own = {
    ...(isDay(search.get("from")) && { from: search.get("from")! }),
    ...(isDay(search.get("to")) && { to: search.get("to")! }),
  };
  const named = periods.find((each) => each === search.get("period"));
  const isOwn = own.from !== undefined && own.to !== undefined;
  if (named !== undefined && named !== "own") return { name: named, own: {} };
  return isOwn ? { name: "own", own } : { name: named ?? "4-weeks", own: {} };
}

/** The days of a period that ends today. */
export function daysOf(
  { name, own }: { name: PeriodName; own: DaysWish },
  today: string,
): DaysWish {
  if (name === "own") return own;
  // Without a last day it is the school's own today.
  return name === "4-weeks" ? {} : { from: dayOfNumber(dayNumber(today) - lengths[name] + 1) };
}

const isDay = (text: string | null): boolean =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
