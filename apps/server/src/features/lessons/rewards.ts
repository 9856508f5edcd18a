import type { LessonPayment } from "@saywell/lesson";
import type { Tx } from "../../db/database";

export interface Learner {
  accountId: string;
  timeZone: string;
  now: Date;
}

/** What lessons need of whoever pays and counts study. */
export interface Rewards {
  /** Waits for other commands of the same learner; undefined when there is no such account. */
  lockLearner(tx: Tx, accountId: string): Promise<{ timeZone: string } | undefined>;
  /** Pays what has not been paid before, and says what that was. */
  award(
    tx: Tx,
    award: Learner & { entries: readonly LessonPayment[] },
  ): Promise<{
    paid: readonly Paid[];
    xp: number;
    coins: number;
    level: number;
    leveledUp: boolean;
    badges: readonly { name: string }[];
  }>;
  /** Whether now is a later day of the learner's than then, as far as time zones go. */
  isLaterDay(tx: Tx, learner: Learner, then: Date): Promise<boolean>;
  /** Counts today as a day with study, and answers the badges that earns. */
  recordStudy(tx: Tx, learner: Learner): Promise<readonly { name: string }[]>;
}

export interface Paid {
  kind: string;
  xp: number;
  coins: number;
}

/** Takes questions that were answered wrong into the review deck. */
export type RecordMistakes = (
  tx: Tx,
  learner: Learner,
  mistakes: { lessonId: string; questionIds: readonly string[]; attemptId: string },
) => Promise<void>;
