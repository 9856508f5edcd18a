import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";

/** How far somebody came in one lesson. */
export interface LessonPlace {
  accountId: string;
  lessonId: string;
  /** 0 to 100. */
  progress: number;
  /** Of the first completion. */
  finishedAt: Date | null;
  /** When they last came further, or finished it again. */
  updatedAt: Date;
  /** XP of the best quiz; null where none was taken. */
  quizXp: number | null;
}

/** How far these accounts came in each lesson that they have begun. */
export async function lessonPlaces(
  from: Db | Tx,
  accountIds: readonly string[],
): Promise<LessonPlace[]> {
  if (accountIds.length === 0) return [];
  const { rows } = await sql<LessonPlace>`
    select
      place.account_id as "accountId",
      place.lesson_id as "lessonId",
      place.progress,
      place.completed_at as "finishedAt",
      place.updated_at as "updatedAt",
      case
        when place.best_quiz_score > 0 or exists (
          select from lesson_attempt as attempt
          where attempt.account_id = place.account_id and attempt.lesson_id = place.lesson_id
            and attempt.completed_at is not null and attempt.quiz_answers <> '{}'
        ) then place.best_quiz_score
      end as "quizXp"
    from lesson_progress as place
    where place.account_id = any(${sql.val([...accountIds])}::uuid[])`.execute(from);
  return rows;
}
