import { answerForm, foldSpaces, saysAnyOf, wordsIn } from "@saywell/english";
import type { AnswerVerdict } from "./lesson-facts";

/** What an answer in the learner's own words is held against. */
export interface FreeAnswer {
  /** One whole way to answer. */
  readonly model: string;
  /** Base forms, in lower case, of which an answer that is on the point says at least one. */
  readonly about: readonly string[];
  /** The smallest number of words that is an answer. */
  readonly atLeast: number;
}

/** What of a mark on an answer matters to the verdict. */
export interface MarkedMistake {
  readonly wrong: string;
  /** Null where the words should only be looked at again. */
  readonly better: string | null;
  /** Whether it may well be none. */
  readonly isGuess?: boolean | undefined;
}

/**
 * How a free answer fits what it answers. `too-short` has fewer words than an answer needs, or says
 * no more than that the learner does not know; `off-the-point` says nothing that an answer would be
 * about; `nearly` has a mistake that is no guess and more than a capital or a final mark. What is left is `right`:
 * nothing wrong was found, which does not prove that nothing is.
 */
export function verdictOf(
  answer: string,
  { about, atLeast }: Pick<FreeAnswer, "about" | "atLeast">,
  mistakes: readonly MarkedMistake[],
): AnswerVerdict {
  if (wordsIn(answer).length < atLeast || isNoAnswer(answer)) return "too-short";
  if (!saysAnyOf(answer, about)) return "off-the-point";
  return mistakes.some(isPlain) ? "nearly" : "right";
}

const isPlain = ({ wrong, better, isGuess }: MarkedMistake): boolean =>
  isGuess !== true && (better === null || answerForm(wrong) !== answerForm(better));

/** "I don't know" in the ways it is typed, with what usually stands around it. */
const noAnswer = new RegExp(
  [
    "^(?:(?:sorry|um+|hmm+|well|oh|but)[,.…! ]+)*",
    "(?:(?:i )?(?:really |just )?(?:do not|don'?t) (?:really )?(?:know|understand)|(?:i )?dunno|idk",
    "|(?:i(?:'m| am|m) )?not (?:really )?sure|(?:i )?(?:have )?no idea",
    "|(?:i )?(?:can'?t|cannot|can not) (?:answer|say|write)(?: (?:it|this|that))?)",
    "(?: (?:it|this|that|yet|the answer|the words?|this question|the question|(?:what|how)(?: to (?:say|write|answer)(?: (?:it|this|that))?)?))*",
    "[,.…! ]*(?:sorry)?[.…! ]*$",
  ].join(""),
);

const isNoAnswer = (answer: string): boolean => noAnswer.test(foldSpaces(answer));
