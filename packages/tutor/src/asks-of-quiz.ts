import { contentWords, hasPhrase, plainText, stemOf, wordsOf } from "./text";
import type { TutorLesson } from "./types";

/** What stands in quotation marks, around a gap, or to be put in order; else the whole question. */
export function sentenceOf(question: string): string {
  const [, quoted] = /[“"]([^”"]{8,})[”"]/.exec(question) ?? [];
  if (quoted !== undefined) return quoted;
  const parts = question.split(/(?<=[.?!:])\s+/);
  return parts.find((each) => /_{2,}|…|\s\/\s/.test(each)) ?? question;
}

const stemsOf = (text: string): string[] => [...new Set(contentWords(plainText(text)).map(stemOf))];

const leastShared = 2;
const leastShare = 0.75;

/**
 * Whether a message puts a question of the lesson's quiz, with an answer in it or without: to correct
 * it, or to say that it is right, would give the answer away. Its sentence counts, not its instruction,
 * and small words do not.
 */
export const asksOfQuiz = (message: string, lesson: TutorLesson): boolean =>
  questionsPut(message, lesson).length > 0;

/** The questions of the lesson's quiz that a message puts. */
export function questionsPut(
  message: string,
  lesson: TutorLesson,
): TutorLesson["quizQuestions"][number][] {
  const said = new Set([...stemsOf(message), ...wordsOf(message)]);
  return lesson.quizQuestions.filter(({ question, correct, choices }) => {
    const answer = stemsOf(correct);
    const around = stemsOf(sentenceOf(question)).filter((stem) => !answer.includes(stem));
    const words = wordsOf(sentenceOf(question)).filter((word) => !answer.includes(word));
    const few = answer.length < leastShared ? words : answer;
    const wanted = around.length < leastShared ? few : around;
    // Small words are in every message: all of them are asked for.
    const least = wanted === words ? 1 : leastShare;
    const shared = wanted.filter((stem) => said.has(stem)).length;
    // "Suggested to cycle or cycling?" chooses, with little of the question around it.
    const named = choices.filter(
      (choice) => choice.length > 4 && hasPhrase(message, choice),
    ).length;
    return (shared >= leastShared && shared / wanted.length >= least) || (named > 1 && shared > 0);
  });
}
