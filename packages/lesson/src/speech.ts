import { answerIn, sameAnswer } from "./grading";
import type { Answers, Step } from "./types";

/** What the teacher calls a learner who has not given a name. */
const NO_NAME = "learner";
/** Characters; a longer first answer is a sentence rather than a name. */
const NAME_LENGTH = 40;

/** The name that stands for `{name}`: the learner's first typed or chosen answer. */
export function learnerName(steps: readonly Step[], answers: Answers): string {
  const first = nameStep(steps);
  const answer = first && answerIn(answers, first.id)?.trim();
  // By code points, so that no emoji is cut in half.
  return answer ? Array.from(answer).slice(0, NAME_LENGTH).join("").trim() : NO_NAME;
}

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
  const step = steps.find(({ id }) => id === stepId);
  if (step?.inputType !== "text" || step === nameStep(steps)) return false;
  return step.reactions.every(({ when }) => when.length === 0);
}

/** What the teacher says to an answer before going on; null where nothing is scripted for it. */
export function reactionTo(step: Pick<Step, "reactions">, answer: string): string | null {
  const reaction = step.reactions.find(
    ({ when }) => when.length === 0 || when.some((expected) => sameAnswer(expected, answer)),
  );
  return reaction?.say ?? null;
}
