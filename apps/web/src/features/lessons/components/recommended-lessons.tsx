import type { Href } from "../../../lib/links";
import { recommendedLessons } from "@saywell/lesson";
import type { CefrLevel, LessonSummary } from "@saywell/contract";
import { EmptyState } from "../../../ui/empty-state";
import { LessonList } from "./lesson-list";

export interface RecommendedLessonsProps {
  lessons: readonly LessonSummary[];
  /** The learner's own, as the placement test found it; null before one. */
  level: CefrLevel | null;
  hrefOf: (id: string) => Href;
}

export function RecommendedLessons({ lessons, level, hrefOf }: RecommendedLessonsProps) {
  const recommended = recommendedLessons(lessons, level);
  if (recommended.length === 0) {
    return (
      <EmptyState title="No recommendations available yet." className="min-h-40 justify-center" />
    );
  }
  // They lead to the simple player, and say what it pays.
  const paying = recommended.map((lesson) => ({ ...lesson, xpReward: lesson.simpleXpReward }));
  return <LessonList lessons={paying} hrefOf={hrefOf} />;
}
