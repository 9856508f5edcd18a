import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { badgeSource, type BadgeText } from "./badge-schema";
import { compileLesson } from "./compile";
import type { CompiledLesson } from "./compiled";
import { lessonSource, levels } from "./lesson-schema";
import { lintLesson } from "./lint-lesson";
import { type Problem, readSource } from "./read-source";

export interface Course {
  lessons: CompiledLesson[];
  badges: BadgeText[];
}

/** Course order: by level, then by the number in the id. */
function inCourseOrder(a: CompiledLesson, b: CompiledLesson): number {
  const number = (lesson: CompiledLesson) =>
    Number(lesson.id.slice(lesson.id.lastIndexOf("-") + 1));
  return levels.indexOf(a.difficulty) - levels.indexOf(b.difficulty) || number(a) - number(b);
}

/**
 * Reads all content below `dataDir`. `shown` prefixes file names in problems.
 * Either everything is right, or every problem of every file is returned.
 */
export function readCourse(dataDir: string, shown = dataDir): Course | { problems: Problem[] } {
  const problems: Problem[] = [];
  const lessons: CompiledLesson[] = [];
  for (const name of readdirSync(join(dataDir, "lessons")).filter((each) =>
    each.endsWith(".yaml"),
  )) {
    const text = readFileSync(join(dataDir, "lessons", name), "utf8");
    const read = readSource(`${shown}/lessons/${name}`, text, lessonSource, (lesson) => [
      ...(lesson.id === basename(name, ".yaml")
        ? []
        : [{ path: ["id"], reason: `must be the file's name, ${basename(name, ".yaml")}` }]),
      ...lintLesson(lesson),
    ]);
    if ("value" in read) lessons.push(compileLesson(read.value));
    else problems.push(...read.problems);
  }
  const badges = readSource(
    `${shown}/badges.yaml`,
    readFileSync(join(dataDir, "badges.yaml"), "utf8"),
    badgeSource,
  );
  if ("problems" in badges) problems.push(...badges.problems);
  if (problems.length > 0 || !("value" in badges)) return { problems };
  return { lessons: lessons.sort(inCourseOrder), badges: badges.value };
}
