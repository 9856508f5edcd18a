import type { Db } from "../../../db/database";
import { loadContent } from "@saywell/content/answers";
import { gradeQuiz } from "@saywell/lesson";

const content = loadContent();

/** A small generator of chance that gives the same school each time. */
export function createChance(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

export interface Done {
  accountId: string;
  lessonId: string;
  at: Date;
  seconds: number | null;
  answers: Record<string, string>;
  quizAnswers: Record<string, string>;
}

/** Keeps a way through a lesson to its end, with the reply that its quiz gets. */
export async function keepAttempt(db: Db, done: Done): Promise<void> {
  const lesson = content.lesson(done.lessonId)!;
  const quiz = gradeQuiz(lesson.quizQuestions, done.quizAnswers);
  const results = Object.keys(done.quizAnswers).length === 0 ? [] : quiz.results;
  await db
    .insertInto("lesson_attempt")
    .values({
      account_id: done.accountId,
      lesson_id: done.lessonId,
      answers: JSON.stringify(done.answers),
      quiz_answers: JSON.stringify(done.quizAnswers),
      started_at: new Date(done.at.getTime() - 600_000),
      completed_at: done.at,
      duration_seconds: done.seconds,
      result: JSON.stringify({ quizScore: quiz.score, quizMaxScore: quiz.maxScore, results }),
    })
    .execute();
}

/** Answers by chance, to some of what a lesson asks. */
export function answerByChance(lessonId: string, chance: (below: number) => number) {
  const lesson = content.lesson(lessonId)!;
  const answers: Record<string, string> = {};
  for (const { id, choices, inputType } of lesson.dialogueFlow.steps) {
    if (chance(6) === 0) continue;
    if (inputType === "continue") answers[id] = "";
    else if (inputType === "yesno") answers[id] = chance(2) === 0 ? "Yes" : "No";
    else answers[id] = choices[chance(choices.length || 1)] ?? "Some words.";
  }
  const quizAnswers: Record<string, string> = {};
  for (const { id, correct } of lesson.quizQuestions) {
    if (chance(8) === 0) continue;
    quizAnswers[id] = chance(3) === 0 ? "something else" : correct;
  }
  return { answers, quizAnswers };
}

/** Keeps a placement test that somebody finished. */
export async function keepTest(
  db: Db,
  test: { accountId: string; at: Date; low: number; high: number; stopReason?: string },
): Promise<void> {
  const { id: session_id } = await db
    .insertInto("level_test_session")
    .values({
      test_type: "adult",
      account_id: test.accountId,
      seed: 1,
      question_limit: 20,
      started_at: test.at,
      finished_at: test.at,
      stop_reason: test.stopReason ?? "precise",
      listed: [],
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("level_test_result")
    .values({
      session_id,
      level: "B1",
      score: 50,
      ability: (test.low + test.high) / 2,
      standard_error: 0.3,
      interval_low: test.low,
      interval_high: test.high,
      skills: "[]",
      created_at: test.at,
    })
    .execute();
}
