import { compareLevels } from "@saywell/cefr";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { z } from "zod";
import { badgeSource, type BadgeText } from "./badge-schema";
import { compileLesson } from "./compile";
import type { CompiledLesson } from "./compiled";
import { lessonSource } from "./lesson-schema";
import { adviceSource, type LearnerAdvice } from "./level-tests/learner-advice";
import { lintLesson } from "./lint-lesson";
import { planSource, type PlanText } from "./plan-schema";
import { type Problem, readSource } from "./read-source";
import { createRepeatedQuestions } from "./repeated-questions";
import { type CourseAuthor, teacherSource } from "./teacher-schema";

export interface Course {
  lessons: CompiledLesson[];
  badges: BadgeText[];
  plans: PlanText[];
  advice: LearnerAdvice;
  teachers: CourseAuthor[];
}

/** Course order: by level, then by the number in the id. */
function inCourseOrder(a: CompiledLesson, b: CompiledLesson): number {
  const number = (lesson: CompiledLesson) =>
    Number(lesson.id.slice(lesson.id.lastIndexOf("-") + 1));
  return compareLevels(a.difficulty, b.difficulty) || number(a) - number(b);
}

/**
 * Reads all content below `dataDir`. `shown` prefixes file names in problems.
 * Either everything is right, or every problem of every file is returned.
 */
export function readCourse(dataDir: string, shown = dataDir): Course | { problems: Problem[] } {
  const problems: Problem[] = [];
  const lessons: CompiledLesson[] = [];
  const repeatedQuestions = createRepeatedQuestions();
  for (const name of readdirSync(join(dataDir, "lessons")).filter((each) =>
    each.endsWith(".yaml"),
  )) {
    const text = readFileSync(join(dataDir, "lessons", name), "utf8");
    const read = readSource(`${shown}/lessons/${name}`, text, lessonSource, (lesson) => [
      ...(lesson.id === basename(name, ".yaml")
        ? []
        : [{ path: ["id"], reason: `must be the file's name, ${basename(name, ".yaml")}` }]),
      ...lintLesson(lesson),
      ...repeatedQuestions(lesson),
    ]);
    if ("value" in read) lessons.push(compileLesson(read.value));
    else problems.push(...read.problems);
  }
  const readTexts = <S extends z.ZodType>(name: string, schema: S) => {
    const read = readSource(`${shown}/${name}`, readFileSync(join(dataDir, name), "utf8"), schema);
    if ("value" in read) return read.value;
    problems.push(...read.problems);
    return null;
  };
  const badges = readTexts("badges.yaml", badgeSource);
  const plans = readTexts("plans.yaml", planSource);
  const advice = readTexts("learner-advice.yaml", adviceSource);
  const teachers = readTexts("teachers.yaml", teacherSource);
  if (
    problems.length > 0 ||
    badges === null ||
    plans === null ||
    advice === null ||
    teachers === null
  ) {
    return { problems };
  }
  return { lessons: lessons.sort(inCourseOrder), badges, plans, advice, teachers };
}
