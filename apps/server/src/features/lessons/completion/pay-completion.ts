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
  const lastAt = before?.lastCompletedAt ?? null;
  const isToday = lastAt !== null && !(await rewards.isLaterDay(tx, learner, lastAt));
  const lastDay = lastAt === null ? null : isToday ? day : localDay(lastAt, timeZone);
  const { payments, isReplay, withheld, ...paid } = completionRewards(
    lesson,
    {
      lastDay: before?.completedAt ? lastDay : null,
      isPaid: Boolean(before?.paidAt),
      dialogueXp: before?.dialogueXp ?? 0,
      bestQuizScore: before?.bestQuizScore ?? 0,
    },
    { ...seen, day },
  );
  await store.saveCompletion(tx, place, { ...paid, isProgressAlone }, now);
  // What was seen of a lesson that has not paid yet still counts when the rest is done.
  if (paid.isPaid) await visits.deleteVisit(tx, place);
  const awarded = await rewards.award(tx, { ...learner, entries: payments });
  return { awarded, isReplay, withheld, bestQuizScore: paid.bestQuizScore };
}
