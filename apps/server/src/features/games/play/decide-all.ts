import {
  applyInSuccession,
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
  /** For each, in their order; with the game as all of them leave it. */
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
  const apply = applyInSuccession();
  const events: QuizEvent[] = [];
  const decided = commands.map(({ command }): Result<null> => {
    const decision = decideQuiz(state, command, at, apply);
    hasIdle ||= !decision.ok || decision.events.length === 0;
    if (!decision.ok) return refuse("conflict", quizRefusals[decision.refusal]);
    events.push(...decision.events);
    state = decision.state;
    return ok(null);
  });
  const results = decided.map((each) => (each.ok ? ok(state) : each));
  return { state, events, results, hasIdle };
}
