import type { CompiledLesson } from "@saywell/content/answers";
import { type LedgerEntry, localDay } from "@saywell/gamification";
import { completionRewards, neverCompleted, wholeDialogue } from "@saywell/lesson";
import type { Tx } from "../database";

/** What the demo learners' study needs: the course, the time of the first start, and who pays. */
export interface DemoStudy {
  content: {
    /** In course order. */
    readonly lessons: readonly { readonly id: string }[];
    lesson(id: string): CompiledLesson | undefined;
  };
  now: Date;
  rewards: {
    award(tx: Tx, award: Learner & { entries: readonly LedgerEntry[] }): Promise<unknown>;
    recordStudy(tx: Tx, learner: Learner): Promise<unknown>;
  };
}

export interface Learner {
  accountId: string;
  timeZone: string;
  now: Date;
}

/**
 * Whom a visitor meets on the leaderboard. They have no address and no password, so nobody logs
 * in as one of them; by their ids seeding finds them again. `finished` tells how many days before
 * the first start they finished which lesson in the simple player, oldest first. The last one
 * is of that very moment, so that it is in the current week wherever a visitor is. From the next
 * day on they practise, `lessonsADay` lessons each day.
 */
export const demoLearners = [
  {
    id: "5d1f0a52-6c0b-4c55-9a51-0b6f6d7a0001",
    name: "Amina Yusuf",
    level: "B2",
    time_zone: "Africa/Nairobi",
    avatar: "headscarf",
    lessonsADay: 3,
    finished: [
      [23, "b1-lesson-1"],
      [22, "b1-lesson-2"],
      [20, "b1-lesson-3"],
      [19, "b1-lesson-4"],
      [16, "b1-lesson-5"],
      [12, "b2-lesson-1"],
      [8, "b2-lesson-2"],
      [5, "b2-lesson-3"],
      [1, "b2-lesson-4"],
      [0, "b2-lesson-5"],
    ],
  },
  {
    id: "5d1f0a52-6c0b-4c55-9a51-0b6f6d7a0002",
    name: "Kenji Watanabe",
    level: "B1",
    time_zone: "Asia/Tokyo",
    avatar: "cap",
    lessonsADay: 2,
    finished: [
      [20, "a2-lesson-2"],
      [18, "a2-lesson-3"],
      [15, "a2-lesson-4"],
      [13, "a2-lesson-5"],
      [9, "b1-lesson-1"],
      [3, "b1-lesson-2"],
      [0, "b1-lesson-3"],
    ],
  },
  {
    id: "5d1f0a52-6c0b-4c55-9a51-0b6f6d7a0003",
    name: "Sofia Marques",
    level: "A1",
    time_zone: "Europe/Lisbon",
    avatar: "waves",
    lessonsADay: 1,
    finished: [
      [10, "a1-lesson-1"],
      [9, "a1-lesson-2"],
      [6, "a1-lesson-3"],
      [2, "a1-lesson-4"],
      [0, "a1-lesson-5"],
    ],
  },
] as const;

const day = 24 * 60 * 60 * 1000;

/** The learners of the demo school who are not here yet, with what they have done so far. */
export async function seedDemoLearners(tx: Tx, study: DemoStudy): Promise<void> {
  for (const { finished, lessonsADay: _, ...traits } of demoLearners) {
    const joined = daysBefore(study.now, finished[0][0]);
    const inserted = await tx
      .insertInto("account")
      .values({ ...traits, age_band: "ADULT", is_demo: true, created_at: joined })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (inserted === undefined) continue;
    for (const [daysAgo, lessonId] of finished) {
      const lesson = study.content.lesson(lessonId);
      const now = daysBefore(study.now, daysAgo);
      const learner = { accountId: traits.id, timeZone: traits.time_zone, now };
      if (lesson !== undefined) await finishLesson(tx, study.rewards, learner, lesson);
    }
  }
}

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * day);

/** As a player does it; the simple one has no quiz. */
export async function finishLesson(
  tx: Tx,
  rewards: DemoStudy["rewards"],
  learner: Learner,
  lesson: CompiledLesson,
  quizScore = 0,
): Promise<void> {
  const script = { ...lesson, steps: lesson.dialogueFlow.steps, questions: lesson.quizQuestions };
  const { payments, dialogueXp, bestQuizScore } = completionRewards(script, neverCompleted, {
    dialogue: wholeDialogue(script),
    quizScore,
    day: localDay(learner.now, learner.timeZone),
  });
  await tx
    .insertInto("lesson_progress")
    .values({
      account_id: learner.accountId,
      lesson_id: lesson.id,
      progress: 100,
      completed_at: learner.now,
      paid_at: learner.now,
      dialogue_xp: dialogueXp,
      best_quiz_score: bestQuizScore,
      updated_at: learner.now,
    })
    .execute();
  await rewards.award(tx, { ...learner, entries: payments });
  await rewards.recordStudy(tx, learner);
}
