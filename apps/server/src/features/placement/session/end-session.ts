import { decideStop } from "@saywell/adaptive-test";
import type { CefrLevel, LevelTestResult } from "@saywell/contract";
import type { Tx } from "../../../db/database";
import type { LiveBank } from "../bank/item-bank";
import { measure, type MeasuredAnswer, replay } from "../scoring/measurement";
import * as results from "../results/results.store";
import { endedAt } from "./session-view";
import type { AnswerRow, SessionRow } from "./sessions.store";
import * as sessions from "./sessions.store";
import { answersForLevel, planOf } from "../test-plan";

/**
 * Ends a session for good: its result, when anything was answered and it was no practice; its
 * reason; and the learner's level. The caller holds the session's lock.
 */
export async function endSession(
  tx: Tx,
  session: SessionRow,
  bank: LiveBank,
  { now, isTimeUp, setLevel }: { now: Date; isTimeUp: boolean; setLevel: SetLevel },
): Promise<results.ResultRow | null> {
  const plan = planOf(session.testType, session.testLength);
  const rows = await sessions.listAnswers(tx, session.id);
  const answers = answered(rows);
  const state = replay(plan, bank, answers);
  const rules = { ...plan.stop, questionLimit: session.questionLimit };
  const decision = decideStop(state, rules, { secondsUsed: 0 });
  const before = await results.findResult(tx, { sessionId: session.id });
  // A quick test that was gone on with is a first idea until the exact test's own rule is met.
  const isStillQuick = before?.testLength === "quick" && !decision.mayFinish;
  const isAsBefore = isStillQuick && answersOf(before) === answers.length;
  const stopReason = isTimeUp ? "time-limit" : stopReasonOf(decision.reason);
  await sessions.finishSession(tx, session.id, {
    finishedAt: now,
    // Why it ended stays with a result that stays.
    stopReason: isAsBefore ? session.stopReason : stopReason,
  });
  if (isAsBefore) return before;

  let result: results.ResultRow | null = null;
  if (answers.length > 0 && session.timeAllowance !== "practice") {
    const { interval, ...measured } = measure(plan, state, answers);
    result = await results.saveResult(tx, {
      ...measured,
      sessionId: session.id,
      testLength: isStillQuick ? "quick" : session.testLength,
      intervalLow: interval.low,
      intervalHigh: interval.high,
      createdAt: endedAt(session, now),
    });
    if (session.accountId !== null) await saveLevel(tx, session.accountId, result, setLevel);
  }
  return result;
}

/** Stores the level that a learner begins at. */
export type SetLevel = (tx: Tx, accountId: string, level: CefrLevel) => Promise<void>;

/** A result of enough answers is its learner's level, unless another test goes before it. */
export async function saveLevel(
  tx: Tx,
  accountId: string,
  result: results.ResultRow,
  setLevel: SetLevel,
): Promise<void> {
  const { level, sessionId } = result;
  if (answersOf(result) < answersForLevel) return;
  if (await sessions.setsLevel(tx, accountId, { sessionId, answersForLevel })) {
    await setLevel(tx, accountId, level);
  }
}

/** How many answers a result comes from. */
export const answersOf = ({ skills }: Pick<results.ResultRow, "skills">): number =>
  skills.reduce((sum, { answered }) => sum + answered, 0);

/** The answers among the rows, without the question that waits. */
export const answered = (rows: readonly AnswerRow[]): (AnswerRow & MeasuredAnswer)[] =>
  rows.flatMap((row) => (row.score === null ? [] : [{ ...row, score: row.score }]));

/** Why it ended, of a learner who ended it: what would have let them, if anything did. */
function stopReasonOf(
  reason: ReturnType<typeof decideStop>["reason"],
): LevelTestResult["stopReason"] {
  if (reason === null) return "finished-early";
  return reason === "items-exhausted" ? "question-limit" : reason;
}
