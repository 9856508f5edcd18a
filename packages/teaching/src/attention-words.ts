import type { Attention } from "./attention";

/** Why a student needs attention, in words: `No activity for 9 days`. */
export function attentionWords(attention: Attention): string {
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
