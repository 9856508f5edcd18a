import type { ClassDashboard } from "@saywell/contract";
import { formatCalendarDay } from "../../../lib/dates";
import { zoneLabel } from "../../../lib/time-zones";
import { Card, CardContent, CardHeader, CardTitle } from "../../../ui/card";
import { cn } from "../../../ui/class-names";

interface WeekChartProps {
  /** Null while it is on its way. */
  week: ClassDashboard["week"] | null;
}

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** How many students learnt on each of the last seven days, under their weekdays. */
export function WeekChart({ week }: WeekChartProps) {
  const most = Math.max(1, ...(week?.days.map(({ students }) => students) ?? []));
  return (
    <Card className="min-w-0">
      <CardHeader>
        <CardTitle>Weekly Student Activity</CardTitle>
      </CardHeader>
      <CardContent className="grid content-between gap-4">
        <ul aria-label="Students who learnt, by day" className="flex h-52 gap-2 sm:gap-4">
          {weekdays.map((weekday, place) => {
            const day = week?.days[place];
            const isToday = day !== undefined && day.day === week?.to;
            return (
              <li key={weekday} className="flex min-w-0 flex-1 flex-col">
                {day === undefined ? null : (
                  <span className="sr-only">
                    {formatCalendarDay(day.day)}
                    {isToday ? ", today" : ""}: {day.students}{" "}
                    {day.students === 1 ? "student" : "students"}
                  </span>
                )}
                <div
                  aria-hidden
                  className="flex flex-1 flex-col items-center justify-end border-b border-control"
                >
                  <span className="figures text-sm font-bold">{day?.students}</span>
                  <span
                    className={cn(
                      "w-full max-w-12 rounded-t-md",
                      day === undefined
                        ? "animate-shimmer bg-muted"
                        : isToday
                          ? "bg-primary"
                          : "bg-primary-wash inset-ring inset-ring-primary",
                    )}
                    style={{ height: `${day === undefined ? 40 : (day.students / most) * 82}%` }}
                  />
                </div>
                <span
                  aria-hidden
                  className={cn(
                    "-mx-2 pt-1.5 text-center text-sm whitespace-nowrap",
                    isToday ? "font-bold text-primary" : "text-muted-foreground",
                  )}
                >
                  {weekday}
                  <span className="block min-h-[1.45em] text-sm whitespace-nowrap max-sm:text-xs">
                    {isToday ? "today" : ""}
                  </span>
                </span>
              </li>
            );
          })}
        </ul>
        <p className="min-h-[2.9em] text-sm text-muted-foreground">
          {week === null
            ? ""
            : `Students who learnt, ${formatCalendarDay(week.from)} to ${formatCalendarDay(week.to)}, where each student is. Today is the school's (${zoneLabel(week.timeZone)}).`}
        </p>
      </CardContent>
    </Card>
  );
}
