import { fileURLToPath } from "node:url";
import { describeProblem } from "../read-source";
import { quizCells, readQuiz } from "./read-quiz";

/**
 * For writers: what the build would find wrong with the files of the quiz bank whose name holds a
 * word, all without one. Run by `npm run quiz:lint -w @saywell/content -- football/a1`.
 */
const wanted = process.argv[2] ?? "";
const files = new Set(quizCells(wanted).map(({ name }) => `data/${name}`));
if (files.size === 0) {
  console.error(`No file of the quiz has "${wanted}" in its name. Try football, or football/a1.`);
  process.exit(1);
}
// All is read, since a question may stand in another file already.
const read = readQuiz(fileURLToPath(new URL("../../data", import.meta.url)), "data");
const problems = "problems" in read ? read.problems : [];
const shown = problems.filter(({ file }) => wanted === "" || files.has(file));
for (const problem of shown) console.error(describeProblem(problem));
console.log(`${shown.length} problem(s) in ${files.size} file(s).`);
process.exitCode = shown.length > 0 ? 1 : 0;
