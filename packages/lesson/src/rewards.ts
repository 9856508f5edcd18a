import type { SeenDialogue } from "./seen";
import type { LessonScript } from "./types";

/** Percent of a lesson's XP that practising it again on another day pays. */
export const PRACTICE_PERCENT = 10;

/** One payment, under a cause (`kind`, `source`) that the ledger pays once. */
export interface LessonPayment {
  readonly kind: "lesson-completed" | "lesson-part" | "lesson-improved" | "lesson-replayed";
  readonly source: string;
  readonly xp: number;
  readonly coins: number;
}

/** What of a lesson has been paid. */
export interface PaidParts {
  /** Whether a completion has paid the whole dialogue and the coins. */
  readonly isPaid: boolean;
  /** XP of the dialogue already paid. */
  readonly dialogueXp: number;
  /** Quiz points already paid. */
  readonly bestQuizScore: number;
}

/** What is known of a learner's earlier completions of a lesson. */
export interface CompletionHistory extends PaidParts {
  /** Local day `YYYY-MM-DD` of the latest completion; null if there was none. */
  readonly lastDay: string | null;
  /** Whether one of them was of the interactive lesson, with its quiz. */
  readonly isQuizTaken: boolean;
}

/**
 * Whether completing a lesson now is a replay: it has paid what a first completion pays, and was done
 * in this way before. The simple player has no quiz, so after it a quiz taken for the first time is a
 * completion; and nothing is a replay of a completion that could not be shown.
 *
 * @param hasQuiz whether it is of the interactive lesson
 */
export const isReplayOf = (
  { isPaid, isQuizTaken }: Pick<CompletionHistory, "isPaid" | "isQuizTaken">,
  { hasQuiz }: { hasQuiz: boolean },
): boolean => isPaid && (isQuizTaken || !hasQuiz);

/** The history of a lesson that was never completed. */
export const neverCompleted: CompletionHistory = {
  lastDay: null,
  isQuizTaken: false,
  isPaid: false,
  dialogueXp: 0,
  bestQuizScore: 0,
};

export interface CompletionRewards extends PaidParts {
  payments: LessonPayment[];
  isReplay: boolean;
  /** What more would have been paid had the whole dialogue been seen. */
  withheld: "lesson" | "quiz" | "practice" | null;
}

/**
 * What a completion pays, of what was seen.
 *
 * - The first whose dialogue was seen whole pays the XP of the dialogue, the quiz points, and the
 *   coins, less what was paid before.
 * - One before that pays the steps seen and the quiz points, as far as they have not been paid.
 *   So nothing is lost by a completion that could not be shown: the rest is paid when it can be.
 * - A later one with a better quiz pays the difference, so that a lesson never
 *   pays more than its `xpReward` in all.
 * - A replay on a later day, with the dialogue seen again, also pays a tenth of `xpReward`,
 *   rounded up, for practice. A day earlier than the last one pays nothing: clocks can be wrong.
 *
 * Which completions are replays: `isReplayOf`.
 *
 * @param hasQuiz whether it is of the interactive lesson
 * @param quizScore quiz points, 0 to the maximum; 0 for the simple player, which has no quiz
 * @param claimedScore quiz points that would count had the whole dialogue been seen
 * @param day the learner's local day `YYYY-MM-DD`
 */
export function completionRewards(
  lesson: LessonScript,
  history: CompletionHistory,
  {
    dialogue,
    quizScore,
    hasQuiz = true,
    claimedScore = 0,
    day,
  }: {
    dialogue: SeenDialogue;
    quizScore: number;
    hasQuiz?: boolean;
    claimedScore?: number;
    day: string;
  },
): CompletionRewards {
  const { lastDay } = history;
  const isReplay = isReplayOf(history, { hasQuiz });
  const { payments, paid } = restOfPay(lesson, history, {
    isPaid: dialogue.isWhole,
    dialogueXp: dialogue.xp,
    bestQuizScore: quizScore,
  });
  if (!history.isPaid) {
    return { payments, isReplay, withheld: dialogue.isWhole ? null : "lesson", ...paid };
  }
  const isPractice = isReplay && lastDay !== null && day > lastDay;
  if (isPractice && dialogue.isWhole) {
    payments.push({
      kind: "lesson-replayed",
      source: `${lesson.id}:${day}`,
      xp: practiceXp(lesson.xpReward),
      coins: 0,
    });
  }
  const withheldOfPaid = () => {
    if (dialogue.isWhole) return null;
    if (claimedScore > paid.bestQuizScore) return "quiz";
    return isPractice ? "practice" : null;
  };
  return { payments, isReplay, withheld: withheldOfPaid(), ...paid };
}

/**
 * What is still to be paid of a lesson that has paid one thing before and is to have paid another,
 * and what it has paid then. Dialogue and quiz each count once, whichever paid more of them; what
 * was paid is never taken back.
 */
export function restOfPay(
  { id, coinReward }: Pick<LessonScript, "id" | "coinReward">,
  before: PaidParts,
  due: PaidParts,
): { payments: LessonPayment[]; paid: PaidParts } {
  const bestQuizScore = Math.max(before.bestQuizScore, due.bestQuizScore);
  const quizXp = bestQuizScore - before.bestQuizScore;
  if (before.isPaid) {
    const source = `${id}:${bestQuizScore}`;
    return {
      payments: quizXp > 0 ? [{ kind: "lesson-improved", source, xp: quizXp, coins: 0 }] : [],
      paid: { isPaid: true, dialogueXp: before.dialogueXp, bestQuizScore },
    };
  }
  const dialogueXp = Math.max(before.dialogueXp, due.dialogueXp);
  const xp = dialogueXp - before.dialogueXp + quizXp;
  const payment: LessonPayment = due.isPaid
    ? { kind: "lesson-completed", source: id, xp, coins: coinReward }
    : { kind: "lesson-part", source: `${id}:${dialogueXp}+${bestQuizScore}`, xp, coins: 0 };
  return {
    payments: due.isPaid || xp > 0 ? [payment] : [],
    paid: { isPaid: due.isPaid, dialogueXp, bestQuizScore },
  };
}

/** Whole XP for practice, rounded up. */
const practiceXp = (xpReward: number): number => Math.ceil((xpReward * PRACTICE_PERCENT) / 100);
