import {
  type Answers,
  isFreeWriting,
  markStep,
  pathOf,
  personalise,
  reactionTo,
} from "@saywell/lesson";
import type { DialogueStep } from "@saywell/contract";
import { tellAnswer, type Turns } from "./second-try";

/** One turn that is over: what the teacher said, what was answered, what the teacher said to that. */
export interface Exchange {
  stepId: string;
  line: string;
  /** Empty where there was nothing to answer. */
  answer: string;
  /** Whether the answer is writing that the teacher marks. */
  isWriting: boolean;
  /** Whether the first answer was right; null where none is wrong. */
  isRight: boolean | null;
  /** What was right at the second try; null where there was none, or it was wrong too. */
  second: string | null;
  reaction: string | null;
}

export interface Told {
  /** What was answered at second tries on this visit. */
  seconds?: Turns["seconds"];
  /** Steps whose answer is a cry for help. */
  cries?: readonly string[];
  /** Whether the learner reads where help is. */
  hasHelp?: boolean;
}

/**
 * The turns on the learner's path before the step in front of them. Nobody is thanked for a cry for
 * help, now or later; and while they read where help is, only what was expected is answered.
 */
export function exchangesBefore(
  stepIndex: number,
  steps: readonly DialogueStep[],
  answers: Answers,
  { seconds = {}, cries = [], hasHelp = false }: Told = {},
): Exchange[] {
  return pathOf(steps.slice(0, stepIndex), answers).map((step) => {
    const answer = answers[step.id] ?? "";
    const isRight = markStep(step, answer);
    const second = seconds[step.id] ?? null;
    const onlyExpected = hasHelp || cries.includes(step.id);
    const reaction =
      isRight === false && second === null
        ? tellAnswer(step)
        : reactionTo(step, second ?? answer, { onlyExpected });
    return {
      stepId: step.id,
      line: personalise(step.text, steps, answers),
      answer,
      isWriting: isFreeWriting(steps, step.id),
      isRight,
      second,
      reaction: reaction === null ? null : personalise(reaction, steps, answers),
    };
  });
}
