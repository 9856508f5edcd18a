import { answerIn, sameAnswer } from "./grading";
import type { Answers, Step } from "./types";

/** What the teacher calls a learner who has not given a name. */
const NO_NAME = "learner";
/** Characters; a longer first answer is a sentence rather than a name. */
const NAME_LENGTH = 40;

/** The name that stands for `{name}`: the learner's first typed or chosen answer. */
export function learnerName(steps: readonly Step[], answers: Answers): string {
  const first = steps.find((step) => step.inputType !== "continue");
  const answer = first && answerIn(answers, first.id)?.trim();
  // By code points, so that no emoji is cut in half.
  return answer ? Array.from(answer).slice(0, NAME_LENGTH).join("").trim() : NO_NAME;
}

/** A teacher's line with every `{name}` filled in. */
export const personalise = (text: string, steps: readonly Step[], answers: Answers): string =>
  text.replaceAll("{name}", () => learnerName(steps, answers));

/** What the teacher says to an answer before going on; null where nothing is scripted for it. */
export function reactionTo(step: Pick<Step, "reactions">, answer: string): string | null {
  const reaction = step.reactions.find(
    ({ when }) => when.length === 0 || when.some((expected) => sameAnswer(expected, answer)),
  );
  return reaction?.say ?? null;
}
