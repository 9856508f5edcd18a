import { cefrLevels } from "@saywell/cefr";
import { z } from "zod";
import { wordBook } from "../word-book/word-book-schema";
import { situationSource } from "./situation-schema";
import { wordHelpSource } from "./word-help-schema";

/** What Saywell knows of English words beside the lessons: `data/english`. */

const text = z.string().trim().min(1);
const line = text.max(220);
const term = z.string().trim().min(1).max(40);

/** The shape of `data/english/dictionary/*.yaml`: one meaning of one word each. */
export const dictionarySource = z.array(
  z.strictObject({
    word: term,
    partOfSpeech: z.enum([
      "noun",
      "verb",
      "adjective",
      "adverb",
      "phrase",
      "preposition",
      "pronoun",
      "conjunction",
      "determiner",
      "exclamation",
      "number",
    ]),
    /** Read by somebody at A2: the commonest sense, in commoner words than the one explained. */
    meaning: line.max(140),
    example: line.max(120),
    /** Perhaps harder than B1: how hard the word is, the word board takes from its rank. */
    levelByRank: z.literal(true).optional(),
  }),
);
export type DictionaryEntry = z.output<typeof dictionarySource>[number];

/** The shape of `data/english/word-pairs/*.yaml`. */
export const wordPairSource = z.array(
  z.strictObject({
    /** The words that are mixed up. */
    words: z.array(term).min(2).max(3),
    /** Where mixing them up first matters. */
    level: z.enum(cefrLevels),
    /** How to tell them apart. */
    difference: line,
    examples: z.array(line.max(120)).min(2).max(3),
    /** By word, what stands beside it and not beside the other. */
    goesWith: z.record(term, z.array(term).min(1)).optional(),
  }),
);
export type WordPair = z.output<typeof wordPairSource>[number];

/** The shape of `data/english/opposites.yaml`. */
export const oppositesSource = z.array(z.tuple([term, term]));
export type Opposites = z.output<typeof oppositesSource>[number];

/** The gap in a question for practice, where the answer belongs. */
export const gap = "___";

const practiceItem = z.strictObject({
  /** One sentence with a {@link gap}, or a task such as "Put it right: …". */
  question: line.max(160),
  /** Of these exactly one is right; without them the answer is typed. "–" is no word at all. */
  choices: z.array(line.max(80)).min(3).max(4).optional(),
  answer: line.max(140),
  /** What else is right where the answer is typed. */
  accept: z.array(line.max(140)).min(1).optional(),
  /** Why it is right, in plain words. */
  why: line.max(160),
});
export type GrammarPracticeItem = z.output<typeof practiceItem>;

const cell = z.string().trim().max(80);

/** The shape of `data/english/grammar-topics/*.yaml`, a file for each level. */
export const grammarTopicSource = z.array(
  z.strictObject({
    /** What other features link to. */
    id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
    title: line.max(60),
    /** Where learners first need it. */
    level: z.enum(cefrLevels),
    /** What learners call it, in small letters and in the singular. */
    names: z.array(term.regex(/^\P{Lu}+$/u, "is not in small letters")).min(1),
    /** Read by a learner of its level. */
    explanation: text.max(420),
    /** How it is made, as a table. */
    form: z.strictObject({
      head: z.array(cell).min(2).max(5),
      rows: z.array(z.array(cell)).min(1).max(10),
    }),
    examples: z.array(line.max(140)).min(4).max(6),
    /** What learners really say. */
    mistakes: z
      .array(z.strictObject({ wrong: line.max(140), right: line.max(140), why: line.max(160) }))
      .min(3)
      .max(5),
    /** From easy to less easy. */
    practice: z.array(practiceItem),
    /** The lesson that has more of it. */
    lesson: z.string().optional(),
    /** Topics that stand near it, by their ids. */
    related: z.array(z.string()).min(1).optional(),
  }),
);
export type GrammarTopic = z.output<typeof grammarTopicSource>[number];

export const englishReference = z.object({
  dictionary: dictionarySource,
  wordPairs: wordPairSource,
  opposites: oppositesSource,
  grammarTopics: grammarTopicSource,
  situations: situationSource,
  wordHelp: wordHelpSource,
  wordBook,
});
export type EnglishReference = z.output<typeof englishReference>;
