import {
  type Answers,
  isFreeWriting,
  markStep,
  pathOf,
  personalise,
  reactionTo,
  whyWrong,
} from "@saywell/lesson";
import type { DialogueStep } from "@saywell/contract";
import { tellAnswer, type Turns } from "./second-try";

/** One turn that is over: what the teacher said, what was answered, what the teacher said to that. */
export interface Exchange {
  stepId: string;
  line: string;
  /** In order: the first answer, and the second try where that was wrong. None where nothing was asked. */
  answers: readonly Given[];
  /** Whether the answer is writing that the teacher marks. */
  isWriting: boolean;
  /** What is scripted to be said to the last of them. */
  reaction: string | null;
  /** The nudge that the step has. */
  hint: string | null;
  /** What is right, where the last of them was wrong. */
  told: string | null;
}

export interface Given {
  words: string;
  /** Null where no answer is wrong. */
  isRight: boolean | null;
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
    const first = answers[step.id] ?? "";
    const given = [first, seconds[step.id]]
      .filter((words) => words !== undefined)
      .map((words) => ({ words, isRight: markStep(step, words) }));
    const last = given.at(-1) ?? { words: first, isRight: null };
    const onlyExpected = hasHelp || cries.includes(step.id);
    const isWrong = last.isRight === false;
    const reaction = isWrong
      ? whyWrong(step, last.words)
      : reactionTo(step, last.words, { onlyExpected });
    return {
      stepId: step.id,
      line: personalise(step.text, steps, answers),
      answers: step.inputType === "continue" ? [] : given,
      isWriting: isFreeWriting(steps, step.id),
      reaction: reaction === null ? null : personalise(reaction, steps, answers),
      hint: step.hint === null ? null : personalise(step.hint, steps, answers),
      told: isWrong ? personalise(tellAnswer(step), steps, answers) : null,
    };
  });
}
