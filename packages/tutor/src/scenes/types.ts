import type { CefrLevel } from "@saywell/cefr";

/**
 * A role play as the content holds it. Patterns are in the language of `pattern-syntax.ts`; lines may
 * say `{slot}`, `{Slot}` and `{total}`.
 */
export interface Scene {
  readonly id: string;
  readonly title: string;
  readonly level: CefrLevel;
  readonly topic: string;
  /** What the learner is told before it begins. */
  readonly role: string;
  /** Whom the partner plays. */
  readonly partner: string;
  /** What the partner says before the first question. */
  readonly open: readonly string[];
  /** What may be named in the scene: by slot, each value with its other names. */
  readonly slots: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Patterns with a name, for use as `<name>` in others. */
  readonly phrases: Readonly<Record<string, string>>;
  /** What a value costs, as it is said: "£2.50". */
  readonly prices: Readonly<Record<string, string>>;
  /** What the partner answers to questions, wherever in the scene they are asked. */
  readonly facts: readonly SceneFact[];
  /** In the order in which the partner asks. */
  readonly steps: readonly SceneStep[];
  /** The last words, where every goal was reached and where some are open. */
  readonly end: { readonly done: readonly string[]; readonly open: readonly string[] };
  readonly words: readonly SceneWord[];
}

export interface SceneFact {
  readonly hear: readonly string[];
  readonly say: readonly SceneLine[];
}

/** A line, and what must hold for it: see `conditions.ts`. */
export type SceneLine = string | { readonly if: string; readonly say: string };

export interface SceneStep {
  readonly id: string;
  /** What the learner sees to tick off; a question by the way has none. */
  readonly goal: string | null;
  /** Steps that must be over before this one is asked, or heard. */
  readonly after: readonly string[];
  /** For a question by the way: when it is asked at all. */
  readonly onlyIf: string | null;
  readonly ask: readonly string[];
  /** What reaches the goal at any time. */
  readonly hear: readonly string[];
  /** What reaches it only in answer to this step's own question, as "yes" or "two". */
  readonly answer: readonly string[];
  readonly say: readonly SceneLine[];
  /** Other things that may be said here, and what is said to them. */
  readonly also: readonly SceneAlso[];
  /** What is said to a plain no, after which the scene goes on. */
  readonly refused: readonly string[];
  /** The specific question for whoever said something that does not fit. */
  readonly back: string;
  /** How a right sentence begins, and a whole one. */
  readonly begin: string | null;
  readonly model: string | null;
}

export interface SceneAlso extends SceneFact {
  readonly fulfils: boolean;
  /** What conditions may call it later. */
  readonly as: string | null;
}

export interface SceneWord {
  readonly word: string;
  readonly meaning: string;
}

/** Where a scene stands after everything that the learner has said in it. */
export interface PlayedScene {
  readonly say: string;
  readonly goals: readonly {
    readonly id: string;
    readonly text: string;
    readonly isDone: boolean;
  }[];
  readonly isOver: boolean;
  /** Whether the last message fitted nothing. */
  readonly isLost: boolean;
  /** What was named, by slot, in the order in which it was named. */
  readonly heard: Readonly<Record<string, readonly string[]>>;
  /** Whether the last message asks something about English, for whoever can answer it; the scene waits. */
  readonly isForTeacher: boolean;
  readonly turns: readonly PlayedTurn[];
}

/** What a message did. */
export interface PlayedTurn {
  readonly said: string;
  /** Goals reached, and where in the message they were said (UTF-16 units). */
  readonly fulfilled: readonly {
    readonly id: string;
    readonly start: number;
    readonly end: number;
  }[];
  readonly isLost: boolean;
  readonly reply: string;
}

/** A role play that goes on in a conversation. */
export interface SceneTurn {
  readonly scene: Scene;
  readonly played: PlayedScene;
  /** What the learner said in it, oldest first. */
  readonly messages: readonly string[];
  /** What Iris says now. */
  readonly say: string;
}
