import type { Lesson, LessonAttempt, LessonSummary } from "@saywell/contract";
import type { CompiledLesson } from "@saywell/content/answers";
import { type LessonScript, phaseOf, type Script, stepIndexOf } from "@saywell/lesson";
import type { Standing, StoredAttempt } from "./lessons.store";

/** The part of a lesson that its rules play. */
export const scriptOf = (lesson: CompiledLesson): LessonScript => ({
  id: lesson.id,
  xpReward: lesson.xpReward,
  coinReward: lesson.coinReward,
  steps: lesson.dialogueFlow.steps,
  questions: lesson.quizQuestions,
});

export const viewSummary = (
  lesson: CompiledLesson,
  standing: Standing | undefined,
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
  coinReward: lesson.coinReward,
  progress:
    standing === undefined || standing.progress === null
      ? null
      : {
          progress: standing.progress,
          completedAt: standing.completedAt?.toISOString() ?? null,
        },
  isBookmarked: standing?.isBookmarked ?? false,
});

export const viewLesson = (
  lesson: CompiledLesson,
  standing: Standing | undefined,
  attempt: StoredAttempt | undefined,
): Lesson => ({
  ...viewSummary(lesson, standing),
  words: lesson.words,
  grammar: lesson.grammar,
  dialogueFlow: lesson.dialogueFlow,
  quizQuestions: lesson.quizQuestions,
  outline: lesson.outline,
  attempt: attempt ? viewAttempt(scriptOf(lesson), attempt) : null,
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
  startedAt: attempt.startedAt.toISOString(),
});
