import { recommendedLessons } from "@saywell/lesson";
import type { LessonSummary } from "@saywell/contract";
import { EmptyState } from "../../ui/empty-state";
import { LessonList } from "./lesson-list";

export interface RecommendedLessonsProps {
  lessons: readonly LessonSummary[];
  linkTo: (id: string) => string;
}

export function RecommendedLessons({ lessons, linkTo }: RecommendedLessonsProps) {
  const recommended = recommendedLessons(lessons);
  if (recommended.length === 0) {
    return (
      <EmptyState title="No recommendations available yet." className="min-h-40 justify-center" />
    );
  }
  return <LessonList lessons={recommended} linkTo={linkTo} />;
}
