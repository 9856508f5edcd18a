import {
  answerForm,
  baseForms,
  foldSpaces,
  irregularBaseOf,
  listedWords,
  saysOneOf,
  saysPhrase,
  wordsIn,
} from "@saywell/english";
import type { AnswerVerdict } from "./lesson-facts";
import { readsAsEnglish } from "./reads-as-english";

/** What an answer in the learner's own words is held against. */
export interface FreeAnswer {
  /** One whole way to answer. */
  readonly model: string;
  /**
   * Base forms, fields ("@drink") and phrases ("have_to"), in lower case, of which an answer that is on the point
   * says at least one.
   */
  readonly about: readonly string[];
  /** More lists: of each of them an answer says at least one too. */
  readonly also?: readonly (readonly string[])[] | undefined;
  /** Phrases that turn an answer against what was asked, as "shouldn't rest" does as advice to who is tired. */
  readonly against?: readonly string[] | undefined;
  /** What the task rules out: who says it has nearly done it. */
  readonly without?: readonly string[] | undefined;
  /** The smallest number of words that is an answer. */
  readonly atLeast: number;
  /** What was asked, where it is known: who only repeats it has not answered. */
  readonly question?: string | undefined;
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
 * no more than that the learner does not know; `off-the-point` is no English, repeats the question, says the
 * opposite of what it should, or says nothing that an answer would be about; `nearly` has a mistake that is no
 * guess and more than a capital or a final mark, or says what the task rules out. What is left is `right`: nothing wrong was found, which does not
 * prove that nothing is.
 */
export function verdictOf(
  answer: string,
  free: Omit<FreeAnswer, "model">,
  mistakes: readonly MarkedMistake[],
): AnswerVerdict {
  const words = wordsIn(answer);
  if (words.length < free.atLeast || isNoAnswer(answer)) return "too-short";
  if (new Set(words.map((word) => word.toLowerCase())).size < Math.min(2, free.atLeast))
    return "too-short";
  if (!isOnThePoint(answer, free)) return "off-the-point";
  const isRuledOut = (free.without ?? []).some((phrase) => saysPhrase(answer, phrase));
  return isRuledOut || mistakes.some(isPlain) ? "nearly" : "right";
}

function isOnThePoint(answer: string, free: Omit<FreeAnswer, "model">): boolean {
  const lists = [free.about, ...(free.also ?? [])];
  const topics = new Set(lists.flatMap(listedWords));
  const isTopic = (word: string) =>
    [...baseForms(word), irregularBaseOf(word) ?? ""].some((form) => topics.has(form));
  return (
    readsAsEnglish(answer, isTopic) &&
    !repeats(answer, free.question) &&
    lists.every((list) => saysOneOf(answer, list)) &&
    !(free.against ?? []).some((phrase) => saysPhrase(answer, phrase))
  );
}

/** Whether somebody only writes again what was asked. */
function repeats(answer: string, question: string | undefined): boolean {
  if (question === undefined) return false;
  const plain = (text: string) => wordsIn(foldSpaces(text)).join(" ");
  const said = plain(answer);
  return said.split(" ").length >= 3 && ` ${plain(question)} `.includes(` ${said} `);
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
