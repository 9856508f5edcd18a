import { monthlyCoins } from "@saywell/entitlements";
import {
  type LedgerEntry,
  localDay,
  monthlyEntry,
  monthOf,
  startOfNextMonth,
} from "@saywell/gamification";
import type { Role } from "@saywell/contract";
import type { Tx } from "../../db/database";
import type { Learner } from "./learner-days";
import * as store from "./gamification.store";

interface Deps {
  /** Whether the school charges: elsewhere there are no plans that give coins. */
  isCharged: boolean;
  lock: (tx: Tx, accountId: string) => Promise<{ time_zone: string; role: Role } | undefined>;
}

export type MonthlyCoins = ReturnType<typeof createMonthlyCoins>;

/**
 * The coins that every plan gives each month. They are written with whatever a learner is paid or spends
 * in the month, and else when they look at what they have, so that nobody misses them who comes, and
 * nothing is written for who does not.
 */
export function createMonthlyCoins({ isCharged, lock }: Deps) {
  /** The entry of the month, to be stored before what is paid now. Its cause is paid once. */
  const entriesFor = (role: Role, { timeZone, now }: Omit<Learner, "accountId">): LedgerEntry[] =>
    isCharged && role === "LEARNER" ? [monthlyEntry(localDay(now, timeZone), monthlyCoins)] : [];

  /** Whether the month may still have to be given to somebody whose latest month this is. */
  const isOwed = (role: Role, day: string, latest: string | null): boolean =>
    isCharged && role === "LEARNER" && (latest === null || latest < monthOf(day));

  /** Gives the month, however often and from wherever it is asked for at once. */
  async function pay(tx: Tx, accountId: string, now: Date): Promise<void> {
    if (!isCharged) return;
    const account = await lock(tx, accountId);
    if (account === undefined) return;
    const entries = entriesFor(account.role, { timeZone: account.time_zone, now });
    await store.insertEntries(tx, accountId, entries, now);
  }

  /** What is given each month, and from when on the next can be had; null where nothing is. */
  const promisedTo = (role: Role, { timeZone, now }: Omit<Learner, "accountId">) =>
    isCharged && role === "LEARNER"
      ? { coins: monthlyCoins, nextAt: startOfNextMonth(now, timeZone).toISOString() }
      : null;

  return { entriesFor, isOwed, pay, promisedTo };
}
