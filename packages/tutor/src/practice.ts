import { spoils } from "./spoilers";
import { quote, quoteExample, rotate } from "./text";
import type { Chat, TutorLesson } from "./types";

/** How a task names the word it is about, so that the answer to it can be looked at. */
export const taskFor = (word: string): string => `Write a sentence with ${quote(word)}`;

/** Something to write, with a word or with the grammar of the lesson. */
export function practiseLesson({ turn, message }: Chat, lesson: TutorLesson): readonly string[] {
  const words = rotate(lesson.words, turn).map(
    ({ word, meaning }) => `${taskFor(word)}. It means: ${meaning.replace(/[.\s]+$/, "")}.`,
  );
  const sentences = lesson.grammar.examples
    .filter((example) => !spoils(example, lesson, message))
    .map(
      (example) =>
        `Let us practise ${quote(lesson.grammar.title)}. Read this: ${quoteExample(example)} Now write a sentence like it about yourself.`,
    );
  return words.flatMap((task, index) => [task, ...sentences.slice(index, index + 1)]);
}
