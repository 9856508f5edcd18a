import type { Answers } from "@saywell/lesson";
import type { CompletionResult, Lesson } from "@saywell/contract";
import { CompletionCard } from "./completion-card";
import { QuizReview } from "./quiz-review";

export interface LessonResultProps {
  lesson: Lesson;
  result: CompletionResult;
  answers: Answers;
  /** What the learner is called in the lesson. */
  name: string;
  badgeArtwork: (name: string) => string;
}

/** A finished lesson: what it brought, and every answer marked. */
export function LessonResult({ lesson, result, answers, ...card }: LessonResultProps) {
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6">
      <h1 className="sr-only">{lesson.title}</h1>
      <CompletionCard {...card} result={result} lessonTitle={lesson.title} />
      <QuizReview questions={lesson.quizQuestions} answers={answers} results={result.results} />
    </div>
  );
}
