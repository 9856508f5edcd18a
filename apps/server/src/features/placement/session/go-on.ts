import type { Clock } from "../../../adapters/clock";
import type { Db } from "../../../db/database";
import { asUuid } from "../../../db/uuid";
import { ok, refuse, type Result } from "../../../refusal";
import type { BankKeeper } from "../bank/bank-keeper";
import type { LiveBank } from "../bank/item-bank";
import * as results from "../results/results.store";
import { replay } from "../scoring/measurement";
import { endOf, planOf, type TimeAllowance } from "../test-plan";
import { nextOf, show } from "./ask";
import { answered } from "./end-session";
import { canGoOn, isOwnSession, type Viewer } from "./own-session";
import { endedAt } from "./session-view";
import type { SessionWork } from "./session-work";
import type { SessionRow } from "./sessions.store";
import * as sessions from "./sessions.store";

interface Deps {
  db: Db;
  clock: Pick<Clock, "now">;
  bank: BankKeeper;
  inSession: SessionWork["inSession"];
}

interface GoneOnWith {
  sessionId: string;
  timeAllowance: TimeAllowance;
}

export function createGoingOn({ db, clock, bank: keeper, inSession }: Deps) {
  /**
   * Opens a quick test again as an exact one, once and within a day, for who took it: what was
   * answered counts, and its time is taken off the exact test's. Whoever has done so finds it open.
   * Nothing is written before it is sure that there is a question to go on with.
   */
  return async function goOn(viewer: Viewer, resultId: string): Promise<Result<GoneOnWith>> {
    const now = clock.now();
    const bank = await keeper.current();
    const id = asUuid(resultId);
    const result = id === null ? undefined : await results.findResult(db, { id });
    if (result === undefined) return noSuchResult;
    return await inSession(viewer.accountId, result.sessionId, async (tx, session) => {
      if (!isOwnSession(viewer, session)) return noSuchResult;
      if (!canGoOn(session, now)) return cannotGoOn;
      const open = ok({ sessionId: session.id, timeAllowance: session.timeAllowance });
      if (session.finishedAt === null) return open;
      const reopened = asExact(session, bank, now);
      const rows = await sessions.listAnswers(tx, session.id);
      // What waited when the test ended waits still, if it is still asked.
      if (!rows.some(({ score, itemId }) => score === null && bank.find(itemId) !== undefined)) {
        const given = answered(rows);
        const plan = planOf(session.testType, "exact");
        const state = replay(plan, bank, given);
        const next = await nextOf(tx, reopened, { plan, bank, state, now });
        if (next === null) return cannotGoOn;
        await show(tx, session, next, given.length, now);
      }
      await sessions.reopenSession(tx, reopened);
      return open;
    });
  };
}

/** A quick test as it is once it is gone on with; one that is open again, as it stands. */
export function asExact(session: SessionRow, bank: LiveBank, now: Date): SessionRow {
  const { testType, timeAllowance, startedAt, finishedAt } = session;
  if (finishedAt === null) return session;
  const plan = planOf(testType, "exact");
  const used = endedAt(session, finishedAt).getTime() - startedAt.getTime();
  return {
    ...session,
    questionLimit: Math.min(plan.questionLimit, bank.of(testType).items.length),
    questionOrder: "ADAPTIVE",
    endsAt: endOf(plan, timeAllowance, new Date(now.getTime() - used)),
  };
}

const noSuchResult = refuse("not-found", "There is no such test result.");
const cannotGoOn = refuse(
  "conflict",
  "You cannot go on with this test any more. You can take it again.",
);
