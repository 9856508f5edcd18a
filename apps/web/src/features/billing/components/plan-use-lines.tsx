import type { PlanUse } from "@saywell/contract";
import { formatDay } from "../../../lib/dates";
import { usePlanUse } from "../api/subscription-query";

interface PlanUseLinesProps {
  userId: string;
  timeZone: string;
}

/** What was used of a plan that has limits. Where nobody is bound by a plan there is nothing to say. */
export function PlanUseLines({ userId, timeZone }: PlanUseLinesProps) {
  const { data } = usePlanUse(userId);
  const lines = data ? linesOf(data, formatDay(data.monthEndsAt, timeZone)) : [];
  if (lines.length === 0) return null;
  return (
    <ul
      aria-label="What you have used of your plan"
      className="grid gap-1 text-sm text-muted-foreground"
    >
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function linesOf({ lessons, tutorMessages, liveSessions }: PlanUse, next: string): string[] {
  const lines: string[] = [];
  if (lessons.limit !== null) {
    lines.push(
      `Lessons begun this month: ${lessons.used} of ${lessons.limit}. New ones on ${next}.`,
    );
  }
  if (tutorMessages.limit !== null) {
    lines.push(`Messages to Iris today: ${tutorMessages.used} of ${tutorMessages.limit}`);
  }
  // Where the plan has none there is nothing to use.
  if (liveSessions.limit !== null && liveSessions.limit > 0) {
    lines.push(
      `Live sessions this month: ${liveSessions.used} of ${liveSessions.limit}. Booking them is coming.`,
    );
  }
  return lines;
}
