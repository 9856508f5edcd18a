import { openersFor } from "./small-talk";
import { spoils } from "./spoilers";
import { quote, quoteExample, rotate } from "./text";
import type { Responder } from "./types";

const asksToPractise =
  /\b(?:practi[sc]e|practi[sc]ing|exercises|(?:an|another|one more) exercise|tasks?|test me|quiz me|challenge|train me|drill|(?:some|more|give me|the|any) homework|ask me|another one|one more)\b/;

/** How a task names the word it is about, so that the answer to it can be looked at. */
export const taskFor = (word: string): string => `Write a sentence with ${quote(word)}`;

/** Something to write, with a word or with the grammar of the lesson. */
export const practice: Responder = (chat) => {
  const { plain, lesson, turn, message } = chat;
  if (!asksToPractise.test(plain)) return null;
  // Saying that one practises is a statement.
  if (/^i (?!want|would|need|wanna)/.test(plain)) return null;
  if (lesson === null) {
    return openersFor(chat).map((opener) => `Answer in two or three sentences: ${opener}`);
  }
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
};
