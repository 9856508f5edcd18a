import type { ClassPlan, LessonSummary, PlannedWeek } from "@saywell/contract";
import { CalendarPlus, CalendarRange, Copy } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { sentenceOf } from "../../../lib/api-client";
import { formatMoment } from "../../../lib/dates";
import { Confirm } from "../../../product-ui/confirm";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { usePlanCalls } from "../api/use-plan-calls";
import { type Move, withMoved, withoutLesson, withoutWeek, withWeek } from "../model/plan-draft";
import { sayWeek } from "../model/plan-words";
import { AddWeeksDialog } from "./add-weeks-dialog";
import { CopyPlanDialog } from "./copy-plan-dialog";
import { LessonsDialog, type PickLessons } from "./lessons-dialog";
import { NoteDialog } from "./note-dialog";
import { PlanWeek } from "./plan-week";
import { moveButtonId } from "./planned-lesson";

interface PlanEditorProps {
  classId: string;
  plan: ClassPlan;
  lessons: readonly LessonSummary[];
  /** Other classes that can have the same plan. */
  otherClasses: readonly { id: string; name: string }[];
  renderPicker: PickLessons;
  /** False for a class that is archived. */
  mayChange: boolean;
  timeZone: string;
}

type Open = { what: "weeks" | "copy" } | { what: "lessons" | "note" | "remove"; week: PlannedWeek };

/** The plan of a class, week by week. Each change is saved at once. */
export function PlanEditor(props: PlanEditorProps) {
  const { classId, plan, lessons, otherClasses, renderPicker, mayChange, timeZone } = props;
  const calls = usePlanCalls(classId);
  /** As it will be once it is saved, until the plan that was changed has another number. */
  const [draft, setDraft] = useState<Pick<ClassPlan, "revision" | "weeks"> | null>(null);
  const [problem, setProblem] = useState("");
  const [open, setOpen] = useState<Open | null>(null);
  const moved = useRef<string | null>(null);
  const isSaving = draft !== null && draft.revision === plan.revision;
  const weeks = isSaving ? draft.weeks : plan.weeks;
  const { thisWeek } = plan;
  const byId = new Map(lessons.map((lesson) => [lesson.id, lesson]));

  useEffect(() => {
    // A lesson that moves to another week takes the keyboard along.
    if (moved.current !== null) document.getElementById(moved.current)?.focus();
    moved.current = null;
  });

  /** Throws where it is refused. */
  async function save(next: readonly PlannedWeek[]): Promise<void> {
    setProblem("");
    setDraft({ revision: plan.revision, weeks: [...next] });
    try {
      await calls.save(plan.revision, next);
    } catch (error) {
      setDraft(null);
      throw error;
    }
  }
  /** What has no dialog says under the plan why it was refused. */
  function change(next: readonly PlannedWeek[] | null): void {
    if (next === null || isSaving) return;
    save(next).catch((error: unknown) =>
      setProblem(sentenceOf(error, "The plan could not be saved. Please try again.")),
    );
  }
  function move(lessonId: string, way: Move): void {
    const next = withMoved(weeks, lessonId, way);
    if (next === null || isSaving) return;
    moved.current = moveButtonId(lessonId, way);
    change(next);
  }

  const close = () => setOpen(null);
  return (
    <>
      {mayChange ? (
        <div className="flex flex-wrap items-center gap-3">
          <Button onClick={() => setOpen({ what: "weeks" })}>
            <CalendarPlus aria-hidden /> Add weeks
          </Button>
          {weeks.length > 0 && otherClasses.length > 0 ? (
            <Button variant="outline" onClick={() => setOpen({ what: "copy" })}>
              <Copy aria-hidden /> Copy to another class
            </Button>
          ) : null}
        </div>
      ) : null}
      {problem === "" ? null : (
        <p role="alert" className="font-semibold break-words text-destructive">
          {problem}
        </p>
      )}
      {weeks.length === 0 ? (
        <EmptyState icon={<CalendarRange />} title="Nothing is planned yet">
          Add the weeks of the term, and choose the lessons of each. Your students see what this
          week is for.
        </EmptyState>
      ) : (
        <ul aria-label="Weeks" className="grid grid-cols-1 gap-4">
          {weeks.map((week) => (
            <PlanWeek
              key={week.startsOn}
              classId={classId}
              week={week}
              name={sayWeek(week.startsOn, thisWeek)}
              isNow={week.startsOn === thisWeek}
              lessons={byId}
              mayChange={mayChange}
              mayMove={(lessonId, way) => withMoved(weeks, lessonId, way) !== null}
              onMove={move}
              onTakeOut={(lessonId) => change(withoutLesson(weeks, lessonId))}
              onOpen={(what) => setOpen({ what, week })}
            />
          ))}
        </ul>
      )}
      {plan.changedAt === null ? null : (
        <p className="text-sm text-muted-foreground">
          Last changed {plan.changedBy === null ? "" : `by ${plan.changedBy}, `}
          {formatMoment(plan.changedAt, timeZone)}
        </p>
      )}
      {open?.what === "weeks" ? (
        <AddWeeksDialog weeks={weeks} thisWeek={thisWeek} onSave={save} onClose={close} />
      ) : open?.what === "copy" ? (
        <CopyPlanDialog
          classes={otherClasses}
          firstWeek={weeks[0]?.startsOn ?? thisWeek}
          onCopy={calls.copy}
          onClose={close}
        />
      ) : open?.what === "lessons" ? (
        <LessonsDialog
          week={sayWeek(open.week.startsOn, thisWeek)}
          lessonIds={open.week.lessonIds}
          renderPicker={renderPicker}
          onSave={(lessonIds) => save(withWeek(weeks, open.week.startsOn, { lessonIds }))}
          onClose={close}
        />
      ) : open?.what === "note" ? (
        <NoteDialog
          week={sayWeek(open.week.startsOn, thisWeek)}
          note={open.week.note}
          onSave={(note) => save(withWeek(weeks, open.week.startsOn, { note }))}
          onClose={close}
        />
      ) : open?.what === "remove" ? (
        <Confirm
          title={`Remove the ${sayWeek(open.week.startsOn, thisWeek).toLowerCase()}?`}
          description="Its lessons and its note go out of the plan. What is assigned already stays assigned."
          submitLabel="Remove"
          onSubmit={() => save(withoutWeek(weeks, open.week.startsOn))}
          onClose={close}
        />
      ) : null}
    </>
  );
}
