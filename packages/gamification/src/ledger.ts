/**
 * Why XP or coins changed. With the learner and a source, a kind is a unique
 * cause: the same cause is never paid twice.
 *
 * | kind                  | source                     |
 * |-----------------------|----------------------------|
 * | lesson-completed      | lesson id                  |
 * | lesson-part           | lesson id `:` dialogue XP and quiz points paid until then, with a `+` between them |
 * | lesson-improved       | lesson id `:` new best     |
 * | lesson-replayed       | lesson id `:` local day    |
 * | room-message          | local day                  |
 * | game-played           | game id `:` number of the match |
 * | game-won              | the same                   |
 * | daily-five            | local day                  |
 * | monthly-coins         | local month, `YYYY-MM`     |
 * | live-session-booked   | booking id                 |
 * | live-session-refunded | booking id                 |
 * | guest-joined          | when it was                |
 */
export const ledgerKinds = [
  "lesson-completed",
  "lesson-part",
  "lesson-improved",
  "lesson-replayed",
  "room-message",
  "game-played",
  "game-won",
  "daily-five",
  "monthly-coins",
  "live-session-booked",
  "live-session-refunded",
  "guest-joined",
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** One change of a learner's XP and coins. XP only rises; coins are negative when spent. */
export interface LedgerEntry {
  readonly kind: LedgerKind;
  readonly source: string;
  readonly xp: number;
  readonly coins: number;
}

export interface Balance {
  xp: number;
  coins: number;
}

/** What a set of entries comes to. */
export function balance(entries: Iterable<Pick<LedgerEntry, "xp" | "coins">>): Balance {
  const total = { xp: 0, coins: 0 };
  for (const entry of entries) {
    total.xp += entry.xp;
    total.coins += entry.coins;
  }
  return total;
}

/** The lesson that an entry of a `lesson-…` kind is about. */
export const lessonOfSource = (source: string): string => source.split(":", 1)[0]!;
