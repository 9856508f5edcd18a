import type { StudentReport } from "@saywell/contract";
import { formatCalendarDay } from "../../../lib/dates";
import { zoneLabel } from "../../../lib/time-zones";
import { cn } from "../../../ui/class-names";
import { studyWeeks } from "../model/study-weeks";
import { Section } from "./section";

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** On which days of the last eight weeks a student learnt: a column for each week. */
export function StudyCalendar({ study }: { study: StudentReport["study"] }) {
  const weeks = studyWeeks(study);
  const count = study.days.length;
  return (
    <Section
      title="Days with learning"
      lead={`${formatCalendarDay(study.from)} to ${formatCalendarDay(study.to)}, in ${zoneLabel(study.timeZone)} time, where the student is`}
    >
      <p className="font-semibold">
        {count === 0 ? "No day in eight weeks" : count === 1 ? "1 day" : `${count} days`}
      </p>
      <ul className="sr-only">
        {study.days.map((day) => (
          <li key={day}>{formatCalendarDay(day)}</li>
        ))}
      </ul>
      <div aria-hidden className="flex gap-1.5 text-sm">
        <div className="grid gap-1 pr-1 text-muted-foreground">
          {weekdays.map((weekday) => (
            <span key={weekday} className="flex h-6 items-center">
              {weekday}
            </span>
          ))}
        </div>
        {weeks.map((week, place) => (
          <div key={week.find((each) => each !== null)?.day ?? place} className="grid gap-1">
            {week.map((each, weekday) => (
              <span
                key={weekdays[weekday]}
                title={
                  each === null
                    ? undefined
                    : `${formatCalendarDay(each.day)}${each.hasLearnt ? ": learnt" : ""}`
                }
                className={cn(
                  "grid size-6 place-items-center rounded border",
                  each === null
                    ? "border-transparent"
                    : each.hasLearnt
                      ? "border-primary bg-primary text-primary-foreground"
                      : "border-rule",
                )}
              >
                {each?.hasLearnt === true ? "✓" : ""}
              </span>
            ))}
          </div>
        ))}
      </div>
    </Section>
  );
}
