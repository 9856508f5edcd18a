import { type Answers, isFreeWriting, pathOf, personalise, reactionTo } from "@saywell/lesson";
import type { DialogueStep } from "@saywell/contract";

/** One turn that is over: what the teacher said, what was answered, what the teacher said to that. */
export interface Exchange {
  stepId: string;
  line: string;
  /** Empty where there was nothing to answer. */
  answer: string;
  /** Whether the answer is writing that the teacher marks. */
  isWriting: boolean;
  reaction: string | null;
}

/**
 * The turns on the learner's path before the step in front of them. Nobody is thanked for a cry for
 * help: while they read where help is, only what was expected is answered.
 */
export function exchangesBefore(
  stepIndex: number,
  steps: readonly DialogueStep[],
  answers: Answers,
  hasHelp = false,
): Exchange[] {
  return pathOf(steps.slice(0, stepIndex), answers).map((step) => {
    const answer = answers[step.id] ?? "";
    const reaction = reactionTo(step, answer, { onlyExpected: hasHelp });
    return {
      stepId: step.id,
      line: personalise(step.text, steps, answers),
      answer,
      isWriting: isFreeWriting(steps, step.id),
      reaction: reaction === null ? null : personalise(reaction, steps, answers),
    };
  });
}

/** How often somebody speaks: Iris in each exchange, and the learner where there is an answer. */
export const turnsIn = (exchanges: readonly Exchange[]): number =>
  exchanges.reduce((turns, { answer }) => turns + (answer === "" ? 1 : 2), 0);

/** How many exchanges come before the last ones, which have together so many turns at most. */
export function earlierThan(turns: number, exchanges: readonly Exchange[]): number {
  const kept = exchanges.findIndex((_, index) => turnsIn(exchanges.slice(index)) <= turns);
  return kept === -1 ? exchanges.length : kept;
}
