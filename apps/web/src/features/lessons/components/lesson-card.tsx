import { ArrowRight, Bookmark, Check, Clock, Lock } from "lucide-react";
import { Link } from "../../../lib/link";
import type { Href } from "../../../lib/links";
import type { CefrLevel } from "@saywell/contract";
import { LockMark, LockReason } from "../../../product-ui/lock-reason";
import { LessonPicture } from "../../../product-ui/lesson-picture";
import { buttonClasses } from "../../../ui/button";
import { cn } from "../../../ui/class-names";
import { Progress } from "../../../ui/progress";
import { Tag } from "../../../ui/tag";

/**
 * `feature` is the lesson to take next, with its description: its drawing is above the words on a
 * phone, and beside them where there is room. `plain` stands beside others, and lies down on a phone.
 */
export type LessonCardSize = "feature" | "plain";

export interface LessonCardProps {
  title: string;
  thumbnail: string;
  /** Minutes. */
  duration: number;
  xpReward: number;
  difficulty: CefrLevel;
  /** Percent. */
  progress: number;
  isCompleted?: boolean;
  isBookmarked?: boolean;
  isLocked?: boolean;
  /** Why it is locked, or what opens it; null where that stands above the list. */
  lockReason?: string | null;
  /** Where a click leads. */
  to: Href;
  size?: LessonCardSize;
  description?: string;
  /** Its rank under the headings of the page. */
  as?: "h3" | "h4";
}

/** The drawing is whole everywhere: its frame has its shape, and the words take what room is left. */
export const lessonCardFrames: Record<
  LessonCardSize,
  { card: string; picture: string; words: string }
> = {
  feature: {
    card: "flex-col sm:flex-row sm:items-center",
    picture: "w-full rounded-none sm:ml-5 sm:w-[52%] sm:rounded-lg",
    words: "p-4 sm:p-5",
  },
  plain: {
    card: "flex-row items-center sm:flex-col sm:items-stretch",
    picture: "ml-2.5 w-[min(7.5rem,36%)] rounded-lg sm:ml-0 sm:w-full sm:rounded-none",
    words: "p-3 max-sm:gap-1 sm:p-4",
  },
};

/** A lesson as a card: all of it is the link. A locked one is dimmed, says that it is or why, and leads only to the plans. */
export function LessonCard({
  isLocked = false,
  lockReason = null,
  size = "plain",
  ...lesson
}: LessonCardProps) {
  const frame = lessonCardFrames[size];
  return (
    <article
      data-state={isLocked ? "locked" : "open"}
      className={cn(
        "group relative flex h-full overflow-hidden rounded-xl border border-rule transition-[border-color,box-shadow] duration-150",
        "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring",
        isLocked
          ? "border-dashed bg-muted"
          : "bg-surface shadow-lift hover:border-primary hover:shadow-float",
        frame.card,
      )}
    >
      <div className={cn("relative aspect-video shrink-0 overflow-hidden bg-muted", frame.picture)}>
        <LessonPicture
          src={lesson.thumbnail}
          isFirst={size === "feature"}
          className={cn("absolute inset-0 size-full", isLocked && "opacity-50 grayscale")}
        />
        {lesson.isBookmarked ? (
          <span className="absolute top-2 left-2 grid size-8 place-items-center rounded-full bg-surface text-primary shadow-lift">
            <Bookmark aria-hidden className="size-4.5 fill-current" />
            <span className="sr-only">Bookmarked</span>
          </span>
        ) : null}
        {isLocked ? (
          <span className="absolute inset-0 grid place-items-center bg-scrim text-background dark:text-foreground">
            <Lock aria-hidden className="size-8" />
          </span>
        ) : null}
      </div>
      <div className={cn("flex min-w-0 flex-1 flex-col gap-2", frame.words)}>
        <LessonTitle {...lesson} isLocked={isLocked} size={size} />
        {size === "feature" ? (
          <p className="line-clamp-2 min-h-[3.2rem] text-muted-foreground max-sm:line-clamp-1 max-sm:min-h-[1.6rem]">
            {lesson.description}
          </p>
        ) : null}
        {isLocked && lockReason !== null ? <LockReason>{lockReason}</LockReason> : null}
        {isLocked && lockReason === null ? <LockMark className="self-start" /> : null}
        <LessonFacts {...lesson} isLocked={isLocked} />
        {/* The whole card is the link; this says so to the eye. */}
        {size === "feature" && !isLocked ? (
          <span
            aria-hidden
            className={cn(
              buttonClasses({ size: "lg" }),
              "mt-2 w-full group-hover:bg-primary-hover",
            )}
          >
            {lesson.isCompleted ? "Open" : lesson.progress > 0 ? "Go on" : "Start"}
            <ArrowRight aria-hidden />
          </span>
        ) : null}
      </div>
    </article>
  );
}

function LessonTitle({
  title,
  to,
  isLocked,
  size,
  as: Heading = "h3",
}: Pick<LessonCardProps, "title" | "to" | "as"> & { isLocked: boolean; size: LessonCardSize }) {
  return (
    <Heading
      className={cn(
        size === "feature" ? "font-heading text-2xl font-semibold" : "leading-snug font-semibold",
        isLocked ? "text-muted-foreground" : "line-clamp-2 group-hover:text-primary",
      )}
    >
      {isLocked ? (
        <>
          {/* What is clamped ends here, or Chrome brings three dots along. */}
          <span className="line-clamp-2">{title}</span> <span className="sr-only">(locked)</span>
        </>
      ) : (
        // Not `after:`: behind a balanced title that Chrome clamps, it brings three dots along.
        <Link to={to} className="outline-none before:absolute before:inset-0 before:z-1">
          {title}
        </Link>
      )}
    </Heading>
  );
}

function LessonFacts(lesson: Omit<LessonCardProps, "lockReason" | "size">) {
  const { title, difficulty, duration, xpReward, progress, isCompleted, isLocked } = lesson;
  return (
    <div className="mt-auto grid gap-2 pt-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted-foreground">
        <Tag tone={isLocked ? "outline" : "primary"}>{difficulty}</Tag>
        <span className="figures flex items-center gap-1.5 whitespace-nowrap">
          <Clock aria-hidden className="size-4" />
          {duration} min
        </span>
        <span className={cn("figures whitespace-nowrap", !isLocked && "text-accent-ink")}>
          {xpReward} XP
        </span>
        {isCompleted ? (
          <span className="flex items-center gap-1 font-semibold whitespace-nowrap text-success">
            <Check aria-hidden className="size-4.5" /> Done
          </span>
        ) : null}
      </div>
      {progress > 0 && !isCompleted ? (
        <div className="flex items-center gap-3 text-sm">
          <Progress value={progress} label={`Progress in ${title}`} className="flex-1" />
          <span aria-hidden className="figures text-muted-foreground">
            {Math.round(progress)}%
          </span>
        </div>
      ) : null}
    </div>
  );
}
