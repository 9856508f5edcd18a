import { cefrLevels } from "@saywell/cefr";
import { z } from "zod";

const term = z.string().trim().min(1).max(40);
const partOfSpeech = z.enum(["noun", "verb", "adjective", "adverb"]);

/** The shape of `data/english/word-help/*.yaml`: what stands around a word, and how it sounds. */
export const wordHelpSource = z.array(
  z.strictObject({
    word: term,
    partOfSpeech,
    level: z.enum(cefrLevels),
    /** Other words that are made from it, or that it is made from. */
    family: z.array(z.strictObject({ word: term, partOfSpeech })).max(5),
    /** What people say with the word, or with one of its family. */
    collocations: z.array(term).min(2).max(5),
    /**
     * How it is said in Britain, spelt as it sounds, the stressed syllable in capitals. Only where it has
     * several syllables or is often said wrongly.
     */
    sound: term.optional(),
  }),
);
export type WordHelp = z.output<typeof wordHelpSource>[number];

/** By what one entry is told from another. */
export const nameOfHelp = ({ word, partOfSpeech }: Pick<WordHelp, "word" | "partOfSpeech">) =>
  `${word} (${partOfSpeech})`;
