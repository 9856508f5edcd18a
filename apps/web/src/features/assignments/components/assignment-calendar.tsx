import { formatDate } from "@saywell/english";
import { localDay } from "@saywell/gamification";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "../../../lib/link";
import type { Href } from "../../../lib/links";
import { Button } from "../../../ui/button";
import { cn } from "../../../ui/class-names";
import { entriesByDay, monthAfter, type TimedWork, weeksOf } from "../model/calendar-days";

interface AssignmentCalendarProps<Work extends TimedWork> {
  assignments: readonly Work[];
  /** Where it leads; null for nowhere yet. */
  hrefOf: (work: Work) => Href | null;
  /** What stands beside it, such as its class; empty for nothing. */
  noteOf: (work: Work) => string;
  now: Date;
  timeZone: string;
}

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;

/** A month of what opens and is due: a grid of days where there is room, the weeks below each other on a phone. */
export function AssignmentCalendar<Work extends TimedWork>(props: AssignmentCalendarProps<Work>) {
  const { assignments, hrefOf, noteOf, now, timeZone } = props;
  const today = localDay(now, timeZone);
  const [month, setMonth] = useState(today.slice(0, 7));
  const days = new Map(
    [...entriesByDay(assignments, timeZone)].map(([day, entries]) => [
      day,
      <ul key={day} className="grid grid-cols-1 gap-0.5">
        {entries.map(({ assignment, what, at }) => (
          <li key={`${what} ${assignment.id}`}>
            <Entry
              href={hrefOf(assignment)}
              isDue={what === "due"}
              time={formatDate("time", new Date(at), timeZone)}
              note={noteOf(assignment)}
              title={assignment.title}
            />
          </li>
        ))}
      </ul>,
    ]),
  );
  const weeks = weeksOf(month);
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 aria-live="polite" className="font-heading text-xl font-semibold">
          {nameOf(month)}
        </h2>
        <div className="flex gap-2">
          <Button
            variant="outline"
            size="icon"
            aria-label="Month before"
            onClick={() => setMonth(monthAfter(month, -1))}
          >
            <ChevronLeft aria-hidden />
          </Button>
          <Button variant="outline" onClick={() => setMonth(today.slice(0, 7))}>
            Today
          </Button>
          <Button
            variant="outline"
            size="icon"
            aria-label="Next month"
            onClick={() => setMonth(monthAfter(month, 1))}
          >
            <ChevronRight aria-hidden />
          </Button>
        </div>
      </div>
      <Grid {...{ weeks, days, month, today }} />
      <WeekList {...{ weeks, days, month, today }} />
    </div>
  );
}

interface DaysProps {
  weeks: readonly string[][];
  /** What stands on a day. */
  days: ReadonlyMap<string, ReactNode>;
  month: string;
  today: string;
}

const Grid = ({ weeks, days, month, today }: DaysProps) => (
  <table className="w-full table-fixed border-separate border-spacing-0 overflow-hidden rounded-xl border border-rule bg-surface shadow-lift max-md:hidden">
    <caption className="sr-only">What opens and is due in {nameOf(month)}</caption>
    <thead>
      <tr>
        {weekdays.map((weekday) => (
          <th
            key={weekday}
            scope="col"
            className="px-2 py-1.5 text-left text-sm text-muted-foreground"
          >
            {weekday}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeks.map((week) => (
        <tr key={week[0]}>
          {week.map((day) => (
            <td
              key={day}
              className={cn(
                "h-24 border-t border-rule px-1.5 py-1 align-top not-first:border-l",
                !day.startsWith(month) && "bg-muted",
              )}
            >
              <DayNumber day={day} isToday={day === today} />
              {days.get(day)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

function DayNumber({ day, isToday }: { day: string; isToday: boolean }) {
  const number = Number(day.slice(8));
  return (
    <time dateTime={day} className="tabular block text-sm">
      {isToday ? (
        <strong className="inline-block rounded-md bg-primary px-1.5 text-primary-foreground">
          {number}
          <span className="sr-only"> (today)</span>
        </strong>
      ) : (
        <span className="px-1.5">{number}</span>
      )}
    </time>
  );
}

function WeekList({ weeks, days, month, today }: DaysProps) {
  const full = weeks
    .map((week) => week.filter((day) => day.startsWith(month) && days.has(day)))
    .filter((week) => week.length > 0);
  if (full.length === 0) {
    return <p className="py-6 text-muted-foreground md:hidden">Nothing opens or is due then.</p>;
  }
  return (
    <ol className="grid grid-cols-1 gap-4 md:hidden">
      {full.map((week) => (
        <li
          key={week[0]}
          className="divide-y divide-rule rounded-xl border border-rule bg-surface shadow-lift"
        >
          {week.map((day) => (
            <div key={day} className="grid grid-cols-1 gap-1 px-4 py-3">
              <p className="font-semibold">
                {/* Noon, so that the day is the same wherever it is written. */}
                {formatDate("weekdayAndDay", `${day}T12:00:00Z`, "UTC")}
                {day === today ? ", today" : ""}
              </p>
              {days.get(day)}
            </div>
          ))}
        </li>
      ))}
    </ol>
  );
}

interface EntryProps {
  href: Href | null;
  isDue: boolean;
  time: string;
  note: string;
  title: string;
}

/** As many as a day of the grid has room for come from one lesson plan; all are shown. */
function Entry({ href, isDue, time, note, title }: EntryProps) {
  const classes = cn(
    "flex min-h-11 flex-col justify-center rounded-md px-1.5 py-0.5 text-sm leading-tight md:min-h-9",
    isDue ? "bg-primary-wash text-primary" : "text-muted-foreground",
  );
  const words = (
    <>
      <span className="tabular break-words">
        {`${isDue ? "Due" : "Opens"} ${time}${note === "" ? "" : `, ${note}`}`}
      </span>
      <span className="font-semibold break-words">{title}</span>
    </>
  );
  return href === null ? (
    <span className={classes}>{words}</span>
  ) : (
    <Link to={href} className={cn(classes, "underline-offset-2 hover:underline")}>
      {words}
    </Link>
  );
}

const nameOf = (month: string): string =>
  formatDate("day", `${month}-01T12:00:00Z`, "UTC").replace(/^\d+ /, "");
