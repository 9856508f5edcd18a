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

/** Whether what comes after the due time still counts: marked as late, or not at all. */
export const lateRules = ["ACCEPT", "CLOSE"] as const;
export type LateRule = (typeof lateRules)[number];

/**
 * How far a student is with what is assigned to them. `not-open`: it opens later. `overdue`: the due
 * time is past, and it still counts when it comes. `missed`: it counts no more.
 */
export const workStates = [
  "not-open",
  "to-do",
  "started",
  "done",
  "done-late",
  "overdue",
  "missed",
] as const;
export type WorkState = (typeof workStates)[number];

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
