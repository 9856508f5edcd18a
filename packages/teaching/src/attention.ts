import { attentionRule } from "./teaching-facts";

/** Why a student needs attention, with what shows it. */
export type Attention =
  /** Whole days since they last learnt, or since they joined where they never did. */
  | { reason: "inactive"; days: number }
  /** Mean scores in per cent of the lessons before the last ones, and of the last ones. */
  | { reason: "falling-scores"; before: number; now: number }
  /** Assigned work that is past its due time and still counts. */
  | { reason: "overdue"; assignments: number };

export interface Learning {
  /** Null for somebody who has not learnt yet. */
  lastLearntAt: Date | null;
  joinedAt: Date;
  /** Quiz scores in per cent of the lessons that they finished, in the order of time. */
  scores: readonly number[];
  overdue: number;
}

const day = 24 * 60 * 60 * 1000;

/**
 * Every reason for which a student needs their teacher's attention; none for who is well on the way.
 * The rule: no learning for `inactiveDays` days, counted from joining for who never learnt; the mean
 * score of the last `scoresCompared` lessons lower by `scoresFell` points than that of as many before
 * them; or work that is overdue.
 */
export function attentionOf(learning: Learning, now: Date): Attention[] {
  const found: Attention[] = [];
  const since = learning.lastLearntAt ?? learning.joinedAt;
  const days = Math.floor((now.getTime() - since.getTime()) / day);
  if (days >= attentionRule.inactiveDays) found.push({ reason: "inactive", days });
  const fall = fallOf(learning.scores);
  if (fall !== null) found.push({ reason: "falling-scores", ...fall });
  if (learning.overdue > 0) found.push({ reason: "overdue", assignments: learning.overdue });
  return found;
}

/** The two means, where the later one is lower enough; null where it is not, or there are too few. */
function fallOf(scores: readonly number[]): { before: number; now: number } | null {
  const { scoresCompared: count, scoresFell } = attentionRule;
  if (scores.length < 2 * count) return null;
  const now = mean(scores.slice(-count))!;
  const before = mean(scores.slice(-2 * count, -count))!;
  return before - now >= scoresFell ? { before: Math.round(before), now: Math.round(now) } : null;
}

/** The mean, or null of nothing. */
export const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
