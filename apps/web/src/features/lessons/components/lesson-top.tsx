import { Clock } from "lucide-react";
import type { Lesson } from "@saywell/contract";
import type { ReactNode } from "react";
import { PageHeading } from "../../../ui/page-heading";
import { Tag } from "../../../ui/tag";
import { XpLine } from "../../../product-ui/xp-line";

type LessonFacts = Pick<Lesson, "title" | "description" | "duration" | "difficulty">;

/** What the lesson is. */
export function LessonTop({ lesson }: { lesson: LessonFacts }) {
  return (
    <div className="grid gap-3">
      <PageHeading className="max-sm:text-2xl" lead={lesson.description}>
        {lesson.title}
      </PageHeading>
      <div className="flex flex-wrap items-center gap-2">
        <Tag tone="primary">{lesson.difficulty}</Tag>
        <Tag>
          <Clock aria-hidden />
          <span className="figures">{lesson.duration} min</span>
        </Tag>
      </div>
    </div>
  );
}

export interface LessonProgressProps {
  /** What else must stay in sight. */
  children?: ReactNode;
  /** Percent. */
  progress: number;
  /** XP of the steps answered so far; null where the steps pay nothing. */
  earnedXp: number | null;
}

/** How far the lesson has come, in sight all the time: a line of ink across the page. */
export function LessonProgress({ progress, earnedXp, children }: LessonProgressProps) {
  return (
    <div
      data-lesson-progress=""
      // A piece of the page, with no edge that shows: what scrolls away fades out under it.
      className="sticky top-0 z-10 -mx-4 px-4 py-2 before:absolute before:inset-x-0 before:top-0 before:-bottom-2 before:-z-10 before:page-ground before:mask-b-from-[calc(100%-0.75rem)] before:mask-x-from-[calc(100%-1rem)] sm:-mx-6 sm:px-6"
    >
      <div className="flex items-center gap-4">
        <XpLine
          value={Math.round(progress)}
          max={100}
          label="Lesson progress"
          className="min-w-0 flex-1"
        />
        {earnedXp === null ? (
          <Tag tone="outline">Replay</Tag>
        ) : (
          <Tag tone="reward">+{earnedXp} XP earned</Tag>
        )}
      </div>
      {children}
    </div>
  );
}
