import { Clock } from "lucide-react";
import type { Lesson } from "@saywell/contract";
import { PageHeading } from "../../ui/page-heading";
import { Tag } from "../../ui/tag";
import { XpLine } from "../../ui/xp-line";

export interface LessonTopProps {
  lesson: Pick<Lesson, "title" | "description" | "duration" | "difficulty">;
  /** Percent. */
  progress: number;
  /** XP of the steps answered so far; null where the steps pay nothing. */
  earnedXp: number | null;
}

/** What the lesson is, and how far it has come: a line of ink across the page. */
export function LessonTop({ lesson, progress, earnedXp }: LessonTopProps) {
  return (
    <div className="grid gap-3">
      <PageHeading lead={lesson.description}>{lesson.title}</PageHeading>
      <div className="flex flex-wrap items-center gap-2">
        <Tag tone="primary">{lesson.difficulty}</Tag>
        <Tag>
          <Clock aria-hidden />
          {lesson.duration} min
        </Tag>
        {earnedXp === null ? (
          <Tag tone="outline">Replay</Tag>
        ) : (
          <Tag tone="reward" className="ml-auto">
            +{earnedXp} XP earned
          </Tag>
        )}
      </div>
      <XpLine value={Math.round(progress)} max={100} label="Lesson progress" />
    </div>
  );
}
