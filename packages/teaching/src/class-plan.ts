import { planLimits } from "./teaching-facts";

/** One week of what a class plans to do. */
export interface PlanWeek {
  /** Its Monday, `YYYY-MM-DD`. */
  startsOn: string;
  lessonIds: readonly string[];
  note: string;
}

const millisecondsPerDay = 86_400_000;

/** Whether a calendar day, `YYYY-MM-DD`, is a Monday. */
export const isMonday = (day: string): boolean => new Date(day).getUTCDay() === 1;

/** The Monday, `YYYY-MM-DD`, of the week that holds a calendar day. */
export function mondayOf(day: string): string {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return daysLater(day, -sinceMonday);
}

/** The calendar day, `YYYY-MM-DD`, so many days after another. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * millisecondsPerDay).toISOString().slice(0, 10);

/**
 * What is wrong with a plan of lessons by week, in a sentence for who made it; null for a plan that
 * can be kept: each week begins on a Monday and stands once, and so does each lesson.
 */
export function problemOfPlan(weeks: readonly PlanWeek[]): string | null {
  if (weeks.length > planLimits.weeks) return `A plan has at most ${planLimits.weeks} weeks.`;
  const days = new Set<string>();
  const lessons = new Set<string>();
  for (const { startsOn, lessonIds } of weeks) {
    if (!isMonday(startsOn)) return `${startsOn} is no Monday. A week of the plan begins on one.`;
    if (days.has(startsOn)) return `The week of ${startsOn} is in the plan twice.`;
    days.add(startsOn);
    if (lessonIds.length > planLimits.lessonsPerWeek) {
      return `A week has at most ${planLimits.lessonsPerWeek} lessons.`;
    }
    for (const id of lessonIds) {
      if (lessons.has(id)) return "A lesson is in the plan twice. Leave it out of one week.";
      lessons.add(id);
    }
  }
  return null;
}

/** The same plan with another first week: every week moves by as many days. */
export function planFrom<Week extends PlanWeek>(weeks: readonly Week[], startsOn: string): Week[] {
  const sorted = inOrder(weeks);
  const first = sorted[0];
  if (first === undefined) return [];
  const days = (Date.parse(startsOn) - Date.parse(first.startsOn)) / millisecondsPerDay;
  return sorted.map((week) => ({ ...week, startsOn: daysLater(week.startsOn, days) }));
}

/** The earliest week first. */
export const inOrder = <Week extends PlanWeek>(weeks: readonly Week[]): Week[] =>
  weeks.toSorted((one, other) => (one.startsOn < other.startsOn ? -1 : 1));
