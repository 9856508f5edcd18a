import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describeProblem, readSource } from "../read-source";
import { lintQuizFile } from "./lint-quiz-file";
import { quizCells } from "./read-quiz";
import { quizFile } from "./quiz-schema";

/**
 * For writers: what is wrong with the files of the quiz bank whose name holds a word, all without
 * one. Run by `npm run quiz:lint -w @saywell/content -- football/a1`.
 */
const data = join(fileURLToPath(new URL(".", import.meta.url)), "../../data");
const wanted = process.argv[2] ?? "";
let faults = 0;
for (const { category, level, name } of quizCells()) {
  const path = join(data, name);
  if (!name.includes(wanted) || !existsSync(path)) continue;
  const read = readSource(name, readFileSync(path, "utf8"), quizFile, (file) =>
    lintQuizFile({ category, level, file }),
  );
  if ("value" in read) {
    console.log(`${name}: ${read.value.questions.length} questions, nothing found`);
    continue;
  }
  faults += read.problems.length;
  for (const problem of read.problems) console.error(describeProblem(problem));
}
process.exitCode = faults > 0 ? 1 : 0;
