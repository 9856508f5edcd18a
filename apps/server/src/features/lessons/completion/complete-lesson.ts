import type { CompletionResult } from "@saywell/contract";
import {
  answerIn,
  type Answers,
  type CompletionRewards,
  gradeQuiz,
  secondsTaken,
} from "@saywell/lesson";
import type { Tx } from "../../../db/database";
import { ok, refuse, type Result } from "../../../refusal";
import { completionMessage, type Shortfall } from "./completion-message";
import { completionOf, payCompletion } from "./pay-completion";
import type { PlayedLesson } from "../views/lesson-view";
import * as attempts from "../attempts.store";
import type { Learner, RecordMistakes, Rewards } from "../rewards";
import { type Doubt, doubtOf, findSeenWork } from "../seen-work/seen-work";

/** What a client sends when a learner submits the quiz. */
export interface Submission {
  /** What the client counted; believed up to the maximum, where it sends no answers and the dialogue was seen. */
  quizScore: number;
  /** Seconds since the lesson opened, as the client counted them. */
  duration: number;
  answers: Answers | undefined;
  attemptId: string | undefined;
}

export interface Completed {
  result: CompletionResult;
  /** Whether it was completed before, and only its reply is given again. */
  isRepeat: boolean;
}

/** Milliseconds. */
const soon = 60_000;

/** Finishes a lesson in the caller's transaction, in which the learner is locked. */
export async function completeLesson(
  tx: Tx,
  { rewards, recordMistakes }: { rewards: Rewards; recordMistakes: RecordMistakes },
  learner: Learner,
  lesson: PlayedLesson,
  submission: Submission,
): Promise<Result<Completed>> {
  const { accountId, now } = learner;
  const place = { accountId, lessonId: lesson.id };
  const { attemptId } = submission;

  const attempt =
    attemptId === undefined
      ? await attempts.findOpenAttempt(tx, place)
      : await attempts.findAttempt(tx, place, attemptId);
  if (attemptId !== undefined && attempt === undefined) {
    return refuse("not-found", "There is no such attempt at this lesson.");
  }
  if (attempt?.result) return ok({ result: attempt.result, isRepeat: true });
  const work = await findSeenWork(tx, place, { lesson, attempt });
  if (attemptId !== undefined && !work.dialogue.isWhole) {
    return refuse("out-of-order", "Finish the dialogue before you complete the lesson.");
  }

  const doubt = doubtOf(work);
  // Until the quiz is submitted a learner may change an answer, so what comes along is the last word.
  const answers = { ...attempt?.quizAnswers, ...submission.answers };
  const hasAnswers = submission.answers !== undefined || Object.keys(answers).length > 0;
  const quiz = hasAnswers
    ? gradeQuiz(lesson.questions, answers)
    : claimedQuiz(lesson, doubt === null ? submission.quizScore : 0);
  const paid = await payCompletion(tx, rewards, learner, lesson, {
    dialogue: work.dialogue,
    hasQuiz: true,
    quizScore: quiz.score,
    claimedScore: hasAnswers ? 0 : claimedQuiz(lesson, submission.quizScore).score,
  });
  const cameTo = await completionOf(tx, rewards, learner, paid);

  const isQuizOpen = paid.awarded.paid.length === 0 && paid.bestQuizScore < quiz.maxScore;
  const shortfall = shortfallOf(paid.withheld, doubt) ?? (isQuizOpen ? "quiz-not-better" : null);

  const result: CompletionResult = {
    ...cameTo,
    message: completionMessage(paid.awarded.paid, shortfall, paid),
    quizScore: quiz.score,
    quizMaxScore: quiz.maxScore,
    results: quiz.results,
  };
  // No lesson is gone through so soon again: a client that knows no attempts has sent this twice.
  const isPaid = paid.awarded.paid.length > 0;
  const since = new Date(now.getTime() - soon);
  const sentBefore =
    attempt === undefined && !isPaid
      ? await attempts.findFinishedSince(tx, place, { quizAnswers: answers, since })
      : undefined;
  if (sentBefore !== undefined) return ok({ result, isRepeat: true });

  const completion = {
    quizAnswers: answers,
    now,
    durationSeconds: secondsTaken({
      begunAt: attempt?.startedAt ?? work.openedAt,
      now,
      claimed: submission.duration,
    }),
    result,
  };
  // A client that knows no attempts may leave one half done: the learner can still go on with it.
  const completedId = await (attempt !== undefined && work.dialogue.isWhole
    ? attempts.completeAttempt(tx, attempt.id, completion)
    : attempts.insertCompletedAttempt(tx, place, completion));
  await recordMistakes(tx, learner, {
    lessonId: lesson.id,
    questionIds: mistakesIn(result.results, answers),
    attemptId: completedId,
  });
  return ok({ result, isRepeat: false });
}

/** What was answered wrong. A question without an answer is none that the learner got wrong. */
const mistakesIn = (results: CompletionResult["results"], answers: Answers): string[] =>
  results.flatMap(({ questionId, isCorrect }) =>
    isCorrect || answerIn(answers, questionId) === undefined ? [] : [questionId],
  );

/** Why no more was paid: a lesson that has paid before owes only its quiz and practice. */
function shortfallOf(
  withheld: CompletionRewards["withheld"],
  doubt: Doubt | null,
): Shortfall | null {
  if (withheld === "quiz") return "quiz-only-claimed";
  if (withheld === "practice") return "practice-not-seen";
  return withheld === null ? null : doubt;
}

function claimedQuiz({ questions }: PlayedLesson, claim: number) {
  const { maxScore } = gradeQuiz(questions, {});
  return { score: Math.min(Math.floor(claim), maxScore), maxScore, results: [] };
}
