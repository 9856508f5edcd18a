import { asUuid } from "../../../db/uuid";
import { ok, refuse, type Result } from "../../../refusal";
import * as results from "../results/results.store";
import { replay } from "../scoring/measurement";
import { endOf, planOf } from "../test-plan";
import { nextOf, show } from "./ask";
import { answered } from "./end-session";
import { canGoOn, isOwnSession, type Viewer } from "./own-session";
import type { SessionWork } from "./session-work";
import * as sessions from "./sessions.store";
import type { TestSessionDeps } from "./test-sessions.service";

interface Deps extends Pick<TestSessionDeps, "db" | "clock" | "bank"> {
  inSession: SessionWork["inSession"];
}

export function createGoingOn({ db, clock, bank: keeper, inSession }: Deps) {
  /**
   * Opens a quick test again as an exact one, once and within a day, for who took it: what was
   * answered counts, and its time is taken off the exact test's. Whoever has done so finds it open.
   */
  return async function goOn(
    viewer: Viewer,
    resultId: string,
  ): Promise<Result<{ sessionId: string }>> {
    const now = clock.now();
    const bank = await keeper.current();
    const id = asUuid(resultId);
    const result = id === null ? undefined : await results.findResult(db, { id });
    if (result === undefined) return noSuchResult;
    return await inSession(viewer.accountId, result.sessionId, async (tx, session) => {
      if (!isOwnSession(viewer, session)) return noSuchResult;
      if (!canGoOn(session, now)) return cannotGoOn;
      if (session.finishedAt === null) return ok({ sessionId: session.id });
      const { testType, timeAllowance, startedAt, finishedAt } = session;
      const plan = planOf(testType, "exact");
      const used = finishedAt.getTime() - startedAt.getTime();
      const reopened = await sessions.reopenSession(tx, session.id, {
        questionLimit: Math.min(plan.questionLimit, bank.of(testType).items.length),
        endsAt: endOf(plan, timeAllowance, new Date(now.getTime() - used)),
      });
      const rows = await sessions.listAnswers(tx, session.id);
      if (rows.every(({ score }) => score !== null)) {
        const state = replay(plan, bank, answered(rows));
        const next = await nextOf(tx, reopened, { plan, bank, state, now });
        if (next === null) return cannotGoOn;
        await show(tx, reopened, next, rows.length, now);
      }
      return ok({ sessionId: session.id });
    });
  };
}

const noSuchResult = refuse("not-found", "There is no such test result.");
const cannotGoOn = refuse(
  "conflict",
  "You cannot go on with this test any more. You can take it again.",
);
