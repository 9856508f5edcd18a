import type { LeaderboardRow, leaderboardScopes, leaderboardPeriods } from "@saywell/contract";
import { levelOf, startOfWeek } from "@saywell/gamification";
import type { Clock } from "../../../adapters/clock";
import type { Db, Rows, Tx } from "../../../db/database";
import { ok, refuse, type Result } from "../../../refusal";
import type { LearnerAccounts } from "../gamification.service";
import { type LeaderboardProfile, readLeaderboard } from "./leaderboard.store";

interface View {
  period: (typeof leaderboardPeriods)[number];
  scope: (typeof leaderboardScopes)[number];
}

export interface LeaderboardDeps {
  db: Db;
  clock: Clock;
  /** Whether the demo school is open: closed, its learners are on no leaderboard. */
  demo: boolean;
  accounts: Pick<LearnerAccounts, "findCard"> & {
    profiles: (db: Db | Tx) => Rows<LeaderboardProfile>;
  };
  /** The accounts among whom a learner compares themselves: their friends, or their class. */
  scopeOf: (
    tx: Db | Tx,
    accountId: string,
    scope: Exclude<View["scope"], "everyone">,
  ) => Promise<string[]>;
  /** Who of a class is named to a learner in whole, and who not at all. */
  namedTo: (from: Db | Tx, accountId: string) => Promise<{ whole: string[]; nameless: string[] }>;
}

export type Leaderboard = ReturnType<typeof createLeaderboard>;

export function createLeaderboard({
  db,
  clock,
  demo,
  accounts,
  scopeOf,
  namedTo,
}: LeaderboardDeps) {
  /** Learners by the XP of a period, as one of them sees them. */
  async function read(
    accountId: string,
    { period, scope }: View,
  ): Promise<Result<LeaderboardRow[]>> {
    const account = await accounts.findCard(db, accountId);
    if (account === undefined) return refuse("not-found", "There is no such learner.");
    const entries = await readLeaderboard(db, {
      profiles: accounts.profiles(db),
      accountId,
      since: period === "week" ? startOfWeek(clock.now(), account.time_zone) : null,
      among: scope === "everyone" ? null : await scopeOf(db, accountId, scope),
      demo,
      named: scope === "class" ? await namedTo(db, accountId) : { whole: [], nameless: [] },
    });
    return ok(entries.map(({ totalXp, ...row }) => ({ ...row, level: levelOf(totalXp) })));
  }

  return { read };
}
