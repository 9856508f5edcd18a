import type { Lesson, LessonAttempt, LessonSummary } from "@saywell/contract";
import type { CompiledLesson } from "@saywell/content/answers";
import {
  dialogueXp,
  isReplayOf,
  type LessonScript,
  phaseOf,
  type Script,
  stepIndexOf,
} from "@saywell/lesson";
import { dangerIn } from "@saywell/moderation";
import type { StoredAttempt } from "../attempts.store";
import { isQuizTaken, type LessonRecord, type Progress } from "../lessons.store";

/** The part of a lesson that its rules play, and what tells of it. */
export type PlayedLesson = LessonScript & Pick<CompiledLesson, "title" | "outline">;

export const playedLesson = (lesson: CompiledLesson): PlayedLesson => ({
  id: lesson.id,
  title: lesson.title,
  outline: lesson.outline,
  xpReward: lesson.xpReward,
  coinReward: lesson.coinReward,
  steps: lesson.dialogueFlow.steps,
  questions: lesson.quizQuestions,
});

export const viewSummary = (
  lesson: CompiledLesson,
  record?: LessonRecord,
  lock: string | null = null,
): LessonSummary => ({
  id: lesson.id,
  title: lesson.title,
  description: lesson.description,
  thumbnail: lesson.thumbnail,
  difficulty: lesson.difficulty,
  topic: lesson.topic,
  canDo: lesson.canDo,
  duration: lesson.duration,
  objectives: lesson.objectives,
  xpReward: lesson.xpReward,
  simpleXpReward: dialogueXp(lesson.dialogueFlow.steps),
  coinReward: lesson.coinReward,
  progress:
    record === undefined || record.progress === null
      ? null
      : {
          progress: record.progress,
          completedAt: record.completedAt?.toISOString() ?? null,
        },
  isBookmarked: record?.isBookmarked ?? false,
  lock,
});

export const viewLesson = (
  lesson: CompiledLesson,
  record: LessonRecord | undefined,
  attempt: StoredAttempt | undefined,
  paid: Progress | undefined,
  lock: string | null,
): Lesson => ({
  ...viewSummary(lesson, record, lock),
  words: lesson.words,
  grammar: lesson.grammar,
  dialogueFlow: lesson.dialogueFlow,
  quizQuestions: lesson.quizQuestions,
  outline: lesson.outline,
  attempt: attempt ? viewAttempt(playedLesson(lesson), attempt) : null,
  paidDialogueXp: paid?.dialogueXp ?? 0,
  isReplay: isReplayOf(
    { isPaid: Boolean(paid?.paidAt), isQuizTaken: isQuizTaken(paid) },
    { hasQuiz: true },
  ),
});

/** An attempt as its owner goes on with it. */
export const viewAttempt = (
  script: Script,
  attempt: Pick<StoredAttempt, "id" | "answers" | "quizAnswers" | "startedAt">,
): LessonAttempt => ({
  id: attempt.id,
  phase: phaseOf(script, attempt),
  stepIndex: stepIndexOf(script, attempt),
  answers: { ...attempt.answers },
  quizAnswers: { ...attempt.quizAnswers },
  cries: criesIn(script, attempt),
  startedAt: attempt.startedAt.toISOString(),
});

/** What was chosen are the lesson's words, so only what was written can be a cry. */
const criesIn = ({ steps }: Script, { answers }: Pick<StoredAttempt, "answers">): string[] =>
  steps
    .filter(({ id, inputType }) => inputType === "text" && dangerIn(answers[id] ?? "") !== null)
    .map(({ id }) => id);
