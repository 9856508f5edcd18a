import type { CompletionResult } from "@saywell/contract";
import { localDay } from "@saywell/gamification";
import {
  answerIn,
  type Answers,
  completionRewards,
  gradeQuiz,
  type LessonScript,
  phaseOf,
} from "@saywell/lesson";
import type { Tx } from "../../db/database";
import { ok, refuse, type Result } from "../../refusal";
import { completionMessage } from "./completion-message";
import * as store from "./lessons.store";
import type { Learner, RecordMistakes, Rewards } from "./rewards";

/** What a client sends when a learner submits the quiz. */
export interface Submission {
  /** What the client counted; believed up to the maximum, and only without answers. */
  quizScore: number;
  /** Seconds since the lesson opened. */
  duration: number;
  answers: Answers | undefined;
  attemptId: string | undefined;
}

/** Finishes a lesson in the caller's transaction, in which the learner is locked. */
export async function completeLesson(
  tx: Tx,
  { rewards, recordMistakes }: { rewards: Rewards; recordMistakes: RecordMistakes },
  learner: Learner,
  lesson: LessonScript,
  submission: Submission,
): Promise<Result<CompletionResult>> {
  const { accountId, now, timeZone } = learner;
  const place = { accountId, lessonId: lesson.id };
  const { attemptId, answers } = submission;

  const attempt =
    attemptId === undefined
      ? await store.findOpenAttempt(tx, place)
      : await store.findAttempt(tx, place, attemptId);
  if (attemptId !== undefined && attempt === undefined) {
    return refuse("not-found", "There is no such attempt at this lesson.");
  }
  if (attempt?.result) return ok(attempt.result);
  if (attempt !== undefined && phaseOf(lesson, attempt) === "dialogue") {
    return refuse("out-of-order", "Finish the dialogue before you complete the lesson.");
  }

  const before = await store.findCompletions(tx, place);
  const quiz = gradeSubmission(lesson, submission);
  const { payments, isReplay, bestQuizScore } = completionRewards(
    lesson,
    {
      lastDay: before ? localDay(before.lastCompletedAt, timeZone) : null,
      bestQuizScore: before?.bestQuizScore ?? 0,
    },
    { quizScore: quiz.score, day: localDay(now, timeZone) },
  );
  await store.saveCompletion(tx, place, bestQuizScore, now);
  const awarded = await rewards.award(tx, { ...learner, entries: payments });
  const badges = [...awarded.badges, ...(await rewards.recordStudy(tx, learner))];
  const badgesAwarded = badges.map(({ name }) => name);

  const result: CompletionResult = {
    xpAwarded: awarded.xp,
    coinsAwarded: awarded.coins,
    badgeAwarded: badgesAwarded[0] ?? null,
    badgesAwarded,
    leveledUp: awarded.leveledUp,
    level: awarded.level,
    isReplay,
    message: completionMessage(awarded.paid),
    quizScore: quiz.score,
    quizMaxScore: quiz.maxScore,
    results: quiz.results,
  };
  const durationSeconds = Math.floor(submission.duration);
  const startedAt = new Date(now.getTime() - durationSeconds * 1000);
  const completedId = attempt?.id ?? (await store.insertAttempt(tx, place, startedAt));
  await store.completeAttempt(tx, completedId, {
    quizAnswers: answers,
    now,
    durationSeconds,
    result,
  });
  await recordMistakes(tx, learner, {
    lessonId: lesson.id,
    questionIds: mistakesIn(result.results, answers),
    attemptId: completedId,
  });
  return ok(result);
}

/** What was answered wrong. A question without an answer is none that the learner got wrong. */
const mistakesIn = (results: CompletionResult["results"], answers: Answers = {}): string[] =>
  results.flatMap(({ questionId, isCorrect }) =>
    isCorrect || answerIn(answers, questionId) === undefined ? [] : [questionId],
  );

function gradeSubmission(lesson: LessonScript, { answers, quizScore }: Submission) {
  const graded = gradeQuiz(lesson.questions, answers ?? {});
  if (answers !== undefined) return graded;
  const score = Math.min(Math.floor(quizScore), graded.maxScore);
  return { score, maxScore: graded.maxScore, results: [] };
}
