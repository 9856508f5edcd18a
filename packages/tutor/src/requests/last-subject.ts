import type { GrammarTopic, Situation, WordPair } from "../english-questions/types";
import type { Chat } from "../types";
import { askedIn } from "./exercise-items";

/** What was spoken about last, as far as one can go on with it. */
export type Subject =
  | { readonly of: "topic"; readonly topic: GrammarTopic }
  | { readonly of: "situation"; readonly situation: Situation }
  | { readonly of: "pair"; readonly pair: WordPair }
  | { readonly of: "word"; readonly word: string };

/** So far back one remembers what “more” may mean, in turns of Iris. */
const farthest = 6;

const meaning = /“([^”]+)” \([a-z]+\) means: /;
const title = /(?:^|\n)“([^”]+)”:/;
/** How an answer about what stands around a word begins. */
const aboutWord =
  /^(?:Words made from|People say with|Near in meaning to|I have no list for|It sounds so:) “([^”]+)”/;

/** What Iris spoke about last; null where she spoke of nothing of the kind. */
export function lastSubject(chat: Chat): Subject | null {
  const said = chat.history.filter(({ sender }) => sender === "avatar").slice(-farthest);
  for (const { text } of said.toReversed()) {
    const subject = subjectOf(text, chat);
    if (subject !== null) return subject;
  }
  return null;
}

function subjectOf(text: string, chat: Chat): Subject | null {
  const { topics, situations, pairs } = chat.english;
  const named = title.exec(text)?.[1];
  const topic = topics.find(({ names }) => names[0] === named);
  if (topic !== undefined) return { of: "topic", topic };
  const situation = situations.find((each) => each.title === named);
  if (situation !== undefined) return { of: "situation", situation };
  const word = aboutWord.exec(text)?.[1] ?? meaning.exec(text)?.[1];
  if (word !== undefined) return { of: "word", word };
  const asked = askedIn(text, chat);
  if (asked?.topic) return { of: "topic", topic: asked.topic };
  const pair = pairs.find(({ difference }) => text.includes(difference));
  return pair === undefined ? null : { of: "pair", pair };
}
