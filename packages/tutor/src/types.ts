import type { EnglishSources } from "./english-questions/types";
import type { TaggedWord } from "./free-talk/types";
import type { LessonWord } from "./lesson-word";
import type { Mistake, Turn } from "./said";
import type { Scene, SceneTurn } from "./scenes/types";

export type { LessonWord, Mistake, TaggedWord, Turn };

/**
 * What the tutor looks at. The types are structural: the lesson of the content
 * and the messages of the contract satisfy them as they are.
 */

export interface QuizItem {
  readonly question: string;
  readonly choices: readonly string[];
  readonly correct: string;
}

/** A lesson as far as the tutor may know it. Answers are in it, so that hints can avoid them. */
export interface TutorLesson {
  readonly title: string;
  readonly difficulty: string;
  readonly topic: string;
  readonly canDo: string;
  readonly words: readonly LessonWord[];
  readonly grammar: {
    readonly title: string;
    readonly explanation: string;
    readonly examples: readonly string[];
  };
  readonly dialogueFlow: {
    readonly steps: readonly { readonly text: string; readonly hint: string | null }[];
  };
  readonly quizQuestions: readonly (QuizItem & {
    readonly acceptAlternatives: readonly string[];
  })[];
  readonly outline: readonly (QuizItem & { readonly title: string })[];
}

/** A lesson of the course as far as it can be offered to somebody who is not in it. */
export type OfferedLesson = Pick<TutorLesson, "title" | "difficulty" | "words">;

export interface Ask {
  readonly message: string;
  /** Whether its words may be said again: nothing in it is unfit for others, or grave. */
  readonly mayEcho: boolean;
  /** Whether its words may not be said again only since they tell where somebody can be found. */
  readonly isPrivate?: boolean | undefined;
  /** What to say, in several wordings, to somebody who may be in danger; null to whoever is not. */
  readonly help: readonly string[] | null;
  /**
   * Kind words with where help is, in several wordings, for somebody who may need help while nothing is
   * sure; null or left out for others.
   */
  readonly care?: readonly string[] | null | undefined;
  /** Without the message itself. */
  readonly history: readonly Turn[];
  /** The lesson the chat is embedded in; null outside lessons. */
  readonly lesson: TutorLesson | null;
  /** In order, not overlapping; null where nobody could look at the message. */
  readonly corrections: readonly Mistake[] | null;
  /** What was marked in earlier messages of this talk whose words may be said again; the oldest first. */
  readonly earlierMistakes?: readonly Mistake[] | undefined;
  /** Earlier messages with what was marked in each, where the answer may need them. */
  readonly earlierWritten?: readonly { text: string; marks: readonly Mistake[] }[] | undefined;
  /** Whether the school has set a language model: then this mind is not the only one that reads. */
  readonly hasModel?: boolean | undefined;
  /** Where answers to questions about English come from. */
  readonly english: EnglishSources;
  /** The words of each sentence of the message with their tags; empty where nobody tagged it. */
  readonly sentences: readonly (readonly TaggedWord[])[];
  /** Every role play there is, to offer and to play. */
  readonly scenes: readonly Scene[];
  /** Every lesson there is, to find words in and to offer. */
  readonly course: readonly OfferedLesson[];
  /** The learner's CEFR level, where it is known. */
  readonly level: string | null;
}

/** What a reply is about. */
export type Topic =
  | "crisis"
  /** Kind words for somebody who may need help. */
  | "care"
  | "no-words"
  | "not-english"
  | "greeting"
  | "thanks"
  | "goodbye"
  | "about-me"
  /** What kind of program answers, and where what is written goes. */
  | "about-mind"
  | "abilities"
  | "hint"
  | "scene"
  | "word"
  | "grammar"
  | "english"
  | "lesson"
  | "practice"
  | "exercise"
  | "situation"
  | "summary"
  | "not-understood"
  | "offer"
  | "checking"
  | "unknown"
  | "statement";

export interface Reply {
  /** At most 900 UTF-16 units, never empty. May have several lines. */
  readonly response: string;
  readonly topic: Topic;
  /** What may be said next: at most four short messages that are understood here. */
  readonly suggestions?: readonly string[];
  /** The role play that goes on, where one does. */
  readonly scene?: SceneTurn;
}

/** An ask, read once for all who look for an answer to it. */
export interface Chat extends Ask {
  /** Whether it was half a question, and stands here as it would be asked alone. */
  readonly isHalf?: boolean;
  /** The message in lower case with plain quotation marks and single spaces. */
  readonly plain: string;
  /** Its words, in lower case. */
  readonly words: readonly string[];
  /** What the tutor said last; null at the beginning. */
  readonly lastReply: string | null;
  /** How many turns there were: what chooses between equals. */
  readonly turn: number;
}

/** Replies that would do, the best first; null where somebody else should answer. */
export type Responder = (chat: Chat) => readonly string[] | null;
