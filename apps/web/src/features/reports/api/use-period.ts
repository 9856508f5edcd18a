import { localDay } from "@saywell/gamification";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { type DaysWish, daysOf, periodIn, type PeriodName } from "../model/report-days";

/** The days of a report, kept in the address. */
export function usePeriod(timeZone: string) {
  const [search, setSearch] = useSearchParams();
  const [today] = useState(() => localDay(new Date(), timeZone));
  const { name, own } = periodIn(search);
  const choose = (next: PeriodName, days: DaysWish = {}) =>
    setSearch(next === "4-weeks" ? {} : { period: next, ...days }, { replace: true });
  return { name, own, today, days: daysOf({ name, own }, today), choose };
}
