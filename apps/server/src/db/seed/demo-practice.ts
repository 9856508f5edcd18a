import { dayNumber, localDay } from "@saywell/gamification";
import { completionRewards, wholeDialogue } from "@saywell/lesson";
import { sql } from "kysely";
import type { Tx } from "../database";
import { daysBefore, demoLearners, type DemoStudy } from "./demo-learners";

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
      const entries = lessonsOf(today, finished, lessonsADay).flatMap((lessonId) => {
        const lesson = study.content.lesson(lessonId);
        if (lesson === undefined) return [];
        const script = { ...lesson, steps: lesson.dialogueFlow.steps, questions: [] };
        const dialogue = wholeDialogue(script);
        const history = {
          lastDay,
          isQuizTaken: true,
          isPaid: true,
          dialogueXp: dialogue.xp,
          bestQuizScore: 0,
        };
        return completionRewards(script, history, { dialogue, quizScore: 0, day: today }).payments;
      });
      await study.rewards.award(tx, { ...learner, entries });
      await study.rewards.recordStudy(tx, learner);
      lastDay = today;
    }
    await sql`
      update account
      set last_seen_at = greatest(last_seen_at, (
        select max(created_at) from ledger_entry where account_id = account.id
      ))
      where id = ${id}`.execute(tx);
  }
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
