import { randomInt } from "node:crypto";
import {
  countedSince,
  drawIneligible,
  notKnownScore,
  randomFrom,
  startTest,
} from "@saywell/adaptive-test";
import type { CallByName, CallReply, CallRequest, LevelTestSession } from "@saywell/contract";
import type { Clock } from "../../../adapters/clock";
import type { Db, Tx } from "../../../db/database";
import { asUuid } from "../../../db/uuid";
import { inTransaction } from "../../../db/transaction";
import type { Events } from "../../../events";
import type { Jobs } from "../../../jobs";
import { ok, refuse, type Result } from "../../../refusal";
import type { BankKeeper } from "../bank/bank-keeper";
import { answered, saveLevel, type SetLevel } from "./end-session";
import * as exposure from "./exposure.store";
import { createHeeding, type RaiseCry, type Writer } from "./heed-answer";
import type { BankItem, LiveBank } from "../bank/item-bank";
import { listQuestions } from "./list-questions";
import { replay } from "../scoring/measurement";
import { itemNamed } from "./question-name";
import { turnOf, questionOrderAfter } from "./next-question";
import { viewQuestion } from "./question-view";
import * as results from "../results/results.store";
import { answerProblem, scoreClosed } from "../scoring/score-answer";
import { createTextScoring } from "../writing/score-text";
import { canGoOn, isOwnSession, type Viewer } from "./own-session";
import { isTimeUp, secondsLeft, viewEnd, viewPlace } from "./session-view";
import { type CallerId, createSessionWork } from "./session-work";
import type { SessionRow } from "./sessions.store";
import { claimNext } from "./show-question";
import * as sessions from "./sessions.store";
import { hashTakerToken } from "./taker-token";
import * as takers from "./takers.store";
import {
  endOf,
  type TimeAllowance,
  planOf,
  type TestLength,
  type TestPlan,
  type TestType,
} from "../test-plan";
import type { WritingScorer } from "../writing/writing-scorer";

export interface TestSessionDeps {
  db: Db;
  clock: Clock;
  bank: BankKeeper;
  writing: WritingScorer;
  events: Pick<Events, "publish">;
  jobs: Pick<Jobs, "enqueue">;
  setLevel: SetLevel;
  isOfDemo: IsOfDemo;
  /** A child for whom nobody has agreed: what they write goes to no language model. */
  learnsAlone: (accountId: string) => Promise<boolean>;
  raiseCry: RaiseCry;
}

/** Whether this is an account of the demo school, which is everybody's. */
type IsOfDemo = (tx: Tx, accountId: string) => Promise<boolean>;

/** How somebody begins a test. */
interface Begin {
  timeAllowance?: TimeAllowance | undefined;
  length?: TestLength | undefined;
}

type AnswerBody = CallRequest<CallByName<"POST /api/level-test/submit-answer">>["body"];
type Started = CallReply<CallByName<"GET /api/level-test/questions/{testType}">>;
type Place = CallReply<CallByName<"POST /api/level-test/submit-answer">>;
type Submitted = CallReply<CallByName<"POST /api/level-test/submit">>;

const day = 24 * 3600 * 1000;
/** Nobody gets an item again so soon, while others remain. */
const unseenFor = 90 * day;

export type TestSessions = ReturnType<typeof createTestSessions>;

