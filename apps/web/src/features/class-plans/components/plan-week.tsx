import type { LessonSummary, PlannedWeek } from "@saywell/contract";
import { BookPlus, ListChecks, Pencil, Trash2 } from "lucide-react";
import { useId } from "react";
import { Link } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { Button } from "../../../ui/button";
import { Tag } from "../../../ui/tag";
import type { Move } from "../model/plan-draft";
import { PlannedLesson } from "./planned-lesson";

interface PlanWeekProps {
  classId: string;
  week: PlannedWeek;
  /** What it is called. */
  name: string;
  isNow: boolean;
  /** The lessons of the course by their ids. */
  lessons: ReadonlyMap<string, LessonSummary>;
  mayChange: boolean;
  /** Whether a lesson of it can go there. */
  mayMove: (lessonId: string, move: Move) => boolean;
  onMove: (lessonId: string, move: Move) => void;
  onTakeOut: (lessonId: string) => void;
  onOpen: (what: "lessons" | "note" | "remove") => void;
}

/** One week of a class's plan, for its teachers. */
export function PlanWeek(props: PlanWeekProps) {
  const { classId, week, name, isNow, lessons, mayChange, mayMove, onMove, onTakeOut, onOpen } =
    props;
  const { lessonIds, note } = week;
  const id = useId();
  return (
    <li className="rounded-xl border border-rule bg-surface shadow-lift">
      <section aria-labelledby={id} className="grid grid-cols-1 gap-3 p-4 sm:p-5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={id} className="font-heading text-xl font-semibold">
            {name}
          </h2>
          {isNow ? <Tag tone="primary">This week</Tag> : null}
        </div>
        {note === "" ? null : <p className="max-w-prose break-words whitespace-pre-line">{note}</p>}
        {lessonIds.length === 0 ? (
          <p className="text-muted-foreground">No lessons yet.</p>
        ) : (
          <ul aria-labelledby={id} className="divide-y divide-rule">
            {lessonIds.map((lessonId) => (
              <PlannedLesson
                key={lessonId}
                lessonId={lessonId}
                lesson={lessons.get(lessonId)}
                mayChange={mayChange}
                mayMove={(move) => mayMove(lessonId, move)}
                onMove={(move) => onMove(lessonId, move)}
                onTakeOut={() => onTakeOut(lessonId)}
              />
            ))}
          </ul>
        )}
        {mayChange ? (
          <div className="flex flex-wrap gap-2">
            {lessonIds.length === 0 ? null : (
              <Button asChild size="sm" variant={isNow ? "default" : "outline"}>
                <Link
                  to={linkTo(
                    "/classes/:classId/assignments",
                    { classId },
                    { query: { assign: "1", lessons: lessonIds.join(",") } },
                  )}
                >
                  <ListChecks aria-hidden /> Assign this week's lessons
                </Link>
              </Button>
            )}
            <Button size="sm" variant="outline" onClick={() => onOpen("lessons")}>
              <BookPlus aria-hidden /> Choose lessons
              <span className="sr-only">of the {name.toLowerCase()}</span>
            </Button>
            <Button size="sm" variant="ghost" onClick={() => onOpen("note")}>
              <Pencil aria-hidden /> {note === "" ? "Add a note" : "Change the note"}
              <span className="sr-only">of the {name.toLowerCase()}</span>
            </Button>
            <Button size="sm" variant="ghost" onClick={() => onOpen("remove")}>
              <Trash2 aria-hidden /> Remove
              <span className="sr-only">the {name.toLowerCase()}</span>
            </Button>
          </div>
        ) : null}
      </section>
    </li>
  );
}
