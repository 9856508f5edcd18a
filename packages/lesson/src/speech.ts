import { nameIn } from "@saywell/english";
import { answerIn, sameAnswer } from "./grading";
import type { Answers, Step } from "./types";

/** What the teacher calls a learner who has not given a name. */
const NO_NAME = "learner";
/** Characters. */
const NAME_LENGTH = 40;

/**
 * The name that the learner's first answer gives, where it was typed and holds one: see `nameIn`. A
 * first answer that was chosen is taken as it stands.
 */
export function givenName(steps: readonly Step[], answers: Answers): string | null {
  const first = nameStep(steps);
  const answer = first && answerIn(answers, first.id)?.trim();
  if (!answer) return null;
  const name = first.inputType === "text" ? nameIn(answer) : answer;
  // By code points, so that no character is cut in half.
  return name && Array.from(name).slice(0, NAME_LENGTH).join("").trim();
}

/** The name that stands for `{name}`; `learner` where the first answer gives none. */
export const learnerName = (steps: readonly Step[], answers: Answers): string =>
  givenName(steps, answers) ?? NO_NAME;

const nameStep = (steps: readonly Step[]) =>
  steps.find(({ inputType }) => inputType !== "continue");

/** A teacher's line with every `{name}` filled in. */
export const personalise = (text: string, steps: readonly Step[], answers: Answers): string =>
  text.replaceAll("{name}", () => learnerName(steps, answers));

/**
 * Whether a step asks for words of the learner's own, so that its answer can be marked as writing.
 * Where certain answers are expected, the reactions to them say what is right; and nobody's name,
 * which the first answer is, is a mistake.
 */
export function isFreeWriting(steps: readonly Step[], stepId: string): boolean {
  return (
    isWritten(steps, stepId) &&
    steps.find(({ id }) => id === stepId)!.reactions.every(({ when }) => when.length === 0)
  );
}

/** Whether a step is answered in writing, freely or with words that are expected, and is not the name. */
export function isWritten(steps: readonly Step[], stepId: string): boolean {
  const step = steps.find(({ id }) => id === stepId);
  return step?.inputType === "text" && step !== nameStep(steps);
}

/** Why an answer is wrong. Where a lesson does not say, its hint stands in. */
export const whyWrong = (
  step: Pick<Step, "reactions"> & { readonly hint?: string | null },
  answer: string,
): string => reactionTo(step, answer) ?? step.hint ?? "Look at the question again.";

/**
 * What the teacher says to an answer before going on; null where nothing is scripted for it. With
 * `onlyExpected` nothing that is said to every answer, as "Thank you": somebody may be in danger.
 */
export function reactionTo(
  step: Pick<Step, "reactions">,
  answer: string,
  { onlyExpected = false } = {},
): string | null {
  const reaction = step.reactions.find(({ when }) =>
    when.length === 0 ? !onlyExpected : when.some((expected) => sameAnswer(expected, answer)),
  );
  return reaction?.say ?? null;
}