export function createTestSessions(deps: TestSessionDeps) {
  const { db, clock, bank: keeper, writing, setLevel, isOfDemo, learnsAlone } = deps;
  const { inSession, resultOf, endAbandoned } = createSessionWork(deps);
  const heeding = createHeeding(deps);
  const scoringText = createTextScoring({ db, writing, learnsAlone });

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

  async function answer(
    writer: Writer,
    { sessionId, questionId, answer, dontKnow = false, wordsShown = true }: AnswerBody,
  ): Promise<Result<Place>> {
    const caller = writer.accountId;
    // Whoever answers in time does not lose the answer while it is scored.
    const now = clock.now();
    const bank = await keeper.current();
    const named =
      asUuid(sessionId) === null ? undefined : await sessions.findSession(db, sessionId);
    const item = named && itemNamed(bank, named, questionId);
    const itemId = item?.text.id ?? "";
    let needsText = false;
    const given = { sessionId, item, answer, dontKnow, now };
    const placed = await scoringText(caller, given, (written) =>
      inSession<Place>(
        caller,
        sessionId,
        heeding(writer, given, async (tx, session, end) => {
          if (session.finishedAt !== null) return testHasEnded;
          if (isTimeUp(session, now)) {
            await end(session, bank, now);
            return refuse("conflict", "The time is up. Your answers so far have been counted.");
          }
          const rows = await sessions.listAnswers(tx, session.id);
          const given = answered(rows);
          const waiting = rows.find(({ score }) => score === null);
          if (waiting === undefined)
            return refuse("conflict", "You have answered all questions of this test.");
          const turn = turnOf(itemId, session, given, waiting);
          if (turn !== "waiting" && turn !== "listed") return outOfTurn[turn];
          if (item === undefined) return refuse("not-found", "This question is no longer asked.");
          const problem = answerProblem(item.text, { answer, dontKnow });
          if (problem !== null) return refuse("invalid-input", problem);
          // Its turn came only after it was looked at.
          if (item.text.writing !== null && written === null && !dontKnow)
            return outOfTurn["out-of-order"];

          const position = given.length;
          if (turn === "listed") await show(tx, session, item, position, now);
          const closed = () => (dontKnow ? notKnownScore : scoreClosed(item.text, answer));
          const scored = written ?? { score: closed(), features: null };
          await sessions.saveAnswer(tx, session.id, position, {
            answer,
            notKnown: dontKnow,
            wordsShown: item.passage?.kind === "recording" ? wordsShown : null,
            ...scored,
            answeredAt: now,
          });
          const questionOrder = questionOrderAfter(itemId, session, position, turn);
          if (questionOrder !== session.questionOrder && questionOrder !== null)
            await sessions.updateSession(tx, session.id, { questionOrder });
          if (questionOrder === "LISTED" && session.questionOrder === null)
            await countListed(tx, session, rows);

          const parameters = turn === "listed" ? modelOf(item) : waiting.parameters;
          const { skill } = item.text;
          const plan = planOf(session.testType, session.testLength);
          const state = replay(plan, bank, [
            ...given,
            { itemId, skill, score: scored.score, parameters },
          ]);
          const next = await nextOf(tx, { ...session, questionOrder }, { plan, bank, state, now });
          if (next !== null) await show(tx, session, next, position + 1, clock.now());
          needsText = next?.text.type === "text";
          return ok(
            viewPlace(session, {
              plan,
              bank,
              state,
              waiting: next === null ? undefined : { itemId: next.text.id },
              now: clock.now(),
            }),
          );
        }),
      ),
    );
    if (placed.ok && needsText) writing.warmUp();
    return placed;
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

  /**
   * Opens a quick test again as an exact one, once and within a day, for who took it: what was
   * answered counts, and its time is taken off the exact test's. Whoever has done so finds it open.
   */
  async function goOn(viewer: Viewer, resultId: string): Promise<Result<{ sessionId: string }>> {
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
  }

  async function nextOf(
    tx: Tx,
    session: SessionRow,
    facts: { plan: TestPlan; bank: LiveBank; state: ReturnType<typeof replay>; now: Date },
  ): Promise<BankItem | null> {
    const { bank, state, now } = facts;
    if (session.questionOrder === "LISTED")
      return bank.find(session.listed[state.answers.length] ?? "") ?? null;
    const seen = await seenBy(tx, session, now, session.id);
    const counts = await exposure.loadExposure(tx, session.testType);
    return await claimNext(tx, session, { ...facts, seen }, counts);
  }

  /** Whoever follows the list has been shown all of it; what was asked before is counted. */
  async function countListed(tx: Tx, session: SessionRow, rows: readonly sessions.AnswerRow[]) {
    const counted = new Set(rows.map(({ itemId }) => itemId));
    const listed = session.listed.filter((itemId) => !counted.has(itemId));
    const { sessions: begun } = await exposure.loadExposure(tx, session.testType);
    await exposure.countAllShown(tx, session.testType, listed, countedSince(begun));
  }

  async function seenBy(
    from: Db | Tx,
    person: Pick<SessionRow, "accountId" | "taker">,
    now: Date,
    exceptSession: string | null,
  ) {
    if (person.accountId === null && person.taker === null) return [];
    const since = new Date(now.getTime() - unseenFor);
    return await sessions.listSeenItems(from, person, { since, exceptSession });
  }

  return { start, find, answer, submit, goOn, claim };
}

const modelOf = ({ model: { a, b, c, uncertainty } }: BankItem) => ({ a, b, c, uncertainty });

const show = (tx: Tx, session: SessionRow, item: BankItem, position: number, shownAt: Date) =>
  sessions.saveQuestion(tx, session.id, {
    position,
    itemId: item.text.id,
    skill: item.text.skill,
    parameters: modelOf(item),
    shownAt,
  });

const outOfTurn = {
  unknown: refuse("not-found", "This test has no such question."),
  answered: refuse("conflict", "This question has its answer already."),
  "out-of-order": refuse("out-of-order", "Another question comes first."),
};
const testHasEnded = refuse("conflict", "This test has ended.");
const demoIsEverybodys = refuse(
  "conflict",
  "The demo is shared by everybody, so your test stays with you. Log in to your own account to keep it.",
);
const noSuchResult = refuse("not-found", "There is no such test result.");
const cannotGoOn = refuse(
  "conflict",
  "You cannot go on with this test any more. You can take it again.",
);
const nothingAnswered = refuse("conflict", "Answer at least one question first.");
