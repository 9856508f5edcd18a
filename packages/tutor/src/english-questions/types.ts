import type { LessonWord } from "../types";

/** Words that are mixed up, and how to tell them apart. */
export interface WordPair {
  readonly words: readonly string[];
  readonly difference: string;
  readonly examples: readonly string[];
  /** By word, what stands beside it and not beside the other. */
  readonly goesWith?: Readonly<Record<string, readonly string[]>> | undefined;
}

export interface WordMeaning {
  readonly partOfSpeech: string;
  readonly meaning: string;
  readonly example: string | null;
}

/** A word as a dictionary has it: `go`, where `went` was looked up. Has a meaning at least. */
export interface ExplainedWord {
  readonly word: string;
  readonly meanings: readonly WordMeaning[];
}

/** Where answers to questions about English come from. */
export interface EnglishSources {
  /** Words with a meaning and an example, to find one by its description. */
  readonly words: readonly LessonWord[];
  readonly pairs: readonly WordPair[];
  readonly opposites: readonly (readonly [string, string])[];
  /** What the dictionary says of the {@link termsToLookUp} of the message, by term; unknown ones are left out. */
  readonly entries: ReadonlyMap<string, ExplainedWord>;
}

/** What a message asks about English. */
export type EnglishQuestion =
  /** How two words or forms differ, or which of two phrases is right. */
  | { readonly kind: "difference"; readonly terms: readonly [string, string] }
  /** The English word for something, named in another language or described. */
  | { readonly kind: "say"; readonly term: string }
  | { readonly kind: "meaning"; readonly term: string }
  | { readonly kind: "form"; readonly form: WordForm; readonly term: string }
  /** When or how a word or a form is used. */
  | { readonly kind: "usage"; readonly term: string }
  /** How a word sounds. */
  | { readonly kind: "sound"; readonly term: string }
  /** Whether a sentence is right. */
  | { readonly kind: "check"; readonly sentence: string };

export type WordForm = "past" | "plural" | "comparison" | "opposite" | "spelling";
