import { type Balance, balance, type LedgerEntry } from "./ledger";

/** What games pay at most on one day of the learner's, however many are played. */
export const mostGamePayPerDay = { xp: 40, coins: 10 } as const;

const xpPerRightAnswer = 2;
const winXp = 5;
const winCoins = 2;
/** Right answers that bring a coin to whoever does not win. */
const rightForCoin = 3;

/** What somebody did in a game that is over. */
export interface PlayedGame {
  /** Questions they answered right. */
  right: number;
  /** Questions that were asked. */
  rounds: number;
  /** People who played, they among them; bots are none. */
  people: number;
  /** 1 for the best; who had as much shares it. */
  rank: number;
}

/**
 * What a finished game pays: for what was right, and for being first among people. Against bots alone
 * there is nobody to win from and half the XP, so that nobody farms them. Who answered nothing right
 * has won nothing, also where all had as little.
 */
export function gamePay({ right, rounds, people, rank }: PlayedGame): {
  played: Balance;
  /** Null where it was not won. */
  won: Balance | null;
} {
  const counted = Math.max(0, Math.min(right, rounds));
  const isAmongPeople = people > 1;
  const hasWon = isAmongPeople && rank === 1 && counted > 0;
  const xp = counted * xpPerRightAnswer;
  return {
    played: {
      xp: isAmongPeople ? xp : Math.floor(xp / 2),
      coins: !hasWon && counted >= rightForCoin ? 1 : 0,
    },
    won: hasWon ? { xp: winXp, coins: winCoins } : null,
  };
}

/**
 * The entries of one game, cut to what is left of the learner's day. One that pays nothing any more
 * stays: a game was won all the same, and its cause is settled.
 *
 * @param had what games have paid on this day before
 */
export function dailyGameCap(entries: readonly LedgerEntry[], had: Balance): LedgerEntry[] {
  const given: LedgerEntry[] = [];
  for (const entry of entries) {
    const now = balance([had, ...given]);
    given.push({
      ...entry,
      xp: Math.min(entry.xp, Math.max(0, mostGamePayPerDay.xp - now.xp)),
      coins: Math.min(entry.coins, Math.max(0, mostGamePayPerDay.coins - now.coins)),
    });
  }
  return given;
}
