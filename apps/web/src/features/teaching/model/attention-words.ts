import type { StudentAttention } from "@saywell/contract";
import { attentionRule } from "@saywell/contract/constants";

/** Why a student needs attention, in words. */
export function attentionWords(attention: StudentAttention): string {
  switch (attention.reason) {
    case "inactive":
      return `No activity for ${attention.days} days`;
    case "falling-scores":
      return `Scores fell from ${attention.before}% to ${attention.now}%`;
    case "overdue":
      return attention.assignments === 1
        ? "1 piece of work overdue"
        : `${attention.assignments} pieces of work overdue`;
  }
}

const { inactiveDays, scoresCompared, scoresFell } = attentionRule;

/** The rule, for those who see whom it finds. */
export const attentionRuleWords = `A student needs attention after ${inactiveDays} days without learning, when the mean quiz score of the last ${scoresCompared} lessons is at least ${scoresFell} points below that of the ${scoresCompared} before, or when work is overdue.`;
