import { type LessonPayment, LESSONS_PAID_ON_PROGRESS_IN_AN_HOUR } from "@saywell/lesson";
import type { Paid } from "../rewards";
import type { Doubt } from "../seen-work/seen-work";

const reasons: Record<LessonPayment["kind"], string> = {
  "lesson-completed": "",
  "lesson-part": " for what you answered",
  "lesson-improved": " for a better score",
  "lesson-replayed": " for practice",
};

/** Why a completion paid no more than it did. */
export type Shortfall =
  | Doubt
  | "not-shown-simply"
  | "replayed-simply"
  | "progress-paid-often"
  | "quiz-only-claimed"
  | "quiz-not-better"
  | "practice-not-seen";

const wayToEarnAll =
  "Play the interactive lesson, with its dialogue and quiz, to earn all its XP and coins.";

const waysToEarn: Record<Exclude<Shortfall, "replayed-simply">, string> = {
  "not-opened": "Open the lesson and go through it to earn all its XP and coins.",
  "not-played": "Go through the whole lesson and finish it again to earn all its XP and coins.",
  // Progress that stands at 100 cannot rise again, so the simple player itself may offer no way.
  "not-shown-simply": wayToEarnAll,
  "progress-paid-often": `Progress alone pays for ${LESSONS_PAID_ON_PROGRESS_IN_AN_HOUR} lessons an hour. ${wayToEarnAll}`,
  "quiz-only-claimed":
    "Play the interactive lesson, with its dialogue and quiz, to earn the XP of the quiz.",
  "quiz-not-better": "Answer more of its quiz right to earn more XP.",
  "practice-not-seen": "Open the lesson and go through it again to earn XP for practice.",
};

/** What a completion paid and why it paid no more, for the learner. */
export function completionMessage(
  paid: readonly Paid[],
  shortfall: Shortfall | null,
  { isReplay = true } = {},
): string {
  if (shortfall === "replayed-simply") {
    return "Good practice. It counts as study today, and pays no XP.";
  }
  const parts = paid.flatMap(({ kind, xp, coins }) => {
    const amount = [xp > 0 && `${xp} XP`, coins > 0 && `${coins} ${coins === 1 ? "coin" : "coins"}`]
      .filter((each) => each !== false)
      .join(" and ");
    if (amount === "") return [];
    if (kind === "lesson-improved" && !isReplay) return [`${amount} for the quiz`];
    return [amount + (reasons[kind as LessonPayment["kind"]] ?? "")];
  });
  const earned = parts.length === 0 ? [] : [`You earned ${parts.join(" and ")}.`];
  if (shortfall !== null) {
    return [earned[0] ?? "It pays no XP.", waysToEarn[shortfall]].join(" ");
  }
  return earned[0] ?? "Good practice. You can earn more XP for this lesson from tomorrow.";
}
