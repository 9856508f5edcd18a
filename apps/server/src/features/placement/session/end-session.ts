import { decideStop, type StopReason, tellsLevel } from "@saywell/adaptive-test";
import type { CefrLevel } from "@saywell/contract";
import type { Tx } from "../../../db/database";
import type { LiveBank } from "../bank/item-bank";
import { beforeAnswers, measure, type MeasuredAnswer, replay } from "../scoring/measurement";
import * as results from "../results/results.store";
import { endedAt } from "./session-view";
import type { AnswerRow, SessionRow } from "./sessions.store";
import * as sessions from "./sessions.store";
import { planOf } from "../test-plan";

/**
 * Ends a session for good: its result, when anything was answered and it was no practice; its
 * reason; and the learner's level. Of too few answers a result says nothing that depends on them. The
 * caller holds the session's lock.
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
  // What was told once stays told, however soon a test that was gone on with is handed in.
  const isTold =
    tellsLevel(state, rules, { isTimeUp }) || (before !== undefined && toldLevel(session));
  const stopReason = !isTold
    ? "too-few-answers"
    : isTimeUp
      ? "time-limit"
      : stopReasonOf(decision.reason);
  await sessions.finishSession(tx, session.id, {
    finishedAt: now,
    // Why it ended stays with a result that stays.
    stopReason: isAsBefore ? session.stopReason : stopReason,
  });
  if (isAsBefore) return before;

  let result: results.ResultRow | null = null;
  if (answers.length > 0 && session.timeAllowance !== "practice") {
    const { interval, ...measured } = isTold
      ? measure(plan, state, answers)
      : beforeAnswers(plan, answers);
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

/** A result is its learner's level if it tells one, and no other test goes before it. */
export async function saveLevel(
  tx: Tx,
  accountId: string,
  { sessionId }: Pick<results.ResultRow, "sessionId">,
  setLevel: SetLevel,
): Promise<void> {
  const measured = await results.findLevelOf(tx, accountId);
  if (measured?.sessionId === sessionId) await setLevel(tx, accountId, measured.level);
}

/** Whether the result of a session tells what its answers came to. */
export const toldLevel = ({ stopReason }: Pick<SessionRow, "stopReason">): boolean =>
  stopReason !== tooFewAnswers;
export const tooFewAnswers: StopReason = "too-few-answers";

/** How many answers a result comes from. */
export const answersOf = ({ skills }: Pick<results.ResultRow, "skills">): number =>
  skills.reduce((sum, { answered }) => sum + answered, 0);

/** The answers among the rows, without the question that waits. */
export const answered = (rows: readonly AnswerRow[]): (AnswerRow & MeasuredAnswer)[] =>
  rows.flatMap((row) => (row.score === null ? [] : [{ ...row, score: row.score }]));

/** Why it ended, of a learner who ended it: what would have let them, if anything did. */
function stopReasonOf(reason: ReturnType<typeof decideStop>["reason"]): StopReason {
  if (reason === null) return "finished-early";
  return reason === "items-exhausted" ? "question-limit" : reason;
}
