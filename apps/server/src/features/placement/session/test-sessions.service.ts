import { randomInt } from "node:crypto";
import { drawIneligible, randomFrom, startTest } from "@saywell/adaptive-test";
import type { CallByName, CallReply, LevelTestSession } from "@saywell/contract";
import type { Tx } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";
import type { Events } from "../../../events";
import type { Jobs } from "../../../jobs";
import { ok, refuse, type Result } from "../../../refusal";
import * as results from "../results/results.store";
import { replay } from "../scoring/measurement";
import { endOf, planOf, type TestLength, type TestType, type TimeAllowance } from "../test-plan";
import { seenBy, show, unseenFor } from "./ask";
import { answered, saveLevel, type SetLevel } from "./end-session";
import * as exposure from "./exposure.store";
import { createGoingOn } from "./go-on";
import { listQuestions } from "./list-questions";
import { viewQuestion } from "./question-view";
import { isTimeUp, secondsLeft, viewEnd, viewPlace } from "./session-view";
import { type CallerId, createSessionWork } from "./session-work";
import * as sessions from "./sessions.store";
import { claimNext } from "./show-question";
import { type AnsweringDeps, createAnswering } from "./take-answer";
import { hashTakerToken } from "./taker-token";
import * as takers from "./takers.store";

export interface TestSessionDeps extends Omit<AnsweringDeps, "inSession"> {
  events: Pick<Events, "publish">;
  jobs: Pick<Jobs, "enqueue">;
  setLevel: SetLevel;
  isOfDemo: IsOfDemo;
}

/** Whether this is an account of the demo school, which is everybody's. */
type IsOfDemo = (tx: Tx, accountId: string) => Promise<boolean>;

/** How somebody begins a test. */
interface Begin {
  timeAllowance?: TimeAllowance | undefined;
  length?: TestLength | undefined;
}

type Started = CallReply<CallByName<"GET /api/level-test/questions/{testType}">>;
type Submitted = CallReply<CallByName<"POST /api/level-test/submit">>;

export type TestSessions = ReturnType<typeof createTestSessions>;

export function createTestSessions(deps: TestSessionDeps) {
  const { db, clock, bank: keeper, setLevel, isOfDemo } = deps;
  const { inSession, resultOf, endAbandoned } = createSessionWork(deps);
  const answer = createAnswering({ ...deps, inSession });
  const goOn = createGoingOn({ ...deps, inSession });

  async function start(
    caller: CallerId,
    testType: TestType,
    { timeAllowance = "1", length = "exact" }: Begin,
    /** The secret by which somebody without an account is known. */
    takerToken: string | null = null,
  ): Promise<Result<Started>> {
    const now = clock.now();
    const plan = planOf(testType, length);
    const bank = await keeper.current();
    await endAbandoned(bank, now);
    const seed = randomInt(2 ** 47);
    const taker = caller === null && takerToken !== null ? hashTakerToken(takerToken) : null;
    const seen = await seenBy(db, { accountId: caller, taker }, now, null);
    const counts = await exposure.loadExposure(db, testType);
    const ineligible = [...drawIneligible(counts, randomFrom(`${seed} draw`))];
    const session = await inTransaction(db, async (tx) => {
      const first = await claimNext(
        tx,
        { seed, ineligible, questionLimit: plan.questionLimit },
        { plan, bank, state: startTest(plan.prior), seen },
        { ...counts, sessions: counts.sessions + 1 },
      );
      if (first === null) return null;
      const listed = listQuestions({
        plan,
        items: bank.of(testType).items,
        first,
        ineligible: new Set(ineligible),
        excluded: new Set(seen),
        seed,
      });
      await takers.deleteExpiredTakers(tx, now);
      if (taker !== null) await takers.keepTaker(tx, taker, new Date(now.getTime() + unseenFor));
      const session = await sessions.insertSession(tx, {
        testType,
        accountId: caller,
        taker,
        seed,
        timeAllowance,
        testLength: length,
        questionLimit: listed.length,
        startedAt: now,
        endsAt: endOf(plan, timeAllowance, now),
        listed,
        ineligible,
      });
      await show(tx, session, first, 0, now);
      await exposure.countStart(tx, testType);
      return session;
    });
    if (session === null) return refuse("not-found", "This test has no questions yet.");
    await exposure.countKeptOut(db, testType, ineligible);
    return ok({
      sessionId: session.id,
      questions: session.listed.map((itemId) => viewQuestion(bank.find(itemId)!, seed)),
      total: session.listed.length,
      secondsLeft: secondsLeft(session, now),
    });
  }

  /** Where a session stands. Whoever comes back after its time finds it ended. */
  async function find(caller: CallerId, sessionId: string): Promise<Result<LevelTestSession>> {
    const now = clock.now();
    const bank = await keeper.current();
    return await inSession<LevelTestSession>(caller, sessionId, async (tx, session, end) => {
      const { testType, timeAllowance, testLength: length } = session;
      const facts = { sessionId: session.id, testType, timeAllowance, length };
      const rows = await sessions.listAnswers(tx, session.id);
      const given = answered(rows);
      if (session.finishedAt === null && !isTimeUp(session, now)) {
        const plan = planOf(testType, length);
        const state = replay(plan, bank, given);
        const waiting = rows.find(({ score }) => score === null);
        const place = viewPlace(session, { plan, bank, state, waiting, now });
        return ok({ ...facts, state: "OPEN", resultId: null, ...place });
      }
      const result = await resultOf(tx, session, () => end(session, bank, now));
      return ok({
        ...facts,
        state: "FINISHED",
        resultId: result?.id ?? null,
        ...viewEnd(session, given.length),
      });
    });
  }

  async function submit(caller: CallerId, sessionId: string): Promise<Result<Submitted>> {
    const now = clock.now();
    const bank = await keeper.current();
    return await inSession<Submitted>(caller, sessionId, async (tx, session, end) => {
      if (session.finishedAt === null && !isTimeUp(session, now)) {
        const rows = await sessions.listAnswers(tx, session.id);
        if (answered(rows).length === 0) return nothingAnswered;
      }
      const result = await resultOf(tx, session, () => end(session, bank, now));
      if (session.timeAllowance === "practice")
        return ok({ score: null, level: null, resultId: null });
      if (result === null) return nothingAnswered;
      return ok({ score: result.score, level: result.level, resultId: result.id });
    });
  }

  /**
   * Joins a session to an account that it has none of. Its level then counts for that account.
   * Never to one of the demo: everybody there would read what one visitor wrote.
   */
  async function claim(accountId: string, sessionId: string): Promise<Result<{ ok: true }>> {
    return await inSession(accountId, sessionId, async (tx, session) => {
      if (session.accountId !== null) return ok({ ok: true });
      if (await isOfDemo(tx, accountId)) return demoIsEverybodys;
      await sessions.updateSession(tx, session.id, { accountId });
      if (session.taker !== null) await takers.joinTaker(tx, session.taker, accountId);
      const result = await results.findResult(tx, { sessionId: session.id });
      if (result !== undefined) await saveLevel(tx, accountId, result, setLevel);
      return ok({ ok: true });
    });
  }

  return { start, find, answer, submit, goOn, claim };
}

const demoIsEverybodys = refuse(
  "conflict",
  "The demo is shared by everybody, so your test stays with you. Log in to your own account to keep it.",
);
const nothingAnswered = refuse("conflict", "Answer at least one question first.");
