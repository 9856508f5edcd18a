import { decideStop, type TestState } from "@saywell/adaptive-test";
import type { LevelTestSession } from "@saywell/contract";
import type { LiveBank } from "../bank/item-bank";
import { viewQuestion } from "./question-view";
import type { AnswerRow, SessionRow } from "./sessions.store";
import type { TestPlan } from "../test-plan";

type Place = Pick<
  LevelTestSession,
  "answered" | "total" | "secondsLeft" | "mayFinish" | "nextQuestion"
>;

/** Where an open session stands, for the learner. */
export function viewPlace(
  session: SessionRow,
  {
    plan,
    bank,
    state,
    waiting,
    now,
  }: {
    plan: TestPlan;
    bank: LiveBank;
    state: TestState;
    /** The question that waits for its answer. */
    waiting: Pick<AnswerRow, "itemId"> | undefined;
    now: Date;
  },
): Place {
  const next = waiting && bank.find(waiting.itemId);
  const rules = { ...plan.stop, questionLimit: session.questionLimit };
  return {
    answered: state.answers.length,
    total: session.questionLimit,
    secondsLeft: secondsLeft(session, now),
    mayFinish: state.answers.length > 0 && decideStop(state, rules, { secondsUsed: 0 }).mayFinish,
    nextQuestion: next === undefined ? null : viewQuestion(next, session.seed),
  };
}

/** A finished session has no questions any more. */
export const viewEnd = (session: SessionRow, answered: number): Place => ({
  answered,
  total: session.questionLimit,
  secondsLeft: session.endsAt === null ? null : 0,
  mayFinish: answered > 0,
  nextQuestion: null,
});

/** Whole seconds by the server's clock: never 0 while an answer still counts. */
export function secondsLeft({ endsAt }: Pick<SessionRow, "endsAt">, now: Date): number | null {
  return endsAt === null ? null : Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
}

/** When a session ended: by its own clock, however late somebody came to see it. */
export const endedAt = ({ endsAt }: Pick<SessionRow, "endsAt">, seenAt: Date): Date =>
  endsAt !== null && endsAt < seenAt ? endsAt : seenAt;

export const isTimeUp = ({ endsAt }: Pick<SessionRow, "endsAt">, now: Date): boolean =>
  endsAt !== null && now >= endsAt;
