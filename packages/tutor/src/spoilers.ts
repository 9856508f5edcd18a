import { hasPhrase, plainText, quote, wordsOf } from "./text";
import type { TutorLesson } from "./types";

interface Answered {
  readonly correct: string;
  readonly acceptAlternatives?: readonly string[];
}

const rightAnswers = ({ correct, acceptAlternatives = [] }: Answered): string[] => [
  correct,
  ...acceptAlternatives,
];

/** Words so common that a text can hardly do without them: alone, unquoted, they tell nothing. */
const commonWord =
  /^.{1,3}$|^(?:that|this|than|then|some|with|from|have|does|been|were|what|when|more|most|much|many|would|should|could|will|your|they|them)$/;

/**
 * Whether a text gives away the answer to a question. An answer that is one
 * common word, such as "an" or "Yes", is given away only where it is quoted.
 */
export function givesAway(text: string, question: Answered): boolean {
  return rightAnswers(question).some((answer) => {
    const words = wordsOf(answer);
    if (words.length > 1 || !commonWord.test(words[0] ?? "")) return hasPhrase(text, answer);
    return plainText(text).includes(plainText(quote(answer)));
  });
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
        wordsOf(answer).length > 2 && hasPhrase(text, answer) && !hasPhrase(message, answer),
    ),
  );
