import type { EnglishSources, GrammarTopic, Situation, WordPair } from "../english-questions/types";
import { readEnglishQuestion } from "../english-questions/read-english-question";
import type { Chat, Turn } from "../types";
import { askedIn } from "../exercises/exercise-items";

/** What was spoken about last, as far as one can go on with it. */
export type Subject =
  | { readonly of: "topic"; readonly topic: GrammarTopic }
  | { readonly of: "situation"; readonly situation: Situation }
  | { readonly of: "pair"; readonly pair: WordPair }
  | { readonly of: "word"; readonly word: string }
  /** A sentence that was put right, in Iris's words. */
  | { readonly of: "correction"; readonly text: string };

/** What was spoken about, how many replies ago, and the reply that did. */
export type SubjectSaid = Subject & { readonly age: number; readonly said: string };

/** So far back one remembers what “more” may mean, in turns of Iris. */
const farthest = 6;

const meaning = /“([^”]+)” \((?:[a-z]+|an idiom, level [ABC][12])\) means: /;
const title = /(?:^|\n)“([^”]+)”:/;
/** How an answer about a word begins, or what stands around it. */
const aboutWord: readonly RegExp[] = [
  /^(?:Words made from|People say with|Near in meaning to|I have no list for|It sounds so:) “([^”]+)”/,
  /^(?:The (?:past|plural|opposite) of|You spell) “([^”]+)”/,
  /^One ([\p{L}-]+), two [\p{L}-]+\./u,
  /^“([^”]+)” is spelt /,
  /^(?:Do you mean|You can say) “([^”]+)”/,
  /^I only write, so I cannot say “([^”]+)”/,
  /^(?:I have no (?:other )?(?:example|collocations|word family|synonyms?) (?:with|for|of)|Those were my examples with|That is all I know of|I know no more of) “([^”]+)”/,
  /^“([^”]+)” (?:has no plural|is plural already)/,
  /^“([^”]+)”, “[^”]+”, “the [^”]+”\./,
];
/** How a sentence that was given to be corrected comes back. */
const correction = /^(?:Once more: )?(?:I would write:? “|I have marked what to look at\.)/;

/** What Iris spoke about last; null where she spoke of nothing of the kind. */
export const lastSubject = (
  chat: Pick<Chat, "history" | "english" | "course">,
): SubjectSaid | null => subjectIn(chat.history, chat.english, chat.course);

/** The same, of a conversation. */
export function subjectIn(
  history: readonly Turn[],
  english: Known,
  course: Chat["course"] = [],
): SubjectSaid | null {
  const said = history.filter(({ sender }) => sender === "avatar").slice(-farthest);
  for (const [age, { text }] of said.toReversed().entries()) {
    const subject = subjectOf(text, english, course) ?? wordExemplified(text, history, english);
    if (subject !== null) return { ...subject, age, said: text };
  }
  return null;
}

/** A sentence is given for the word that it was asked for. */
function wordExemplified(text: string, history: readonly Turn[], english: Known): Subject | null {
  if (!/^(?:Once more: )?For example: /.test(text)) return null;
  const at = history.findLastIndex((turn) => turn.sender === "avatar" && turn.text === text);
  const asked = history[at - 1];
  if (asked?.sender !== "user") return null;
  const question = readEnglishQuestion(asked.text, english);
  return question?.kind === "example" ? { of: "word", word: question.term } : null;
}

type Known = Pick<EnglishSources, "topics" | "pairs"> & Partial<EnglishSources>;

function subjectOf(text: string, english: Known, course: Chat["course"]): Subject | null {
  const { topics, situations = [], pairs } = english;
  const named = title.exec(text)?.[1];
  const topic = topics.find(({ names }) => names[0] === named);
  if (topic !== undefined) return { of: "topic", topic };
  const situation = situations.find((each) => each.title === named);
  if (situation !== undefined) return { of: "situation", situation };
  if (correction.test(text)) return { of: "correction", text };
  const words = [...aboutWord, meaning].map((pattern) => pattern.exec(text)?.[1]);
  const word = words.find((each) => each !== undefined);
  if (word !== undefined) return { of: "word", word };
  const pair = pairs.find(({ difference }) => text.includes(difference));
  const asked = askedIn(text, { english, course });
  if (asked?.topic) return { of: "topic", topic: asked.topic };
  return pair === undefined ? null : { of: "pair", pair };
}
