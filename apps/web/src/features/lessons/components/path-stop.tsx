import type { LessonSummary } from "@saywell/contract";
import type { LessonState } from "@saywell/lesson";
import { ArrowRight, Bookmark, Check, Lock } from "lucide-react";
import { Link } from "../../../lib/link";
import type { Href } from "../../../lib/links";
import { LockMark } from "../../../product-ui/lock-reason";
import { LessonPicture } from "../../../product-ui/lesson-picture";
import { cn } from "../../../ui/class-names";

interface PathStopProps {
  lesson: LessonSummary;
  state: LessonState;
  isNext: boolean;
  /** On a phone, whether its drawing is at the right side. */
  isRight: boolean;
  to: Href;
}

/**
 * A lesson on the path: its drawing, what it is called and what it brings, and the stamp when it is
 * done. A locked one is dimmed, says that it is, and leads only to the plans: why stands above the path.
 */
export function PathStop({ lesson, state, isNext, isRight, to }: PathStopProps) {
  const isDone = state === "completed";
  const isLocked = lesson.lock !== null;
  return (
    <div
      className={cn(
        "relative flex items-center gap-3 py-2 lg:flex-col lg:gap-2 lg:px-2 lg:py-0 lg:text-center",
        isRight && "flex-row-reverse text-right",
      )}
    >
      <div className="relative shrink-0">
        <LessonPicture
          src={lesson.thumbnail}
          className={cn(
            "aspect-video w-32 rounded-xl border-2 lg:w-42",
            isNext ? "border-primary ring-4 ring-primary-wash" : "border-control",
            !isDone && !isNext && "border-dashed",
            isLocked ? "opacity-50 grayscale" : "group-hover:border-primary",
          )}
        />
        {isLocked ? (
          <span className="absolute inset-0 grid place-items-center rounded-xl bg-scrim text-background dark:text-foreground">
            <Lock aria-hidden className="size-7" />
          </span>
        ) : null}
        {isDone ? <Stamp /> : null}
        {lesson.isBookmarked ? (
          <span className="absolute -top-2 -left-2 grid size-7 place-items-center rounded-full border border-rule bg-surface text-primary">
            <Bookmark aria-hidden className="size-4 fill-current" />
            <span className="sr-only">Bookmarked</span>
          </span>
        ) : null}
      </div>
      <div
        className={cn(
          "grid min-w-0 gap-0.5 px-1.5 py-0.5",
          isRight ? "max-lg:justify-items-end" : "justify-items-start",
          "lg:justify-items-center",
        )}
      >
        <h3
          className={cn(
            "leading-snug font-semibold",
            isLocked ? "text-muted-foreground" : "line-clamp-3 group-hover:text-primary",
          )}
        >
          {isLocked ? (
            <>
              {/* What is clamped ends here, or Chrome brings three dots along. */}
              <span className="line-clamp-3">{lesson.title}</span>{" "}
              <span className="sr-only">(locked)</span>
            </>
          ) : (
            // All of the stop is the link.
            <Link
              to={to}
              className="rounded-md outline-none before:absolute before:inset-0 before:z-1 before:rounded-xl focus-visible:before:outline-3 focus-visible:before:-outline-offset-2 focus-visible:before:outline-ring"
            >
              {lesson.title}
            </Link>
          )}
        </h3>
        <p className="figures text-sm text-muted-foreground">
          {lesson.duration} min · {lesson.xpReward} XP
        </p>
        {lesson.lock === null ? (
          <State lesson={lesson} state={state} isNext={isNext} />
        ) : (
          <LockMark />
        )}
      </div>
    </div>
  );
}

function State({ lesson, state, isNext }: Pick<PathStopProps, "lesson" | "state" | "isNext">) {
  const percent = Math.round(lesson.progress?.progress ?? 0);
  return (
    <p className="flex min-h-6 flex-wrap items-center gap-x-2 text-sm font-semibold">
      {isNext ? (
        <span className="inline-flex items-center gap-1 rounded-full bg-primary px-2.5 text-primary-foreground">
          Next <ArrowRight aria-hidden className="size-4" />
        </span>
      ) : null}
      {state === "completed" ? <span className="text-success">Done</span> : null}
      {state === "in-progress" ? (
        <span className="text-muted-foreground">
          <span className="figures">{percent}%</span> done
        </span>
      ) : null}
    </p>
  );
}

/** Pressed on a little askew, as a stamp is. */
const Stamp = () => (
  <span
    aria-hidden
    className="absolute -right-2.5 -bottom-2.5 grid size-11 -rotate-12 place-items-center rounded-full border-3 border-double border-success bg-surface text-success"
  >
    <Check className="size-6" strokeWidth={3.2} />
  </span>
);
