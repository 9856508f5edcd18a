/** What is known of words beside their meaning; the content has this shape. */
export interface WordBook {
  readonly idioms: readonly Idiom[];
  readonly phrasalVerbs: readonly PhrasalVerb[];
  readonly prepositions: readonly DependentPreposition[];
  readonly registers: readonly Register[];
  readonly whereWordsFit: readonly WordsThatFit[];
  readonly falseFriends: readonly FalseFriend[];
  /** Each a family: verbs | nouns | adjectives | adverbs. */
  readonly families: readonly string[];
  /** Each line: word | what stands before it | what describes it or comes behind. */
  readonly collocations: Readonly<Record<"nouns" | "verbs" | "adjectives", readonly string[]>>;
  /** British words and what Americans say. */
  readonly britishAmerican: readonly (readonly [british: string, american: string])[];
  /** Each line a word and how it is said in America, the commonest words first. */
  readonly sounds: string;
  readonly things: readonly EverydayThing[];
}

/** Something that learners describe because they lack its word. */
export interface EverydayThing {
  readonly word: string;
  /** What kind of thing it is: “jobs”. */
  readonly kind: string;
  readonly level: string;
  readonly meaning: string;
  readonly example: string;
  /** Other descriptions, as learners give them. */
  readonly described: readonly string[];
}

export interface Idiom {
  readonly phrase: string;
  readonly level: string;
  readonly meaning: string;
  readonly example: string;
  readonly about: string;
}

export interface PhrasalVerb {
  readonly verb: string;
  readonly level: string;
  readonly built: "split" | "joined" | "alone";
  readonly meaning: string;
  readonly example: string;
}

export interface DependentPreposition {
  readonly word: string;
  /** Empty where the word needs none. */
  readonly preposition: string;
  readonly kind: "adjective" | "verb" | "noun" | "phrase";
  readonly example: string;
  /** For what it is, where the word has several. */
  readonly use: string;
}

export interface Register {
  readonly neutral: string;
  readonly formal: readonly string[];
  readonly informal: readonly string[];
}

/** Where words are at home, as far as more is to be said than which others are more formal. */
export interface WordsThatFit {
  /** How formal they are; or whether the note is told whole, of a kind of words or of single ones. */
  readonly of: "formal" | "neutral" | "informal" | "chat" | "kinds of words" | "single words";
  readonly words: readonly string[];
  readonly note: string;
}

/** An English word that looks like one of another language, and what people say for what that one means. */
export interface FalseFriend {
  readonly word: string;
  readonly meaning: string;
  readonly others: readonly string[];
  readonly otherMeaning: string;
}
