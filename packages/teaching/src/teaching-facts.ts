/** Why a student needs their teacher's attention. */
export const attentionReasons = ["inactive", "falling-scores", "overdue"] as const;
export type AttentionReason = (typeof attentionReasons)[number];

/** When somebody needs attention. */
export const attentionRule = {
  /** Whole days without learning. */
  inactiveDays: 7,
  /** Lessons of which the mean score is compared with that of as many before them. */
  scoresCompared: 3,
  /** Percentage points by which the later mean is lower. */
  scoresFell: 15,
} as const;

/**
 * What can be assigned. Lessons, placement tests and review are done where they are; quizzes, writing
 * and speaking are handed in.
 */
export const assignmentKinds = [
  "LESSON",
  "QUIZ",
  "WRITING",
  "SPEAKING",
  "PLACEMENT",
  "REVIEW",
] as const;
export type AssignmentKind = (typeof assignmentKinds)[number];

/** Kinds that a teacher marks. */
export const markedKinds = ["WRITING", "SPEAKING"] as const;
export type MarkedKind = (typeof markedKinds)[number];
export const isMarkedKind = (kind: AssignmentKind): kind is MarkedKind =>
  kind === "WRITING" || kind === "SPEAKING";

/** Whether what comes after the due time still counts: marked as late, or not at all. */
export const lateRules = ["ACCEPT", "CLOSE"] as const;
export type LateRule = (typeof lateRules)[number];

/**
 * How far a student is with what is assigned to them. `not-open`: it opens later. `overdue`: the due
 * time is past, and it still counts when it comes. `missed`: it counts no more. `returned`: the
 * teacher gave it back for another try, for which there is no due time.
 */
export const workStates = [
  "not-open",
  "to-do",
  "started",
  "done",
  "done-late",
  "overdue",
  "missed",
  "returned",
] as const;
export type WorkState = (typeof workStates)[number];

/**
 * What has become of what somebody handed in: only its writer has it, it waits for a teacher, it was
 * given back for another try, or it is marked. A quiz marks itself.
 */
export const submissionStates = ["DRAFT", "SUBMITTED", "RETURNED", "MARKED"] as const;
export type SubmissionState = (typeof submissionStates)[number];

/** What a teacher says to a mark that the program proposes, or that is their own. */
export const markStates = ["PROPOSED", "ACCEPTED", "DROPPED"] as const;
export type MarkState = (typeof markStates)[number];
/** How far a report looks, and when it says that somebody can do something. */
export const reportRule = {
  /** Days of a report for which no days were asked. */
  usualDays: 28,
  longestDays: 366,
  /** Days up to which a report counts by the day; a longer one counts by the week. */
  byDay: 35,
  /** Per cent of a quiz's points from which on its lesson's can-do statement counts as shown. */
  canDoScore: 60,
  /** What a class gets wrong most: so many questions at most. */
  mostWrong: 10,
  /** Pieces of a figure that are shown at once: those of a class of 40 in a year, and more. */
  mostPieces: 3000,
} as const;

/** What two placement tests say about the way between them. */
export const levelMovements = ["likely-up", "likely-down", "unclear"] as const;
export type LevelMovement = (typeof levelMovements)[number];
/** How much a class's plan of lessons holds. */
export const planLimits = { weeks: 60, lessonsPerWeek: 10, noteMaxLength: 500 } as const;

/** By what a text and a talk are judged: aspects of the Common European Framework of Reference. */
export const criteria = {
  WRITING: ["task", "range", "accuracy", "coherence"],
  SPEAKING: ["range", "accuracy", "fluency", "interaction", "coherence"],
} as const satisfies Record<MarkedKind, readonly string[]>;
export type Criterion = (typeof criteria)[MarkedKind][number];
export const allCriteria = [
  "task",
  "range",
  "accuracy",
  "fluency",
  "interaction",
  "coherence",
] as const satisfies readonly Criterion[];
