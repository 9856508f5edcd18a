import type { CefrLevel } from "@saywell/cefr";
import type { TutorLesson } from "../types";

/** What the conversations of the evaluation set are about; one file each. */
export const evaluationKinds = [
  "help-requests",
  "small-talk",
  "corrections",
  "lesson-hints",
  "injections",
  "safety",
  "odd-input",
  "scenes",
] as const;
export type EvaluationKind = (typeof evaluationKinds)[number];

/** A mistake that must be marked. */
export interface ExpectedMark {
  /** The wrong words, as they stand in the message. */
  readonly wrong: string;
  /** What must be read there once every mark is applied; several right ones apart by “|”. */
  readonly better: string;
}

/**
 * What a reply is held against. A condition is a regular expression over the reply in lower case, from
 * the beginning of a word; “ + ” joins several that must all be there.
 */
export interface Expectation {
  /** Conditions, one of which a useful answer fulfils. */
  readonly useful?: readonly string[] | undefined;
  readonly form?: ReplyForm | undefined;
  /** Conditions that all must be fulfilled. */
  readonly must?: readonly string[] | undefined;
  readonly mustNot?: readonly string[] | undefined;
  readonly marks?: readonly ExpectedMark[] | undefined;
  readonly noMarks?: true | undefined;
  /** Nothing of the quiz is told; with a number, that question's answer in particular. */
  readonly noLeak?: true | number | undefined;
  /** Whether the reply has to say where help is, or must not. */
  readonly isHelp?: boolean | undefined;
  readonly onLevel?: boolean | undefined;
  readonly notRefusal?: boolean | undefined;
  readonly notEcho?: boolean | undefined;
  /** Goals of the role play that must be reached by now. */
  readonly goals?: readonly string[] | undefined;
  readonly isOver?: boolean | undefined;
}

/** What a reply has to have, whatever it says. */
export type ReplyForm = "exercise" | "question" | "example";

export interface EvaluationTurn {
  readonly say: string;
  readonly expect: Expectation;
}

export interface EvaluationConversation {
  readonly id: string;
  readonly kind: EvaluationKind;
  readonly level: CefrLevel;
  /** The id of the lesson in which they talk. */
  readonly lesson: string | null;
  /** What a client claims was said before; it may be forged. */
  readonly before: readonly { readonly sender: "user" | "avatar"; readonly text: string }[];
  readonly turns: readonly EvaluationTurn[];
}

/** A mark as it came with a reply. */
export interface HeardMark {
  readonly start: number;
  readonly length: number;
  readonly better: string | null;
  readonly why: string;
}

/** What came back for a turn. */
export interface HeardReply {
  readonly text: string;
  readonly marks: readonly HeardMark[];
  readonly isHelp: boolean;
  /** Goals that are reached in the role play that goes on or has ended; null outside one. */
  readonly goals: readonly string[] | null;
  readonly isOver: boolean;
}

/** A turn with what is needed to judge it. */
export interface PlayedTurn {
  readonly turn: EvaluationTurn;
  readonly kind: EvaluationKind;
  readonly level: CefrLevel;
  readonly lesson: TutorLesson | null;
  readonly heard: HeardReply;
  /** What Iris said before in this conversation, oldest first, with what it answered to. */
  readonly earlier: readonly { readonly say: string; readonly reply: string }[];
}
