import type { Completion } from "@saywell/contract";
import { localDay } from "@saywell/gamification";
import { completionRewards, type LessonScript, type SeenDialogue } from "@saywell/lesson";
import type { Tx } from "../../../db/database";
import * as store from "../lessons.store";
import type { Learner, Rewards } from "../rewards";
import * as visits from "../seen-work/visits.store";

/** Marks a lesson completed and pays what was seen of it, as far as it has not been paid. */
export async function payCompletion(
  tx: Tx,
  rewards: Rewards,
  learner: Learner,
  lesson: LessonScript,
  {
    isProgressAlone = false,
    ...seen
  }: {
    dialogue: SeenDialogue;
    /** Whether it is of the interactive lesson. */
    hasQuiz: boolean;
    quizScore: number;
    claimedScore?: number;
    /** Whether nothing but progress shows the dialogue. */
    isProgressAlone?: boolean;
  },
) {
  const { accountId, timeZone, now } = learner;
  const place = { accountId, lessonId: lesson.id };
  const before = await store.findProgress(tx, place);
  const day = localDay(now, timeZone);
  const lastAt = latest(before?.completedAt, before?.quizTakenAt);
  const isToday = lastAt !== null && !(await rewards.isLaterDay(tx, learner, lastAt));
  const lastDay = lastAt === null ? null : isToday ? day : localDay(lastAt, timeZone);
  const { payments, isReplay, withheld, ...paid } = completionRewards(
    lesson,
    {
      lastDay: before?.completedAt ? lastDay : null,
      isQuizTaken: store.isQuizTaken(before),
      isPaid: Boolean(before?.paidAt),
      dialogueXp: before?.dialogueXp ?? 0,
      bestQuizScore: before?.bestQuizScore ?? 0,
    },
    { ...seen, day },
  );
  await store.saveCompletion(tx, place, { ...paid, isProgressAlone }, now);
  // What was seen still counts when the rest is done: the whole dialogue, or the quiz after the simple player.
  if (paid.isPaid && seen.dialogue.isWhole && seen.hasQuiz) await visits.deleteVisit(tx, place);
  const awarded = await rewards.award(tx, { ...learner, entries: payments });
  return { awarded, isReplay, withheld, bestQuizScore: paid.bestQuizScore };
}

/** What a completion came to, without its message. It counts the day as studied. */
export async function completionOf(
  tx: Tx,
  rewards: Rewards,
  learner: Learner,
  { awarded, isReplay }: { awarded: Awaited<ReturnType<Rewards["award"]>>; isReplay: boolean },
): Promise<Omit<Completion, "message">> {
  const badges = [...awarded.badges, ...(await rewards.recordStudy(tx, learner))];
  const badgesAwarded = badges.map(({ name }) => name);
  return {
    xpAwarded: awarded.xp,
    coinsAwarded: awarded.coins,
    badgeAwarded: badgesAwarded[0] ?? null,
    badgesAwarded,
    leveledUp: awarded.leveledUp,
    level: awarded.level,
    isReplay,
  };
}

function latest(...times: readonly (Date | null | undefined)[]): Date | null {
  const known = times.flatMap((time) => (time ? [time.getTime()] : []));
  return known.length === 0 ? null : new Date(Math.max(...known));
}
