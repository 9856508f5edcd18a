import { wordsOf } from "@saywell/english";
import { answerKey, spellingKey } from "./alternatives";

/** A question with one right option, wherever it is asked. */
export interface ChoiceQuestion {
  question: string;
  answer: string;
  wrong: readonly string[];
}

/**
 * What is wrong with the options of a question, in words for its author. `wrong` is the place of
 * the wrong option that it is about; undefined where it is about all of them.
 */
export function* findOptionFaults({
  question,
  answer,
  wrong,
}: ChoiceQuestion): Generator<{ wrong?: number; reason: string }> {
  const seen = new Set([spellingKey(answer)]);
  for (const [index, option] of wrong.entries()) {
    if (seen.has(spellingKey(option)))
      yield { wrong: index, reason: `"${option}" is an option already` };
    seen.add(spellingKey(option));
    if (answerKey(option) === answerKey(answer))
      yield {
        wrong: index,
        reason: "is the right answer in another form: two options are right",
      };
  }
  const all = [answer, ...wrong];
  for (const option of all)
    if (/\b(all|both|none|neither) of (the above|these|them)\W*$/i.test(option))
      yield { reason: `"${option}" makes several options right, or none` };
  const article = /\b(an?) ___/i.exec(question)?.[1]?.toLowerCase();
  if (article === undefined) return;
  const unfit = all.filter((option) => takesAn(option) !== (article === "an"));
  if (unfit.length === all.length) yield { reason: `no option fits "${article} ___"` };
  else if (unfit.length > 0)
    yield { reason: `"${article} ___" lets the sound of an option give the answer away` };
}

/** By its sound: "an hour", but "a uniform" and "a one-way street". */
const takesAn = (text: string) =>
  /^(hour|honest|honou?r|heir)/i.test(text) ||
  (/^[aeiou]/i.test(text) && !/^(uni(?![nm])|us[eu]|euro|one\b|once\b)/i.test(text));

/** Whether the right option is longer than every other. */
export const isLongest = ({ answer, wrong }: Omit<ChoiceQuestion, "question">): boolean =>
  wrong.every((other) => other.length < answer.length);

/** Whether the right option is shorter than every other. */
export const isShortest = ({ answer, wrong }: Omit<ChoiceQuestion, "question">): boolean =>
  wrong.every((other) => other.length > answer.length);

/** Whether the right option is so long that it is seen before it is read. */
export function isFarLonger({ answer, wrong }: Omit<ChoiceQuestion, "question">): boolean {
  const second = Math.max(...wrong.map(({ length }) => length));
  return answer.length > 20 && answer.length > second * 1.7;
}

const plain = (text: string) =>
  ` ${wordsOf(text)
    .map(({ text: word }) => word.toLowerCase())
    .join(" ")} `;

/** Whether a question says its answer, and none of the other options. */
export function saysAnswer(
  question: string,
  answer: string,
  others: readonly string[] = [],
): boolean {
  const asked = plain(question.replace(/\([^)]*\)/g, ""));
  return (
    answer.length > 3 &&
    asked.includes(plain(answer)) &&
    !others.some((other) => asked.includes(plain(other)))
  );
}

/** Whether a question stands in a text word for word. */
export const isCopied = (question: string, text: string): boolean =>
  plain(text).includes(plain(question.replace(/\([^)]*\)/g, "")));
