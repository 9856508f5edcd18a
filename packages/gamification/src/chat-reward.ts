import type { LedgerEntry } from "./ledger";

/** XP for the first room message of a day. */
export const CHAT_XP = 5;

/**
 * What talking in rooms pays: once a day, however much is said, so that nobody chatters for XP.
 *
 * @param day the learner's local day `YYYY-MM-DD`
 */
export const chatEntry = (day: string): LedgerEntry => ({
  kind: "room-message",
  source: day,
  xp: CHAT_XP,
  coins: 0,
});
