import type { LessonPayment } from "@saywell/lesson";
import type { Paid } from "./rewards";

const reasons: Record<LessonPayment["kind"], string> = {
  "lesson-completed": "",
  "lesson-improved": " for a better score",
  "lesson-replayed": " for practice",
};

/** What a completion paid, in one sentence for the learner. */
export function completionMessage(paid: readonly Paid[]): string {
  const parts = paid.flatMap(({ kind, xp, coins }) => {
    const amount = [xp > 0 && `${xp} XP`, coins > 0 && `${coins} ${coins === 1 ? "coin" : "coins"}`]
      .filter((each) => each !== false)
      .join(" and ");
    return amount === "" ? [] : [amount + (reasons[kind as LessonPayment["kind"]] ?? "")];
  });
  return parts.length === 0
    ? "Good practice. You can earn more XP for this lesson from tomorrow."
    : `You earned ${parts.join(" and ")}.`;
}
