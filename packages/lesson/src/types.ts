import type { QuestionType, StepInput } from "./lesson-facts";

/**
 * A lesson as its rules see it. The types are structural: the lesson of the
 * contract and the lesson of the content satisfy them as they are.
 */

export interface Reaction {
  /** Answers it matches; none means every answer. */
  readonly when: readonly string[];
  readonly say: string;
}

/** An earlier step, and the answers to it after which a step is asked, in the words of its choices. */
export interface StepCondition {
  readonly stepId: string;
  readonly answers: readonly string[];
}

/** One turn of the dialogue. */
export interface Step {
  readonly id: string;
  /** Null for a step that every learner meets. */
  readonly onlyIf: StepCondition | null;
  /** What the teacher says. `{name}` stands for the learner's first answer. */
  readonly text: string;
  readonly inputType: StepInput;
  /** For `choice` and `dropdown`. */
  readonly choices: readonly string[];
  /** The right ones of the answers offered; null where none is wrong. */
  readonly correct: readonly string[] | null;
  readonly xpAward: number;
  readonly reactions: readonly Reaction[];
}

export interface Question {
  readonly id: string;
  readonly type: QuestionType;
  /** For `choice` and `dropdown`. */
  readonly choices: readonly string[];
  readonly correct: string;
  readonly acceptAlternatives: readonly string[];
  readonly xpAward: number;
}

/** What may be asked in one run through a lesson, in order. */
export interface Script {
  readonly steps: readonly Step[];
  readonly questions: readonly Question[];
}

/** A script with what finishing it pays. */
export interface LessonScript extends Script {
  readonly id: string;
  /** The XP of all questions and of the steps on any one path together. */
  readonly xpReward: number;
  readonly coinReward: number;
}

/** Answers by the id of the step or question. */
export type Answers = Readonly<Record<string, string>>;

/** One run through a lesson, as far as it has come. */
export interface Attempt {
  readonly answers: Answers;
  readonly quizAnswers: Answers;
}

/** Why a command was not carried out; the sentence is for the learner. */
export interface LessonRefusal {
  readonly code: "invalid-input" | "out-of-order";
  readonly message: string;
}

export type LessonResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: LessonRefusal };
