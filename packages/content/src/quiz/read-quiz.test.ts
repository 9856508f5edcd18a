import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { stringify } from "yaml";
import { afterEach, expect, test } from "vitest";
import { describeProblem } from "../read-source";
import { rightQuizFile } from "../testing/right-quiz-file";
import { quizCells, readQuiz } from "./read-quiz";

let folder: string | undefined;
afterEach(() => {
  if (folder !== undefined) rmSync(folder, { recursive: true });
  folder = undefined;
});

/** What is found in a bank of these files. */
function problems(files: Record<string, object>) {
  folder = mkdtempSync(join(tmpdir(), "quiz-"));
  for (const [name, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, "quiz", name)), { recursive: true });
    writeFileSync(join(folder, "quiz", name), stringify(source));
  }
  const read = readQuiz(folder, "data");
  return "problems" in read ? read.problems.map(describeProblem) : [];
}

test("a file of the bank that is missing is named", () => {
  const found = problems({ "general/a1.yaml": rightQuizFile() });
  expect(found).toHaveLength(quizCells().length - 1);
  expect(found.join("\n")).toMatch(/data\/quiz\/football\/a1\.yaml.+is missing/);
});

test("a file that is no category and level is named", () => {
  const found = problems({ "cooking/a1.yaml": rightQuizFile("cooking") });
  expect(found.join("\n")).toMatch(/quiz\/cooking\/a1\.yaml.+is no category and level of the quiz/);
});

test("a question that another file asks already is named, however it is written and answered", () => {
  const again = rightQuizFile("football");
  for (const [index, each] of again.questions.entries())
    if (index !== 1) each.question = each.question.replace("day", "night");
  again.questions[1]!.question = again.questions[1]!.question.toUpperCase();
  again.questions[1]!.answer = "mall";
  const found = problems({ "general/a1.yaml": rightQuizFile(), "football/a1.yaml": again });
  const repeats = found.filter((each) => each.includes("again"));
  expect(repeats).toHaveLength(1);
  expect(repeats[0]).toMatch(/football\/a1\.yaml.+questions\.1\.question.+is general-a1-02 again/);
});

test("files are found by category, by level and by both", () => {
  expect(quizCells("football")).toHaveLength(5);
  expect(quizCells("football/a1").map(({ name }) => name)).toEqual(["quiz/football/a1.yaml"]);
  expect(quizCells("cooking")).toEqual([]);
});
