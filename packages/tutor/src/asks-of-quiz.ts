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

const gap = /_{2,}|…/;
const fewestWords = 4;
/** So many words on each side of a gap make its place known. */
const around = 2;

/** Whose something is makes no other question. */
const anybodys = (text: string): string =>
  text.replaceAll(/\b(?:my|your|his|her|its|our|their)\b/gi, "my");

/** A question with its choices, right or wrong: whole sentences to choose from, and those around a gap. */
function answered(question: string, choices: readonly string[]): string[] {
  const quoted = [...question.matchAll(/[“"]([^”"]+)[”"]/g)].map(([, text]) => text!);
  const gapped = [...quoted, sentenceOf(question)].filter((each) => gap.test(each));
  const near = gapped.flatMap((each) => {
    const [before = "", behind = ""] = each.split(gap);
    const left = wordsOf(before).slice(-around);
    const right = wordsOf(behind).slice(0, around);
    return choices.map((choice) => [...left, ...wordsOf(choice), ...right].join(" "));
  });
  const whole = gapped.flatMap((each) => choices.map((choice) => each.replace(gap, choice)));
  return [
    ...[...near, ...choices].filter((each) => wordsOf(each).length >= fewestWords),
    ...whole.filter((each) => wordsOf(each).length >= 3),
  ];
}

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
  const read = anybodys(message.replaceAll(/\p{Cf}/gu, ""));
  const said = new Set([...stemsOf(read), ...wordsOf(read)]);
  return lesson.quizQuestions.filter(({ question, correct, choices }) => {
    if (answered(question, choices).some((each) => hasPhrase(read, anybodys(each)))) return true;
    const answer = stemsOf(correct);
    const others = stemsOf(sentenceOf(question)).filter((stem) => !answer.includes(stem));
    const words = wordsOf(sentenceOf(question)).filter((word) => !answer.includes(word));
    const few = answer.length < leastShared ? words : answer;
    const wanted = others.length < leastShared ? few : others;
    // Small words are in every message: all of them are asked for.
    const least = wanted === words ? 1 : leastShare;
    const shared = wanted.filter((stem) => said.has(stem)).length;
    // "Suggested to cycle or cycling?" chooses, with little of the question around it.
    const named = choices.filter((choice) => choice.length > 4 && hasPhrase(read, choice)).length;
    return (shared >= leastShared && shared / wanted.length >= least) || (named > 1 && shared > 0);
  });
}
