import { remember } from "./guardrails/remember";
import { hasPhrase, plainText, quote, wordsOf } from "./text";
import type { TutorLesson } from "./types";

export interface Answered {
  readonly question?: string;
  readonly correct: string;
  readonly acceptAlternatives?: readonly string[];
}

export const rightAnswers = ({ correct, acceptAlternatives = [] }: Answered): string[] => [
  correct,
  ...acceptAlternatives,
];

/** Words so common that a text can hardly do without them: alone, unquoted, they tell nothing. */
const commonWord =
  /^.{1,3}$|^(?:that|this|than|then|some|with|from|have|does|been|were|what|when|more|most|much|many|would|should|could|will|your|they|them)$/;

/** Whether an answer is one word that any text may hold. */
export function isCommonWord(answer: string): boolean {
  const words = wordsOf(answer);
  return words.length <= 1 && commonWord.test(words[0] ?? "");
}

/**
 * Whether a text gives away the answer to a question. An answer that is one
 * common word, such as "an" or "Yes", is given away only where it is quoted.
 */
export function givesAway(text: string, question: Answered): boolean {
  return rightAnswers(question).some((answer) => {
    if (!isCommonWord(answer)) return holdsAsAnswer(text, answer, question);
    return plainText(text).includes(plainText(quote(answer)));
  });
}

/** Whether the answer to a question stands anywhere in a text, drawn together or written out. */
export const holdsAnswer = (text: string, question: Answered): boolean =>
  rightAnswers(question).some((answer) => holdsAsAnswer(text, answer, question));

/**
 * Whether a phrase that answers a question stands in a text. Where the question has it in another form,
 * as one that asks to write “I'd like” out, only the form asked for tells anything.
 */
export function holdsAsAnswer(text: string, answer: string, { question = "" }: Answered): boolean {
  return holdsPhrase(question, answer) ? hasPhrase(text, answer) : holdsPhrase(text, answer);
}

/**
 * Whether a text holds a whole sentence that answers a question of the lesson
 * (three words or more) and that the learner has not written already. Single
 * words must be sayable: a teacher cannot explain "menu" without it.
 */
export const spoils = (text: string, lesson: TutorLesson, message: string): boolean =>
  [...lesson.quizQuestions, ...lesson.outline].some((question) =>
    rightAnswers(question).some(
      (answer) =>
        wordsOf(answer).length > 2 &&
        holdsAsAnswer(text, answer, question) &&
        !holdsPhrase(message, answer),
    ),
  );

/** Whether the words of a phrase stand side by side in a text: "You're" holds "are", "do not" is "don't". */
export function holdsPhrase(text: string, phrase: string): boolean {
  const wanted = readingsOf(phrase).filter((reading) => reading !== "");
  const there = readingsOf(text);
  return wanted.some((reading) => there.some((each) => ` ${each} `.includes(` ${reading} `)));
}

const endings: readonly (readonly [RegExp, string])[] = [
  [/^(?:can't|cannot|cant)$/, "can not"],
  [/^won't$/, "will not"],
  [/^shan't$/, "shall not"],
  [/^let's$/, "let us"],
  [/n't$/, " not"],
  [/'re$/, " are"],
  [/'m$/, " am"],
  [/'ve$/, " have"],
  [/'ll$/, " will"],
];

/** The words of a text as they may be read: as they stand, and with "'s" and "'d" as each of what they can be. */
const readingsOf = remember((text: string): string[] => {
  const words = wordsOf(text);
  const written = words.map((word) => {
    const ending = endings.find(([pattern]) => pattern.test(word));
    return ending === undefined ? word : word.replace(ending[0], ending[1]);
  });
  const as = (s: string, d: string): string =>
    written
      .map((word) => word.replace(/(?<=.)'s$/, ` ${s}`).replace(/(?<=.)'d$/, ` ${d}`))
      .join(" ");
  const plain = words.join(" ");
  if (!plain.includes("'")) return [written.join(" ")];
  return [...new Set([plain, written.join(" "), as("is", "would"), as("has", "had")])];
});
