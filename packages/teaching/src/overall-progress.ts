import { mean } from "./attention";

/**
 * How far a student has come, from 0 to 100: the mean progress over the lessons that are assigned to
 * them; where none is, over the lessons of the level. 0 where there are none of either.
 */
export function overallProgress(
  progressOf: (lessonId: string) => number,
  lessons: { assigned: readonly string[]; ofLevel: readonly string[] },
): number {
  const counted = lessons.assigned.length > 0 ? lessons.assigned : lessons.ofLevel;
  const average = mean([...new Set(counted)].map(progressOf)) ?? 0;
  return Math.round(average * 10) / 10;
}
