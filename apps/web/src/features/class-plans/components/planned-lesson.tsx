import type { LessonSummary } from "@saywell/contract";
import { ArrowDownToLine, ArrowUpToLine, ChevronDown, ChevronUp, X } from "lucide-react";
import { IconButton } from "../../../ui/icon-button";
import type { Move } from "../model/plan-draft";

interface PlannedLessonProps {
  lessonId: string;
  /** Undefined for one that is no part of the course any more. */
  lesson: LessonSummary | undefined;
  mayChange: boolean;
  mayMove: (move: Move) => boolean;
  onMove: (move: Move) => void;
  onTakeOut: () => void;
}

const ways = [
  { move: "earlier", label: "To the week before", icon: <ArrowUpToLine /> },
  { move: "up", label: "Up", icon: <ChevronUp /> },
  { move: "down", label: "Down", icon: <ChevronDown /> },
  { move: "later", label: "To the week after", icon: <ArrowDownToLine /> },
] as const;

/** The id of the button that moves a lesson, so that it can be pressed again where the lesson went. */
export const moveButtonId = (lessonId: string, move: Move): string => `plan-${lessonId}-${move}`;

/** One lesson of a week, and where it can go. A way that is closed stays in its place, so that nobody loses theirs. */
export function PlannedLesson(props: PlannedLessonProps) {
  const { lessonId, lesson, mayChange, mayMove, onMove, onTakeOut } = props;
  const title = lesson?.title ?? lessonId;
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
      <span className="min-w-0 grow basis-56">
        <span className="block break-words">{title}</span>
        <span className="block text-sm text-muted-foreground">
          {lesson === undefined
            ? "No part of the course any more"
            : `${lesson.difficulty} · ${lesson.duration} min`}
        </span>
      </span>
      {mayChange ? (
        <span className="-mx-2 flex">
          {ways.map(({ move, label, icon }) => (
            <IconButton
              key={move}
              id={moveButtonId(lessonId, move)}
              label={`${label}: ${title}`}
              aria-disabled={!mayMove(move)}
              className="aria-disabled:opacity-40"
              onClick={() => onMove(move)}
            >
              {icon}
            </IconButton>
          ))}
          <IconButton label={`Take out: ${title}`} onClick={onTakeOut}>
            <X />
          </IconButton>
        </span>
      ) : null}
    </li>
  );
}
