import type { OwnWeek } from "@saywell/contract";
import { Check, ChevronRight, Lock } from "lucide-react";
import { Link } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { LockReason } from "../../../product-ui/lock-reason";
import { useMyPlan } from "../api/plan-reads";
import { sayDone, sayWeek, weekNow } from "../model/plan-words";

/** What a class does this week, and below it all that it plans. Nothing where nothing is planned. */
export function OwnPlan({ classId }: { classId: string }) {
  const { data: plan } = useMyPlan(classId);
  if (plan === undefined || plan.weeks.length === 0) return null;
  const now = weekNow(plan);
  return (
    <section aria-labelledby="this-week" className="grid min-w-0 grid-cols-1 gap-3">
      <h2 id="this-week" className="font-heading text-xl font-semibold">
        This week
      </h2>
      {now === undefined ? (
        <p className="text-muted-foreground">Nothing is planned for this week.</p>
      ) : (
        <Week week={now} label="Lessons of this week" />
      )}
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-primary">
          The whole plan
        </summary>
        <ul aria-label="The whole plan" className="grid grid-cols-1 gap-5 pt-2">
          {plan.weeks.map((week) => {
            const name = sayWeek(week.startsOn, plan.thisWeek);
            return (
              <li key={week.startsOn} className="grid grid-cols-1 gap-2">
                <h3 className="font-semibold">
                  {name}
                  {week.startsOn === plan.thisWeek ? " (this week)" : ""}
                </h3>
                <Week week={week} label={name} />
              </li>
            );
          })}
        </ul>
      </details>
    </section>
  );
}

function Week({ week, label }: { week: OwnWeek; label: string }) {
  const { note, lessons } = week;
  return (
    <>
      {note === "" ? null : <p className="max-w-prose break-words whitespace-pre-line">{note}</p>}
      {lessons.length === 0 ? null : (
        <ul
          aria-label={label}
          className="divide-y divide-rule overflow-hidden rounded-xl border border-rule bg-surface shadow-lift"
        >
          {lessons.map((lesson) => (
            <li key={lesson.lessonId}>
              <Lesson {...lesson} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const row = "flex min-h-14 items-center gap-3 px-4 py-2 sm:px-5";

function Lesson(lesson: OwnWeek["lessons"][number]) {
  const { lessonId, title, level, duration, progress, isFinished, lock } = lesson;
  const words = (
    <span className="min-w-0 flex-1">
      <span className="block font-semibold break-words">{title}</span>
      <span className="block text-sm text-muted-foreground">
        {`${level} · ${duration} min`}
        {isFinished ? " · done" : progress > 0 ? ` · ${Math.round(progress)}%` : ""}
      </span>
    </span>
  );
  // What was done needs no plan any more.
  if (lock !== null && !isFinished) {
    return (
      <div className={`${row} flex-wrap text-muted-foreground`}>
        {words}
        <div className="flex basis-full gap-2">
          <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
          <LockReason>{lock}</LockReason>
        </div>
      </div>
    );
  }
  return (
    <Link
      to={linkTo("/lesson-interactive/:id", { id: lessonId })}
      className={`${row} hover:bg-primary-wash focus-visible:-outline-offset-3`}
    >
      {words}
      {isFinished ? <Check aria-hidden className="size-5 shrink-0 text-success" /> : null}
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted-foreground" />
    </Link>
  );
}

/** How far the learner is with this week of a class, in one line; nothing where nothing is planned. */
export function ThisWeekLine({ classId }: { classId: string }) {
  const { data: plan } = useMyPlan(classId);
  const now = plan && weekNow(plan);
  if (now === undefined) return null;
  return (
    <span className="block text-sm break-words text-muted-foreground">
      This week: {sayDone(now) ?? now.note}
    </span>
  );
}
