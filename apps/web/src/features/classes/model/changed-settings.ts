import type { ClassDetails } from "@saywell/contract";
import { classLimits } from "@saywell/contract/constants";
import { capital } from "../../../lib/capital";
import { inARow } from "./class-words";

/** What the teachers of a class set. */
export type Settings = Pick<
  ClassDetails,
  "name" | "level" | "goals" | "weeklyLessons" | "hasLeaderboard" | "messages" | "names"
>;

const names: readonly (readonly [keyof Settings, string])[] = [
  ["name", "name"],
  ["level", "level"],
  ["goals", "goals"],
  ["weeklyLessons", "lessons each week"],
  ["hasLeaderboard", "leaderboard"],
  ["messages", "messages"],
  ["names", "names"],
];

/** Says what is set otherwise than before. */
export function changedSettings(before: Settings, after: Settings): string {
  const changed = names.filter(([key]) => before[key] !== after[key]).map(([, name]) => name);
  return changed.length === 0 ? "Nothing was changed." : `${capital(inARow(changed))}.`;
}

/** How many lessons somebody typed; null for none, undefined for what cannot be. */
export function lessonsOf(typed: string): number | null | undefined {
  if (typed.trim() === "") return null;
  const lessons = Number(typed);
  return Number.isInteger(lessons) && lessons >= 1 && lessons <= classLimits.weeklyLessons
    ? lessons
    : undefined;
}
