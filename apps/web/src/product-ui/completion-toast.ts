import type { Completion } from "@saywell/contract";
import { joinSentences } from "@saywell/english";

/** What a completion says in passing, in whichever player. */
export function completionToast(result: Completion): { title: string; description: string } {
  const { isReplay, message, xpAwarded, coinsAwarded, badgeAwarded } = result;
  const earned = message || `You earned ${xpAwarded} XP and ${coinsAwarded} coins`;
  return {
    title: isReplay ? "Lesson Replayed!" : "Lesson Complete!",
    description:
      badgeAwarded === null ? earned : joinSentences(earned, `New badge: ${badgeAwarded}`),
  };
}
