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

/** How much a class's plan of lessons holds. */
export const planLimits = { weeks: 60, lessonsPerWeek: 10, noteMaxLength: 500 } as const;
