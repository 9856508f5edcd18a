import {
  decideQuiz,
  type QuizCommand,
  type QuizEvent,
  quizRefusals,
  type QuizState,
} from "@saywell/quiz";
import { ok, refuse, type Result } from "../../../refusal";

/** What several commands come to that are decided one after another. */
export interface Decided {
  state: QuizState;
  events: readonly QuizEvent[];
  /** For each, in their order. */
  results: readonly Result<QuizState>[];
  /** Whether one of them was refused, or changed nothing. */
  hasIdle: boolean;
}

/** Decides commands in their order, each on what the one before left. */
export function decideAll(
  from: QuizState,
  commands: readonly { command: QuizCommand }[],
  at: { now: number; chance: () => number },
): Decided {
  let state = from;
  let hasIdle = false;
  const events: QuizEvent[] = [];
  const results = commands.map(({ command }): Result<QuizState> => {
    const decision = decideQuiz(state, command, at);
    hasIdle ||= !decision.ok || decision.events.length === 0;
    if (!decision.ok) return refuse("conflict", quizRefusals[decision.refusal]);
    events.push(...decision.events);
    state = decision.state;
    return ok(state);
  });
  return { state, events, results, hasIdle };
}
