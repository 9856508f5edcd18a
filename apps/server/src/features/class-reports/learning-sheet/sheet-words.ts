import type { LessonSkill, LevelMovement, ReportPeriod } from "@saywell/contract";
import { formatDate } from "@saywell/english";
import type { LearningSheet, SheetTest } from "./learning-facts";
import { saidBy } from "./printed-names";

/** `5 February 2026` of a calendar day, wherever it is one. */
const dayInWords = (day: string): string => formatDate("day", `${day}T12:00:00Z`, "UTC");

/** Of which days a sheet is, and in whose calendar. */
export function periodInWords({ from, to, timeZone }: ReportPeriod): string {
  const days = from === to ? dayInWords(from) : `${dayInWords(from)} to ${dayInWords(to)}`;
  return `${days} (${timeZone.replaceAll("_", " ")} time)`;
}

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** What was learnt, in plain sentences that guess nothing of anybody. */
export function learntInWords({
  name,
  lessonsFinished,
  daysLearnt,
  minutes,
}: Pick<LearningSheet, "name" | "lessonsFinished" | "daysLearnt" | "minutes">): string[] {
  const who = saidBy(name, "This learner");
  if (lessonsFinished === 0 && daysLearnt === 0 && minutes === 0) {
    return [`${who} has not learnt in these days. The next lesson is waiting.`];
  }
  const lessons = lessonsFinished === 0 ? null : `finished ${counted(lessonsFinished, "lesson")}`;
  const days = daysLearnt === 0 ? null : `learnt on ${counted(daysLearnt, "day")}`;
  const done = [lessons, days].filter((each) => each !== null).join(" and ");
  return [
    ...(done === "" ? [] : [`${who} ${done}.`]),
    ...(minutes === 0 ? [] : [`Time in lessons: ${timeInWords(minutes)}.`]),
  ];
}

function timeInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return counted(rest, "minute");
  return rest === 0
    ? counted(hours, "hour")
    : `${counted(hours, "hour")} and ${counted(rest, "minute")}`;
}

/** How the assigned work is going; null where there was none. */
export function workInWords({ assigned, done, late, owed }: LearningSheet["work"]): string | null {
  if (assigned === 0) return null;
  const lateWords = late === 0 ? "" : `, ${late} of them late`;
  const owedWords =
    owed === 0 ? "" : ` ${owed === 1 ? "One is" : `${owed} are`} past the due time.`;
  return `${done} of ${counted(assigned, "piece")} of work done${lateWords}.${owedWords}`;
}

export const skillInWords = (skill: LessonSkill): string =>
  `${skill[0]!.toUpperCase()}${skill.slice(1)}`;

/** `10 February 2026: level B1, very likely between A2 and B1.` */
export function testInWords({ takenAt, level, lowest, highest }: SheetTest, zone: string): string {
  const where = lowest === highest ? "" : `, very likely between ${lowest} and ${highest}`;
  return `${formatDate("day", takenAt, zone)}: level ${level}${where}.`;
}

/** Null where there is nothing to compare with. */
export function movementInWords(movement: LevelMovement | null): string | null {
  return movement && words[movement];
}

const words: Record<LevelMovement, string> = {
  "likely-up": "The level has likely gone up: the two tests do not overlap.",
  "likely-down": "The level has likely gone down: the two tests do not overlap.",
  unclear: "The two tests overlap, so we cannot say that the level has changed.",
};
