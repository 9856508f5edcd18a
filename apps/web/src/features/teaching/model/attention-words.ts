import { attentionRule } from "@saywell/contract/constants";

const { inactiveDays, scoresCompared, scoresFell } = attentionRule;

/** The rule, for those who see whom it finds. */
export const attentionRuleWords = `A student needs attention after ${inactiveDays} days without learning, when the mean quiz score of the last ${scoresCompared} lessons is at least ${scoresFell} points below that of the ${scoresCompared} before, or when work is overdue.`;
