import { followUps } from "./follow-ups";
import { corrected } from "./mistakes";
import { taskFor } from "./practice";
import { openersFor } from "./small-talk";
import { clip, contentWords, hasStems, plainText, quote, quoteExample, rotate } from "./text";
import { spoils } from "./spoilers";
import type { Responder, Chat } from "./types";

/** Whatever else the learner says gets a question about just that. Has always something to say. */
export const statement: Responder = (chat) => {
  const sentence = corrected(chat.message, chat.corrections ?? []);
  const asked = missedTask(chat);
  if (asked !== null) return asked;
  const used = chat.lesson?.words.find(({ word }) => hasStems(sentence, word));
  const questions = questionsAbout(sentence, chat, used?.word ?? "");
  if (used !== undefined) {
    return questions.map(
      (question) => `You used ${quote(used.word)} from this lesson. ${question}`,
    );
  }
  // In a lesson, every other question invites one of its words.
  const [wanted] = rotate(chat.lesson?.words ?? [], chat.turn);
  if (wanted === undefined || chat.turn % 2 === 0) return questions;
  return questions.map(
    (question) => `${question} Try to use ${quote(wanted.word)} in your answer.`,
  );
};

function questionsAbout(sentence: string, chat: Chat, known: string): readonly string[] {
  const questions = followUps(sentence);
  if (questions.length > 0) return rotate(questions, chat.turn);
  const [said] = contentWords(sentence)
    .filter((word) => !hasStems(known, word))
    .toSorted((a, b) => Number(isDoing.test(a)) - Number(isDoing.test(b)) || b.length - a.length);
  if (said === undefined) {
    return openersFor(chat).map((opener) => `Can you tell me more, in a full sentence? ${opener}`);
  }
  const word = quote(clip(asWritten(said, sentence), 40));
  return rotate(
    [
      `You wrote ${word}. Can you tell me a little more about it?`,
      `Can you give me an example of ${word} from your own life?`,
      `What is important for you about ${word}, and why?`,
    ],
    chat.turn,
  );
}

/** Words for what one does or how, of which there is less to tell than of things and people. */
const isDoing = /(?:ed|ing|ly)$/;

/** A word with the capitals that the learner gave it. */
const asWritten = (word: string, sentence: string): string =>
  sentence.split(/[^\p{L}\p{M}\p{N}'’-]+/u).find((each) => plainText(each) === word) ?? word;

/** A sentence without the word that the task asked for. */
function missedTask({ lesson, lastReply, message }: Chat): string[] | null {
  const entry = lesson?.words.find(({ word }) => lastReply?.includes(taskFor(word)));
  if (!lesson || entry === undefined || hasStems(message, entry.word)) return null;
  const word = quote(entry.word);
  const example = spoils(entry.example, lesson, message)
    ? `It means: ${entry.meaning}.`
    : `For example: ${quoteExample(entry.example)}`;
  return [
    `I do not see ${word} in your sentence yet. ${example} Try once more, or tell me something else.`,
    `Your sentence has no ${word}. ${example} What could you say about yourself with it?`,
  ];
}
