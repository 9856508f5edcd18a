import type { LedgerEntry } from "./ledger";

const xpPerRightAnswer = 2;
const allRightXp = 5;
const rightForCoin = 4;

/**
 * What the five questions of a day pay: once a day, whatever else was played.
 *
 * @param day the learner's local day `YYYY-MM-DD`
 * @param right questions they answered right
 * @param rounds how many there were
 */
export const dailyFiveEntry = (day: string, right: number, rounds: number): LedgerEntry => ({
  kind: "daily-five",
  source: day,
  xp: right * xpPerRightAnswer + (right === rounds ? allRightXp : 0),
  coins: right >= rightForCoin ? 1 : 0,
});
