/** A word as a tagger gives it. Tags are Universal POS tags, and often wrong in learners' English. */
export interface TaggedWord {
  readonly text: string;
  readonly lower: string;
  readonly lemma: string;
  readonly pos: string;
  readonly start: number;
  readonly end: number;
}

/** A role play that can be offered. */
export interface OfferedScene {
  readonly id: string;
  readonly title: string;
  readonly level: string;
}

/** What is said, and what the learner could tap to send next. */
export interface Talk {
  readonly text: string;
  readonly suggestions: readonly string[];
}

export type Time = "past" | "now" | "future";
/** Easy for A1 and A2, middle for B1 and B2, rich for C1 and C2. */
export type Band = "easy" | "mid" | "high";
export type Tone = "bad" | "good" | "plain";
/** What kind of answer a question waits for. */
export type Expected = "yes-no" | "who" | "where" | "when" | "why" | "how-many" | "what";

/** Somebody of the learner's: what Iris may call them, and the pronoun. */
export interface Person {
  /** "your mother"; null where only a pronoun is known. */
  readonly name: string | null;
  readonly pronoun: "he" | "she" | "they" | "it";
  /** Whether the verb beside them is plural: "your friends are". */
  readonly isMany: boolean;
}

/** What to say of a topic, as its author writes it. See `read-lines.ts` for the notation. */
export interface TopicSource {
  readonly id: string;
  /** News to be sorry or glad about; left out where it depends. */
  readonly tone?: "bad" | "good";
  /** Whether its words are said of many other things too, so that any other topic goes first. */
  readonly isVague?: boolean;
  /** Whether it is often only the frame of something else: "last weekend", "in the city". */
  readonly isFrame?: boolean;
  /** Whether it is known by its verb alone, so that any subject with a name goes first. */
  readonly isDeed?: boolean;
  /** Patterns, parted by commas. See `match-pattern.ts`. */
  readonly heard: string;
  readonly react: readonly string[];
  readonly easy: readonly string[];
  readonly mid: readonly string[];
  readonly high: readonly string[];
}
