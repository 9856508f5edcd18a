import { type Answers, pathOf, personalise, reactionTo } from "@saywell/lesson";
import type { DialogueStep } from "@saywell/contract";

/** One turn that is over: what the teacher said, what was answered, what the teacher said to that. */
export interface Exchange {
  stepId: string;
  line: string;
  /** Empty where there was nothing to answer. */
  answer: string;
  reaction: string | null;
}

/** The turns on the learner's path before the step in front of them. */
export function exchangesBefore(
  stepIndex: number,
  steps: readonly DialogueStep[],
  answers: Answers,
): Exchange[] {
  return pathOf(steps.slice(0, stepIndex), answers).map((step) => {
    const answer = answers[step.id] ?? "";
    const reaction = reactionTo(step, answer);
    return {
      stepId: step.id,
      line: personalise(step.text, steps, answers),
      answer,
      reaction: reaction === null ? null : personalise(reaction, steps, answers),
    };
  });
}
