import type { LeaderboardRow, leaderboardScopes, leaderboardPeriods } from "@saywell/contract";
import { levelOf, startOfWeek } from "@saywell/gamification";
import type { Clock } from "../../adapters/clock";
import type { Db, Tx } from "../../db/database";
import { ok, refuse, type Result } from "../../refusal";
import { findAccount } from "./gamification.store";
import { readLeaderboard } from "./leaderboard.store";

interface View {
  period: (typeof leaderboardPeriods)[number];
  circle: (typeof leaderboardScopes)[number];
}

interface Deps {
  db: Db;
  clock: Clock;
  /** Whether the demo school is open: closed, its learners are on no leaderboard. */
  demo: boolean;
  /** The accounts among whom a learner compares themselves: their friends, or their class. */
  scopeOf: (
    tx: Db | Tx,
    accountId: string,
    scope: Exclude<View["circle"], "everyone">,
  ) => Promise<string[]>;
}

export type Leaderboard = ReturnType<typeof createLeaderboard>;

export function createLeaderboard({ db, clock, demo, scopeOf }: Deps) {
  /** Learners by the XP of a period, as one of them sees them. */
  async function read(
    accountId: string,
    { period, circle: scope }: View,
  ): Promise<Result<LeaderboardRow[]>> {
    const account = await findAccount(db, accountId);
    if (account === undefined) return refuse("not-found", "There is no such learner.");
    const entries = await readLeaderboard(db, {
      accountId,
      since: period === "week" ? startOfWeek(clock.now(), account.timeZone) : null,
      among: scope === "everyone" ? null : await scopeOf(db, accountId, scope),
      demo,
    });
    return ok(entries.map(({ totalXp, ...row }) => ({ ...row, level: levelOf(totalXp) })));
  }

  return { read };
}
