import { cefrLevels } from "@saywell/cefr";
import { z } from "zod";

/**
 * What learners ask about words beside their meaning: `data/english/word-book`. The files have a line for each
 * thing, with bars between its parts, under the name of a group: a learner's dictionary in rows.
 */
export const wordBookSource = z.record(z.string(), z.string());

const text = z.string().min(1).max(160);
const level = z.enum(cefrLevels);

/** An idiom or a fixed phrase. */
const idiom = z.strictObject({
  phrase: text,
  level,
  meaning: text,
  example: text,
  /** What it is asked for by: “weather”. */
  about: text,
});

const phrasalVerb = z.strictObject({
  /** With its small word: “look after”. A word in brackets tells two meanings apart. */
  verb: text,
  level,
  /** Whether its object may stand in the middle (split) or not (joined), or there is none (alone). */
  built: z.enum(["split", "joined", "alone"]),
  meaning: text,
  example: text,
});

const preposition = z.strictObject({
  word: text,
  /** Empty where the word needs none. */
  preposition: z.string(),
  kind: z.enum(["adjective", "verb", "noun", "phrase"]),
  example: text,
  /** For what it is, where the word has several. */
  use: z.string(),
});

const register = z.strictObject({
  neutral: text,
  formal: z.array(text),
  informal: z.array(text),
});

/** Something that learners describe because they lack its word. */
const everydayThing = z.strictObject({
  word: text,
  /** What kind of thing it is: “jobs”. */
  kind: text,
  level,
  meaning: text,
  example: text,
  /** Other descriptions, as learners give them. */
  described: z.array(text).min(1),
});

/** Where words are at home, as far as more is to be said than which others are more formal. */
const wordsThatFit = z.strictObject({
  /** How formal they are; or whether the note is told whole, of a kind of words or of single ones. */
  of: z.enum(["formal", "neutral", "informal", "chat", "kinds of words", "single words"]),
  words: z.array(text),
  note: z.string().min(1).max(220),
});

/** An English word that looks like one of another language, and what people say for what that one means. */
const falseFriend = z.strictObject({
  word: text,
  meaning: text,
  others: z.array(text).min(1),
  otherMeaning: text,
});

/** The word book as it is built. Families, collocations and sounds stay lines of text: thousands of them are little. */
export const wordBook = z.strictObject({
  idioms: z.array(idiom),
  phrasalVerbs: z.array(phrasalVerb),
  prepositions: z.array(preposition),
  registers: z.array(register),
  whereWordsFit: z.array(wordsThatFit),
  falseFriends: z.array(falseFriend),
  /** Each a family: verbs | nouns | adjectives | adverbs. */
  families: z.array(text),
  /** By the kind of word, each line: word | what stands before it | what describes it or comes behind. */
  collocations: z.strictObject({
    nouns: z.array(z.string()),
    verbs: z.array(z.string()),
    adjectives: z.array(z.string()),
  }),
  /** British words and what Americans say. */
  britishAmerican: z.array(z.tuple([text, text])),
  /** Each line a word and how it is said in America, in phonetic letters; the commonest words first. */
  sounds: z.string(),
  /** To find a word by what it means. */
  things: z.array(everydayThing),
});
export type WordBook = z.output<typeof wordBook>;
