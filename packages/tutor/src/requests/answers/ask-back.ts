import { sayCompound } from "../../english-questions/compound-nouns";
import { readEnglishQuestion } from "../../english-questions/read-english-question";
import { quotedIn } from "../../study-help/read-study-request";
import { quote, stemOf, wordsOf } from "../../text";
import type { Chat } from "../../types";
import { type Answer, answer } from "../answer";
import { bareRequest } from "../reading/mend-words";
import * as rules from "../reading/request-rules";

/** What only somebody says who speaks of English. */
const ofEnglish =
  /\b(?:tenses?|verbs?|nouns?|adjectives?|adverbs?|pre?positions?|articles?|grammar|clauses?|pronouns?|plural|singular|sentences?|phrases?|synonyms?|antonyms?|spell\w*|mean(?:s|ing)|pronunciation|pronounce|vocabulary|idioms?|gerunds?|infinitives?|conditionals?|auxiliar\w+|participles?|punctuation|commas?|syllables?|prefix\w*|suffix\w*|contractions?|formal|informal|in english|word for|words? order|correct(?:ly)?|(?<!\b(?:needless|is|was|sorry|sad|glad|have|had|has|nice|mean|go|want|wanted|like) )to say)\b/;
/** Names of grammar that say little alone. */
const small = new Set(
  "a an the and or of in on at to for with is are be do not verb form simple present past noun sentence question word use".split(
    " ",
  ),
);

/** Whether a message speaks of English, and does not only tell what somebody did. */
export const isAboutEnglish = (message: string): boolean => {
  const bare = bareRequest(message);
  return ofEnglish.test(bare) && (!rules.tells.test(bare) || /\?\s*$/.test(message));
};

/**
 * Two things that may be meant, for somebody who asks of English what nothing here answers: what is nearest
 * in grammar, and the word that the message is about. Null for what is not about English.
 */
export function askBack(chat: Chat): Answer | null {
  const { message, english } = chat;
  if (!isAboutEnglish(message) && quotedIn(message).length === 0) return null;
  const asked = readEnglishQuestion(message, english);
  const pair = asked?.kind === "meaning" ? sayCompound(asked.term, english.entries) : null;
  if (pair !== null) return answer("word", pair, ["vocabulary exercise"]);
  if (asked?.kind === "meaning")
    return answer("word", [
      `I do not know ${quote(asked.term)}, and I do not want to guess. Write a sentence with it, and I can look at that.`,
      `${quote(asked.term)} is new to me. Ask me about another word, please, or about grammar.`,
    ]);
  const said = new Set(wordsOf(bareRequest(message)).map(stemOf));
  const near = english.topics
    .map((topic, at) => {
      const names = topic.names.flatMap((name) => wordsOf(name).map(stemOf));
      const shared = new Set(names.filter((stem) => said.has(stem) && !small.has(stem)));
      return { topic, at, shared: shared.size };
    })
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared || a.at - b.at)
    .slice(0, 2)
    .map(({ topic }) => topic.names[0]!);
  const word = quotedIn(message).find((term) => wordsOf(term).length <= 3);
  const offers = [
    ...near.map((name) => [`the grammar of ${quote(name)}`, `explain ${name}`] as const),
    ...(word === undefined
      ? []
      : [[`what ${quote(word)} means`, `what does ${word} mean?`] as const]),
    ["whether a sentence of yours is right", "check my sentence"] as const,
    ["an example sentence with a word", "give me a sentence with although"] as const,
  ].slice(0, 2);
  const [one, other] = offers.map(([what]) => what);
  return answer(
    "unknown",
    [
      `I am not sure what you would like to know. Is it ${one}, or ${other}? Choose one, or ask me in other words.`,
      `I want to help, but I did not quite understand. Do you mean ${one}, or ${other}?`,
    ],
    offers.map(([, ask]) => ask),
  );
}
