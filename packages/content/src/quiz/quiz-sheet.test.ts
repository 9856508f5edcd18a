import { expect, test } from "vitest";
import { rightQuizFile } from "../testing/right-quiz-file";
import { quizSheet } from "./quiz-sheet";

const { questions } = rightQuizFile();
const sheet = quizSheet("general/a1", questions);
const [asked = "", key = ""] = sheet.split("\n\nKey\n");

test("a sheet asks every question with its four options, and tells nothing of the answer before the key", () => {
  for (const { id, question, answer, wrong, explanation } of questions) {
    const lines = asked
      .split("\n\n")
      .find((each) => each.startsWith(id))!
      .split("\n");
    expect(lines[0]).toContain(question);
    const options = lines.slice(1).map((line) => /^ {2}[A-D]\. (.+)$/.exec(line)?.[1]);
    expect(options).toHaveLength(4);
    expect(new Set(options)).toEqual(new Set([answer, ...wrong]));
    expect(asked).not.toContain(explanation);
  }
});

test("the key names the letter under which the answer stands", () => {
  for (const { id, answer } of questions) {
    const letter = new RegExp(`^${id} {2}([A-D])\\. ${answer} `, "m").exec(key)?.[1];
    const block = asked.split("\n\n").find((each) => each.startsWith(id))!;
    expect(block).toContain(`\n  ${letter}. ${answer}`);
  }
});

test("the same questions give the same sheet, and the answer stands under every letter", () => {
  expect(quizSheet("general/a1", questions)).toBe(sheet);
  expect(new Set(key.match(/(?<= {2})[A-D](?=\.)/g))).toEqual(new Set(["A", "B", "C", "D"]));
});
