import type { LessonWord } from "../lesson-word";
import type { WordBook } from "../study-help/word-book/word-book";

/** Words that are mixed up, and how to tell them apart. */
export interface WordPair {
  readonly words: readonly string[];
  /** Where mixing them up first matters. */
  readonly level: string;
  readonly difference: string;
  readonly examples: readonly string[];
  /** By word, what stands beside it and not beside the other. */
  readonly goesWith?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** One thing to answer about a piece of grammar. */
export interface PracticeItem {
  /** A sentence with a gap `___`, or a task such as “Put it right: …”. */
  readonly question: string;
  /** One of them is right; “–” is no word at all. Without them the answer is typed. */
  readonly choices?: readonly string[] | undefined;
  readonly answer: string;
  /** What else is right where it is typed. */
  readonly accept?: readonly string[] | undefined;
  readonly why: string;
}

/** A piece of grammar that learners ask about by a name. */
export interface GrammarTopic {
  readonly id: string;
  readonly title: string;
  /** Where learners first need it. */
  readonly level: string;
  /** In small letters, in the singular. */
  readonly names: readonly string[];
  readonly explanation: string;
  /** How it is made, as a table. */
  readonly form: {
    readonly head: readonly string[];
    readonly rows: readonly (readonly string[])[];
  };
  readonly examples: readonly string[];
  readonly mistakes: readonly {
    readonly wrong: string;
    readonly right: string;
    readonly why: string;
  }[];
  readonly practice: readonly PracticeItem[];
  /** Topics that stand near it, by their ids. */
  readonly related?: readonly string[] | undefined;
  /** The lesson that has more of it; null where none has. */
  readonly lesson: { readonly title: string; readonly difficulty: string } | null;
}

/** What one says when. */
export interface Situation {
  readonly id: string;
  readonly title: string;
  /** How learners call it, in small letters. */
  readonly names: readonly string[];
  readonly level: string;
  readonly phrases: readonly {
    readonly say: string;
    /** Ends a sentence that begins "You say it …". */
    readonly when: string;
    readonly level: string;
    readonly register: "neutral" | "formal" | "informal";
  }[];
}

/** What stands around a word. */
export interface WordHelp {
  readonly word: string;
  readonly partOfSpeech: string;
  readonly level: string;
  readonly family: readonly { readonly word: string; readonly partOfSpeech: string }[];
  readonly collocations: readonly string[];
  /** How it is said, spelt as it sounds, the stressed syllable in capitals. */
  readonly sound?: string | undefined;
}

/** A role play that can be offered. */
export interface OfferedScene {
  readonly id: string;
  readonly title: string;
  readonly level: string;
}

export interface WordMeaning {
  readonly partOfSpeech: string;
  readonly meaning: string;
  readonly example: string | null;
  /** Whether the words of the meaning are too hard for who asks. */
  readonly isTooHard?: boolean | undefined;
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
  readonly situations: readonly Situation[];
  readonly wordHelp: readonly WordHelp[];
  /** Idioms, phrasal verbs, families and the like. */
  readonly wordBook?: WordBook | undefined;
  readonly scenes: readonly OfferedScene[];
  /** Who talks with each other: names can be spelt though no dictionary has them. */
  readonly names: readonly string[];
  /** What the dictionary says of the {@link termsToLookUp} of the message, by term; unknown ones are left out. */
  readonly entries: ReadonlyMap<string, ExplainedWord>;
}

/** By what it is told whether a message asks about English at all, where its words do not say. */
export type KnownEnglish = Pick<EnglishSources, "pairs" | "topics"> &
  Partial<Pick<EnglishSources, "situations" | "scenes" | "words" | "wordBook">>;

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
  /** Sentences with a word in them, as many as are asked for where a number is named. */
  | { readonly kind: "example"; readonly term: string; readonly count?: number | undefined }
  /** When or how a word or a form is used. */
  | { readonly kind: "usage"; readonly term: string }
  /** How a word sounds. */
  | { readonly kind: "sound"; readonly term: string }
  /** What rules and lists tell at once. */
  | { readonly kind: "told"; readonly says: string }
  /** Whether a sentence is right; an empty one where somebody asks to be corrected. */
  | { readonly kind: "check"; readonly sentence: string };

export type WordForm = "past" | "plural" | "comparison" | "opposite" | "spelling";
