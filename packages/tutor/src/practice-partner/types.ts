import type { EnglishSources } from "../english-questions/types";
import type { Mistake, Turn } from "../types";

/** A question, and what to ask next, whatever the answer was. */
export interface PracticePartnerQuestion {
  readonly ask: string;
  readonly next: string;
  /** What is right in an answer to `ask`, where something is. */
  readonly answer?: AnswerKey | undefined;
}

/** By what an answer to a practice partner's own question is marked. */
export interface AnswerKey {
  /** Words or phrases of which one stands in a right answer. */
  readonly right?: readonly string[] | undefined;
  /** And these stand in none. */
  readonly wrong?: readonly string[] | undefined;
  /** The task was to use one of these. */
  readonly uses?: readonly string[] | undefined;
  /** The task was to put a verb into the past. */
  readonly pastVerb?: true | undefined;
  /** What an answer needs to know, said to right and wrong ones alike. */
  readonly because: string;
}

/**
 * What practice partners say at one level. `{name}` is whom they speak to, `{partner}` their own
 * name, `{wrong}` and `{better}` a mistake and what to write instead.
 */
export interface PracticePartnerPhrases {
  readonly greetings: readonly string[];
  readonly reactions: {
    readonly plain: readonly string[];
    readonly glad: readonly string[];
    readonly sad: readonly string[];
  };
  readonly corrections: readonly string[];
  readonly aboutMe: readonly string[];
  readonly askedBack: readonly string[];
  readonly unknown: readonly string[];
  readonly nudges: readonly string[];
  readonly changes: readonly string[];
  readonly thanks: readonly string[];
  readonly goodbyes: readonly string[];
  readonly topics: Readonly<Record<string, readonly PracticePartnerQuestion[]>>;
}

/** A number from 0 up to, not including, 1. */
export type Chance = () => number;

/** The room as its practice partner finds it. */
export interface PracticePartnerScene {
  readonly phrases: PracticePartnerPhrases;
  /** A key of the phrases' topics; of an unknown one, the chat is about this and that. */
  readonly category: string;
  /** What the practice partner is called, without any label. */
  readonly practicePartner: string;
  /** Whom it speaks to; null for somebody without a name. */
  readonly person: string | null;
  /** What the practice partner said here before, oldest first. The longer, the later it repeats itself. */
  readonly said: readonly string[];
  readonly chance: Chance;
  /** Of what it says, in UTF-16 units: what a message of the room may have. */
  readonly maxLength: number;
}

export interface PracticePartnerAsk extends PracticePartnerScene {
  readonly message: string;
  /** What to say, in several wordings, to somebody who may be in danger; null to whoever is not. */
  readonly help: readonly string[] | null;
  /** The latest words of the room before the message, oldest first; the practice partner's are the avatar's. */
  readonly history: readonly Turn[];
  /** In order, not overlapping; null where nobody could look at the message. */
  readonly corrections: readonly Mistake[] | null;
  /** Whether the message may be said again or cheered: nothing in it is unfit for others, or grave. */
  readonly mayEcho: boolean;
  /** Whether nobody else listens: mistakes are put right between two only. */
  readonly isAlone: boolean;
  /** Where answers to questions about English come from. */
  readonly english: EnglishSources;
}

export type PracticePartnerTopic =
  | "crisis"
  | "no-words"
  | "not-english"
  | "greeting"
  | "thanks"
  | "goodbye"
  | "about-me"
  | "not-understood"
  | "english"
  | "marked"
  | "another"
  | "abilities"
  | "asked-back"
  | "unknown"
  | "statement"
  | "nudge";

export interface PracticePartnerReply {
  /** At most the scene's `maxLength`, never empty. */
  readonly response: string;
  readonly topic: PracticePartnerTopic;
}
