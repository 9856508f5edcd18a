import type {
  CompletionResult,
  Correction,
  Lesson,
  LessonAttempt,
  LessonSummary,
} from "@saywell/contract";
import type { Content } from "@saywell/content/answers";
import { localDay } from "@saywell/gamification";
import {
  type AnswerCommand,
  answerIn,
  completionRewards,
  emptyAttempt,
  isFreeWriting,
  learnerName,
  lessonProgress,
  type LessonScript,
  recordAnswers,
} from "@saywell/lesson";
import type { Clock } from "../../adapters/clock";
import type { GrammarChecker } from "../../adapters/grammar-checker";
import type { Db, Tx } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import { ok, refuse, type Result } from "../../refusal";
import { completeLesson, type Submission } from "./complete-lesson";
import { scriptOf, viewAttempt, viewLesson, viewSummary } from "./lesson-view";
import * as store from "./lessons.store";
import type { Learner, RecordMistakes, Rewards } from "./rewards";

interface Deps {
  db: Db;
  clock: Clock;
  content: Pick<Content, "lessons" | "lesson">;
  rewards: Rewards;
  grammar: Pick<GrammarChecker, "checkAndWait">;
  recordMistakes: RecordMistakes;
}

export type LessonsService = ReturnType<typeof createLessonsService>;

