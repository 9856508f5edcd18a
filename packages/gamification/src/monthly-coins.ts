import type { LedgerEntry } from "./ledger";

/** The calendar month, `YYYY-MM`, of a day. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The coins that a plan gives in the calendar month of a local day: one entry, so they are given once. */
export const monthlyEntry = (day: string, coins: number): LedgerEntry => ({
  kind: "monthly-coins",
  source: monthOf(day),
  xp: 0,
  coins,
});
