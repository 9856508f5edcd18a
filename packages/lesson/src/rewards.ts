import { dialogueXp } from "./path";
import type { LessonScript } from "./types";

/** Percent of a lesson's XP that practising it again on another day pays. */
export const PRACTICE_PERCENT = 10;

/** One payment, under a cause (`kind`, `source`) that the ledger pays once. */
export interface LessonPayment {
  readonly kind: "lesson-completed" | "lesson-improved" | "lesson-replayed";
  readonly source: string;
  readonly xp: number;
  readonly coins: number;
}

/** What is known of a learner's earlier completions of a lesson. */
export interface CompletionHistory {
  /** Local day `YYYY-MM-DD` of the latest completion; null if there was none. */
  readonly lastDay: string | null;
  /** Quiz points already paid. */
  readonly bestQuizScore: number;
}

export interface CompletionRewards {
  payments: LessonPayment[];
  isReplay: boolean;
  bestQuizScore: number;
}

/**
 * What a completion pays.
 *
 * - The first pays the XP of the dialogue, the quiz points, and the coins.
 * - A later one with a better quiz pays the difference, so that a lesson never
 *   pays more than its `xpReward` in all.
 * - A later one on a later day also pays a tenth of `xpReward`, rounded up, for
 *   practice. A day earlier than the last one pays nothing: clocks can be wrong.
 *
 * @param quizScore quiz points, 0 to the maximum; 0 for the simple player, which has no quiz
 * @param day the learner's local day `YYYY-MM-DD`
 */
export function completionRewards(
  lesson: LessonScript,
  history: CompletionHistory,
  { quizScore, day }: { quizScore: number; day: string },
): CompletionRewards {
  const { lastDay, bestQuizScore } = history;
  if (lastDay === null) {
    const xp = dialogueXp(lesson.steps) + quizScore;
    return {
      payments: [{ kind: "lesson-completed", source: lesson.id, xp, coins: lesson.coinReward }],
      isReplay: false,
      bestQuizScore: quizScore,
    };
  }
  const payments: LessonPayment[] = [];
  if (quizScore > bestQuizScore) {
    payments.push({
      kind: "lesson-improved",
      source: `${lesson.id}:${quizScore}`,
      xp: quizScore - bestQuizScore,
      coins: 0,
    });
  }
  if (day > lastDay) {
    payments.push({
      kind: "lesson-replayed",
      source: `${lesson.id}:${day}`,
      xp: practiceXp(lesson.xpReward),
      coins: 0,
    });
  }
  return { payments, isReplay: true, bestQuizScore: Math.max(bestQuizScore, quizScore) };
}

/** Whole XP for practice, rounded up. */
const practiceXp = (xpReward: number): number => Math.ceil((xpReward * PRACTICE_PERCENT) / 100);