export function createLessonsService(deps: Deps) {
  const { db, clock, content, rewards, grammar, recordMistakes } = deps;

  async function listLessons(accountId: string): Promise<Result<LessonSummary[]>> {
    const rows = await store.listStandings(db, accountId);
    const standings = new Map(rows.map((row) => [row.lessonId, row]));
    return ok(content.lessons.map((lesson) => viewSummary(lesson, standings.get(lesson.id))));
  }

  async function readLesson(accountId: string, lessonId: string): Promise<Result<Lesson>> {
    const lesson = content.lesson(lessonId);
    if (lesson === undefined) return unknownLesson;
    const place = { accountId, lessonId };
    const standing = await store.findStanding(db, place);
    return ok(viewLesson(lesson, standing, await store.findOpenAttempt(db, place)));
  }

  /** Sets or takes away a bookmark. Doing it twice changes nothing. */
  function bookmark(
    accountId: string,
    lessonId: string,
    isBookmarked: boolean,
  ): Promise<Result<{ isBookmarked: boolean }>> {
    return playing(accountId, lessonId, async (tx, { now }) => {
      const place = { accountId, lessonId };
      await (isBookmarked ? store.insertBookmark(tx, place, now) : store.deleteBookmark(tx, place));
      return ok({ isBookmarked });
    });
  }

  /** Keeps answers in the learner's open attempt, and opens one where there is none. */
  function keepAnswers(
    accountId: string,
    lessonId: string,
    commands: readonly AnswerCommand[],
  ): Promise<Result<{ attempt: LessonAttempt }>> {
    return playing(accountId, lessonId, async (tx, learner, script) => {
      const place = { accountId, lessonId };
      const open = await store.findOpenAttempt(tx, place);
      const recorded = recordAnswers(script, open ?? emptyAttempt, commands);
      if (!recorded.ok) return recorded;
      const startedAt = open?.startedAt ?? learner.now;
      const id = open?.id ?? (await store.insertAttempt(tx, place, startedAt));
      if (recorded.value !== open) {
        await store.saveAnswers(tx, id, recorded.value);
        await store.raiseProgress(tx, place, lessonProgress(script, recorded.value), learner.now);
        await rewards.recordStudy(tx, learner);
      }
      return ok({ attempt: viewAttempt(script, { ...recorded.value, id, startedAt }) });
    });
  }

  /** Mistakes in what somebody wrote in their open attempt. What the lesson says is well spelt. */
  async function mark(
    caller: { id: string; name: string },
    lessonId: string,
    stepId: string,
  ): Promise<Result<{ answer: string; corrections: Correction[] | null }>> {
    const lesson = content.lesson(lessonId);
    if (lesson === undefined) return unknownLesson;
    const { steps } = lesson.dialogueFlow;
    const attempt = await store.findOpenAttempt(db, { accountId: caller.id, lessonId });
    const answer = attempt && answerIn(attempt.answers, stepId);
    if (!answer || !isFreeWriting(steps, stepId)) {
      return refuse("not-found", "You have written nothing there.");
    }
    const corrections = await grammar.checkAndWait(answer, [
      caller.name,
      learnerName(steps, attempt.answers),
      ...lesson.words.map(({ word }) => word),
      ...steps.map(({ text }) => text),
    ]);
    return ok({ answer, corrections });
  }

  /** Progress in the simple player. Its first completion pays the dialogue and the coins. */
  async function saveProgress(
    accountId: string,
    lessonId: string,
    { progress, isCompleted }: { progress: number; isCompleted: boolean },
  ): Promise<Result<{ xpAwarded: number; coinsAwarded: number }>> {
    if (isCompleted && progress < 100) {
      return refuse("invalid-input", "A lesson is complete at 100 percent.");
    }
    return await playing(accountId, lessonId, async (tx, learner, script) => {
      const place = { accountId, lessonId };
      const before = await store.findProgress(tx, place);
      if (isCompleted && !before?.completedAt) {
        const { payments, bestQuizScore } = completionRewards(
          script,
          { lastDay: null, bestQuizScore: 0 },
          { quizScore: 0, day: localDay(learner.now, learner.timeZone) },
        );
        await store.saveCompletion(tx, place, bestQuizScore, learner.now);
        const { xp, coins } = await rewards.award(tx, { ...learner, entries: payments });
        await rewards.recordStudy(tx, learner);
        return ok({ xpAwarded: xp, coinsAwarded: coins });
      }
      if (progress > (before?.progress ?? 0)) {
        await store.raiseProgress(tx, place, progress, learner.now);
        await rewards.recordStudy(tx, learner);
      }
      return ok({ xpAwarded: 0, coinsAwarded: 0 });
    });
  }

  /** Stores what a learner did as it was told, for the learning record store. */
  async function recordStatement(
    statement: Omit<store.Statement, "storedAt">,
  ): Promise<Result<{ id: string }>> {
    const lesson = content.lesson(statement.lessonId);
    if (lesson === undefined) return unknownLesson;
    const stepId = /\.step_(.+)$/.exec(statement.object)?.[1];
    if (stepId !== undefined && !lesson.dialogueFlow.steps.some(({ id }) => id === stepId)) {
      return refuse("invalid-input", "This lesson has no such step.");
    }
    const id = await store.insertStatement(db, { ...statement, storedAt: clock.now() });
    return id === undefined ? unknownLearner : ok({ id });
  }

  async function complete(
    accountId: string,
    lessonId: string,
    submission: Submission,
  ): Promise<Result<CompletionResult>> {
    return await playing(accountId, lessonId, async (tx, learner, script) => {
      const known = new Set(script.questions.map((question) => question.id));
      if (Object.keys(submission.answers ?? {}).some((id) => !known.has(id))) {
        return refuse("invalid-input", "This lesson has no such question.");
      }
      return await completeLesson(tx, { rewards, recordMistakes }, learner, script, submission);
    });
  }

  /** One command of a learner on a lesson: alone with that learner, and whole or not at all. */
  async function playing<T>(
    accountId: string,
    lessonId: string,
    command: (tx: Tx, learner: Learner, script: LessonScript) => Promise<Result<T>>,
  ): Promise<Result<T>> {
    const lesson = content.lesson(lessonId);
    if (lesson === undefined) return unknownLesson;
    return await inTransaction(db, async (tx) => {
      const account = await rewards.lockLearner(tx, accountId);
      if (account === undefined) return unknownLearner;
      const learner = { accountId, timeZone: account.timeZone, now: clock.now() };
      return await command(tx, learner, scriptOf(lesson));
    });
  }

  return {
    listLessons,
    readLesson,
    bookmark,
    keepAnswers,
    mark,
    saveProgress,
    recordStatement,
    complete,
  };
}

const unknownLesson = refuse("not-found", "There is no such lesson.");
const unknownLearner = refuse("not-found", "There is no such learner.");
