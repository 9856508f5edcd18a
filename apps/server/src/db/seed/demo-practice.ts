import { dayNumber, localDay } from "@saywell/gamification";
import type { CompiledLesson } from "@saywell/content/answers";
import { completionRewards, wholeDialogue } from "@saywell/lesson";
import { sql } from "kysely";
import type { Tx } from "../database";
import { daysBefore, demoLearners, type DemoStudy, type Learner } from "./demo-learners";

/** A week's leaderboard never looks further back. */
const daysShown = 7;

/**
 * What the demo learners did since they last studied, so that the week's leaderboard is alive
 * whenever the demo school opens, and as long as it stays open: each day they take some of their
 * finished lessons again, and are paid as everybody is for that. A day is paid once.
 */
export async function seedDemoPractice(tx: Tx, study: DemoStudy): Promise<void> {
  for (const { id, time_zone, finished, lessonsADay } of demoLearners) {
    let lastDay = await lastStudyDay(tx, id);
    for (let daysAgo = daysShown - 1; lastDay !== null && daysAgo >= 0; daysAgo -= 1) {
      const now = daysBefore(study.now, daysAgo);
      const today = localDay(now, time_zone);
      if (today <= lastDay) continue;
      const learner = { accountId: id, timeZone: time_zone, now };
      const lessons = lessonsOf(today, finished, lessonsADay).flatMap(
        (lessonId) => study.content.lesson(lessonId) ?? [],
      );
      await practise(tx, study, learner, { lessons, lastDay });
      lastDay = today;
    }
    await seenAfterStudy(tx, id);
  }
}

/** A day on which a learner takes some of their finished lessons again, paid as everybody is for that. */
export async function practise(
  tx: Tx,
  { rewards }: Pick<DemoStudy, "rewards">,
  learner: Learner,
  { lessons, lastDay }: { lessons: readonly CompiledLesson[]; lastDay: string | null },
): Promise<void> {
  const day = localDay(learner.now, learner.timeZone);
  const entries = lessons.flatMap((lesson) => {
    const script = { ...lesson, steps: lesson.dialogueFlow.steps, questions: [] };
    const dialogue = wholeDialogue(script);
    const history = {
      lastDay,
      isQuizTaken: true,
      isPaid: true,
      dialogueXp: dialogue.xp,
      bestQuizScore: 0,
    };
    return completionRewards(script, history, { dialogue, quizScore: 0, day }).payments;
  });
  await rewards.award(tx, { ...learner, entries });
  await rewards.recordStudy(tx, learner);
}

/** Whoever learnt was here. */
export async function seenAfterStudy(tx: Tx, accountId: string): Promise<void> {
  await sql`
    update account
    set last_seen_at = greatest(last_seen_at, (
      select max(created_at) from ledger_entry where account_id = account.id
    ))
    where id = ${accountId}`.execute(tx);
}

/** The finished lessons in turn, so that each day has others. */
function lessonsOf(
  today: string,
  finished: readonly (readonly [number, string])[],
  lessonsADay: number,
): string[] {
  const first = dayNumber(today) * lessonsADay;
  return Array.from(
    { length: lessonsADay },
    (_, index) => finished[(first + index) % finished.length]![1],
  );
}

/** Null for somebody who is not here, or has never studied. */
async function lastStudyDay(tx: Tx, accountId: string): Promise<string | null> {
  const found = await tx
    .selectFrom("study_day")
    .select(({ fn }) => fn.max("day").as("day"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return found.day;
}
