import { roomCategories } from "@saywell/tutor/room-categories";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { answerKey } from "../alternatives";
import type { Finding } from "../finding";
import { type Problem, readSource } from "../read-source";
import { lintQuizFile } from "./lint-quiz-file";
import { notWritten } from "./quiz-limits";
import {
  type CompiledQuizQuestion,
  nameOf,
  type QuizCategory,
  quizFile,
  type QuizFile,
  type QuizLevel,
  quizLevels,
} from "./quiz-schema";

/**
 * Reads the quiz bank below `dataDir`: every question with its category and level, or every problem
 * of every file. `shown` prefixes file names in problems.
 */
export function readQuiz(
  dataDir: string,
  shown: string,
): { value: CompiledQuizQuestion[] } | { problems: Problem[] } {
  const problems: Problem[] = [...strayFiles(dataDir, shown)];
  const questions: CompiledQuizQuestion[] = [];
  const askedBy = new Map<string, string>();
  for (const { category, level, name } of quizCells()) {
    if (notWritten.includes(category)) continue;
    const path = join(dataDir, name);
    const file = `${shown}/${name}`;
    if (!existsSync(path)) {
      problems.push({ file, line: 1, column: 1, place: "file", reason: "is missing" });
      continue;
    }
    const read = readSource(file, readFileSync(path, "utf8"), quizFile, (value) => [
      ...lintQuizFile({ category, level, file: value }),
      ...repeats(value, askedBy),
    ]);
    if ("problems" in read) problems.push(...read.problems);
    else questions.push(...read.value.questions.map((each) => ({ ...each, category, level })));
  }
  return problems.length > 0 ? { problems } : { value: questions };
}

/** Every place in the bank, and its file; only those whose name holds `named`, such as `football/a1`. */
export const quizCells = (
  named = "",
): { category: QuizCategory; level: QuizLevel; name: string }[] =>
  roomCategories
    .flatMap((category) =>
      quizLevels.map((level) => ({
        category,
        level,
        name: `quiz/${nameOf(category)}/${nameOf(level)}.yaml`,
      })),
    )
    .filter(({ name }) => name.includes(named));

/** The same question is a repeat wherever in the bank it stands, also with other options. */
function repeats({ questions }: QuizFile, askedBy: Map<string, string>): Finding[] {
  return questions.flatMap(({ id, question }, index) => {
    const key = answerKey(question.replace(/["“”]/g, ""));
    const earlier = askedBy.get(key);
    askedBy.set(key, earlier ?? id);
    if (earlier === undefined) return [];
    return [{ path: ["questions", index, "question"], reason: `is ${earlier} again` }];
  });
}

/** A file where no category or level is would be written for nothing. */
function strayFiles(dataDir: string, shown: string): Problem[] {
  const folder = join(dataDir, "quiz");
  if (!existsSync(folder)) return [];
  const known = new Set(quizCells().map(({ name }) => name));
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => `quiz/${name}`)
    .filter((name) => name.endsWith(".yaml") && !known.has(name))
    .map((name) => ({
      file: `${shown}/${name}`,
      line: 1,
      column: 1,
      place: "file",
      reason: "is no category and level of the quiz",
    }));
}
