import type { LessonPayment } from "@saywell/lesson";
import type { Paid } from "../rewards";
import type { Doubt } from "../seen-work/seen-work";

const reasons: Record<LessonPayment["kind"], string> = {
  "lesson-completed": "",
  "lesson-part": " for what you answered",
  "lesson-improved": " for a better score",
  "lesson-replayed": " for practice",
};

const doubts: Record<Doubt, string> = {
  "not-opened": "Open the lesson and go through it to earn all its XP and coins.",
  "not-played": "Go through the whole lesson and finish it again to earn all its XP and coins.",
};

/** What a completion paid and why it paid no more, for the learner. */
export function completionMessage(paid: readonly Paid[], doubt: Doubt | null): string {
  const parts = paid.flatMap(({ kind, xp, coins }) => {
    const amount = [xp > 0 && `${xp} XP`, coins > 0 && `${coins} ${coins === 1 ? "coin" : "coins"}`]
      .filter((each) => each !== false)
      .join(" and ");
    return amount === "" ? [] : [amount + (reasons[kind as LessonPayment["kind"]] ?? "")];
  });
  const earned = parts.length === 0 ? [] : [`You earned ${parts.join(" and ")}.`];
  if (doubt !== null) return [earned[0] ?? "It pays no XP.", doubts[doubt]].join(" ");
  return earned[0] ?? "Good practice. You can earn more XP for this lesson from tomorrow.";
}
