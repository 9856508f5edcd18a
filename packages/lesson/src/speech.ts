import { answerIn, sameAnswer } from "./grading";
import type { Answers, Step } from "./types";

/** What the teacher calls a learner who has not given a name. */
const NO_NAME = "learner";
/** Characters. */
const NAME_LENGTH = 40;
/** A first answer of more words, or in which somebody speaks of themselves, is no name. */
const NAME_WORDS = 4;
const ofThemselves = /(?<![\p{L}\d])(i|im|i['’]\p{L}+|me|myself)(?![\p{L}\d.])/iu;
const introduction = /^my name(?: is|['’]s)\s+/i;

/**
 * The name that stands for `{name}`: the learner's first typed or chosen answer. Nobody who writes
 * "I want to die" there is called by it.
 */
export function learnerName(steps: readonly Step[], answers: Answers): string {
  const first = nameStep(steps);
  const answer = first && answerIn(answers, first.id)?.trim().replace(introduction, "");
  if (first?.inputType === "text" && answer && isSentence(answer)) return NO_NAME;
  // By code points, so that no emoji is cut in half.
  return answer ? Array.from(answer).slice(0, NAME_LENGTH).join("").trim() : NO_NAME;
}

const isSentence = (answer: string): boolean =>
  answer.split(/\s+/).length > NAME_WORDS || ofThemselves.test(answer);

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
