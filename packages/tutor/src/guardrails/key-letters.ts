import { rightAnswers } from "../spoilers";
import { wordsOf } from "../text";
import type { TutorLesson } from "../types";
import type { Question } from "./key-question";
import { codesOf, plainLetters } from "./letters-told";

/** An answer as its letters. */
export interface Key {
  readonly question: Question;
  /** Its letters without spaces and marks. */
  readonly letters: string;
  readonly reverse: string;
  readonly words: readonly string[];
  readonly codes: ReturnType<typeof codesOf>;
  /** The answer in parts with marks between them: "li + bra + ry"; null where it is too short. */
  readonly parts: RegExp | null;
  /** Its words one after the other: "“taller”, and then “than”"; null for one word. */
  readonly listed: RegExp | null;
}

const keysByQuestion = new WeakMap<Question, readonly Key[]>();

/** The answers to a question as their letters. */
export function keysOf(question: Question): readonly Key[] {
  const known = keysByQuestion.get(question);
  if (known !== undefined) return known;
  const keys = rightAnswers(question).flatMap((answer): Key[] => {
    const letters = plainLetters(answer).replaceAll(/[^a-z]/g, "");
    if (letters === "") return [];
    const reverse = letters.split("").toReversed().join("");
    const own = plainLetters(answer).match(/[a-z']+/g) ?? [];
    const parts =
      letters.length < 4 || letters.length > 30
        ? null
        : new RegExp(`(?<![a-z])${letters.split("").join("[^a-z\\n]{0,3}")}(?![a-z])`, "g");
    const words = wordsOf(answer);
    const listed =
      own.length < 2 || own.length > 6
        ? null
        : new RegExp(
            `\\b${own.join("[^a-z]*(?:and|then|plus|next|followed by)[^a-z]+(?:then )?[^a-z]*")}\\b`,
          );
    return [{ question, letters, reverse, words, codes: codesOf(letters), parts, listed }];
  });
  keysByQuestion.set(question, keys);
  return keys;
}

const hiding = new WeakMap<TutorLesson, ReadonlySet<string>>();

/** The words that a key of a lesson may hide in: turned round, or in code. */
export function wordsThatHide(lesson: TutorLesson): ReadonlySet<string> {
  const known = hiding.get(lesson);
  if (known !== undefined) return known;
  const words = new Set(
    [...lesson.quizQuestions, ...lesson.outline]
      .flatMap(keysOf)
      .flatMap(({ letters, reverse, codes: { exact, lower } }) =>
        letters.length < 2 || letters.length > 30
          ? []
          : [reverse, ...lower, ...exact.map((code) => code.toLowerCase())],
      ),
  );
  hiding.set(lesson, words);
  return words;
}
