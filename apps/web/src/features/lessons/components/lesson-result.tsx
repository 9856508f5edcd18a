import { type Answers, nextLesson, scorePercent } from "@saywell/lesson";
import type { CompletionResult, Lesson } from "@saywell/contract";
import type { ReactNode } from "react";
import { CompletionCard } from "../../../product-ui/completion-card";
import { useLessons } from "../api/lesson-queries";
import { QuizReview } from "./quiz-review";

export interface LessonResultProps {
  lesson: Lesson;
  userId: string;
  result: CompletionResult;
  answers: Answers;
  /** What the learner is called in the lesson; empty where they gave no name. */
  name: string;
  badgeArtwork: (name: string) => string;
  onQuizAgain: () => void;
  /** What else is offered to whoever gave a name. */
  offer: ReactNode;
}

/** A finished lesson: what it brought, and every answer marked. */
export function LessonResult(props: LessonResultProps) {
  const { lesson, userId, result, answers, name, badgeArtwork, onQuizAgain, offer } = props;
  const lessons = useLessons(userId);
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6">
      <h1 className="sr-only">{lesson.title}</h1>
      <CompletionCard
        lesson={lesson}
        gain={result}
        scorePercent={scorePercent(result.quizScore, result.quizMaxScore)}
        name={name}
        badgeArtwork={badgeArtwork}
        nextLesson={nextLesson(lessons.data ?? [], lesson.id)}
        onQuizAgain={onQuizAgain}
      >
        {offer}
      </CompletionCard>
      <QuizReview questions={lesson.quizQuestions} answers={answers} results={result.results} />
    </div>
  );
}
