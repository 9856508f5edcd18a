import type { LessonWord } from "../lesson-word";

/** Words that are mixed up, and how to tell them apart. */
export interface WordPair {
  readonly words: readonly string[];
  readonly difference: string;
  readonly examples: readonly string[];
  /** By word, what stands beside it and not beside the other. */
  readonly goesWith?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** A piece of grammar that learners ask about by a name. */
export interface GrammarTopic {
  /** In small letters, in the singular. */
  readonly names: readonly string[];
  readonly title?: string | undefined;
  /** Where learners first need it. */
  readonly level?: string | undefined;
  readonly explanation: string;
  readonly examples: readonly string[];
  /** The lesson that has more of it; null where none has. */
  readonly lesson: { readonly title: string; readonly difficulty: string } | null;
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
  readonly topics: readonly GrammarTopic[];
  /** Who talks with each other: names can be spelt though no dictionary has them. */
  readonly names: readonly string[];
  /** What the dictionary says of the {@link termsToLookUp} of the message, by term; unknown ones are left out. */
  readonly entries: ReadonlyMap<string, ExplainedWord>;
}

/** By what it is told whether a message asks about English at all, where its words do not say. */
export type KnownEnglish = Pick<EnglishSources, "pairs" | "topics">;

/** What a message asks about English. */
export type EnglishQuestion =
  /** How two words or forms differ, or which of two phrases is right. */
  | { readonly kind: "difference"; readonly terms: readonly [string, string] }
  /** The English word for something, named in another language or described. */
  | { readonly kind: "say"; readonly term: string }
  | { readonly kind: "meaning"; readonly term: string }
  | { readonly kind: "form"; readonly form: WordForm; readonly term: string }
  /** A piece of grammar, by its name: always one that is known. */
  | { readonly kind: "grammar"; readonly topic: GrammarTopic }
  /** A sentence with a word in it. */
  | { readonly kind: "example"; readonly term: string }
  /** When or how a word or a form is used. */
  | { readonly kind: "usage"; readonly term: string }
  /** How a word sounds. */
  | { readonly kind: "sound"; readonly term: string }
  /** Whether a sentence is right; an empty one where somebody asks to be corrected. */
  | { readonly kind: "check"; readonly sentence: string };

export type WordForm = "past" | "plural" | "comparison" | "opposite" | "spelling";
