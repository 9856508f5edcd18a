import { cefrLevels } from "@saywell/cefr";
import { z } from "zod";
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

/** The shape of `data/english/grammar-topics.yaml`. */
export const grammarTopicSource = z.array(
  z.strictObject({
    /** What learners call it, in small letters and in the singular. */
    names: z.array(term).min(1),
    explanation: text.max(280),
    examples: z.array(line.max(120)).min(2).max(3),
    /** The lesson that has more of it. */
    lesson: z.string().optional(),
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
});
export type EnglishReference = z.output<typeof englishReference>;
