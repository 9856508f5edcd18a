import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describeProblem, readSource } from "../read-source";
import { quizFile } from "./quiz-schema";
import { quizSheet } from "./quiz-sheet";
import { quizCells } from "./read-quiz";

/**
 * For readers who try the questions blind: prints the files of the quiz bank whose name holds a
 * word, the key at the end of each. Run by `npm run quiz:read -w @saywell/content -- football/a1`.
 */
const wanted = process.argv[2] ?? "";
const data = fileURLToPath(new URL("../../data", import.meta.url));
const files = quizCells(wanted).filter(({ name }) => existsSync(`${data}/${name}`));
if (files.length === 0) {
  console.error(`No file of the quiz has "${wanted}" in its name. Try football, or football/a1.`);
  process.exitCode = 1;
}
for (const { name } of files) {
  // Shape alone: what the lint says against a question is no reason not to read it.
  const read = readSource(name, readFileSync(`${data}/${name}`, "utf8"), quizFile);
  if ("value" in read) console.log(`${quizSheet(name, read.value.questions)}\n`);
  else {
    console.error(read.problems.map(describeProblem).join("\n"));
    process.exitCode = 1;
  }
}
