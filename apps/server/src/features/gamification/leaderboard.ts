import type { LeaderboardRow, leaderboardCircles, leaderboardPeriods } from "@saywell/contract";
import { levelOf, startOfWeek } from "@saywell/gamification";
import type { Clock } from "../../adapters/clock";
import type { Db, Tx } from "../../db/database";
import { ok, refuse, type Result } from "../../refusal";
import { findAccount } from "./gamification.store";
import { readStandings } from "./leaderboard.store";

interface View {
  period: (typeof leaderboardPeriods)[number];
  circle: (typeof leaderboardCircles)[number];
}

interface Deps {
  db: Db;
  clock: Clock;
  /** Whether the demo school is open: closed, its learners are on no leaderboard. */
  demo: boolean;
  /** The accounts in a learner's own circle; `app.ts` hands it in. */
  circleOf: (
    tx: Db | Tx,
    accountId: string,
    circle: Exclude<View["circle"], "everyone">,
  ) => Promise<string[]>;
}

export type Leaderboard = ReturnType<typeof createLeaderboard>;

export function createLeaderboard({ db, clock, demo, circleOf }: Deps) {
  /** Learners by the XP of a period, as one of them sees them. */
  async function read(
    accountId: string,
    { period, circle }: View,
  ): Promise<Result<LeaderboardRow[]>> {
    const account = await findAccount(db, accountId);
    if (account === undefined) return refuse("not-found", "There is no such learner.");
    const standings = await readStandings(db, {
      accountId,
      since: period === "week" ? startOfWeek(clock.now(), account.timeZone) : null,
      among: circle === "everyone" ? null : await circleOf(db, accountId, circle),
      demo,
    });
    return ok(standings.map(({ totalXp, ...row }) => ({ ...row, level: levelOf(totalXp) })));
  }

  return { read };
}
