import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { lessonSource, type LessonSource } from "./lesson-schema";
import { createRepeatedQuestions } from "./repeated-questions";

const good = lessonSource.parse(
  parse(
    readFileSync(fileURLToPath(new URL("./testing/good-lesson.yaml", import.meta.url)), "utf8"),
  ),
);
/** Another lesson, that asks `question` in its introduction and nothing that `good` asks. */
function other(question: string, correct: string): LessonSource {
  const lesson = structuredClone(good);
  lesson.id = "a1-lesson-10";
  for (const each of [...lesson.quiz, ...Object.values(lesson.outline)])
    each.question = `Now: ${each.question}`;
  Object.assign(lesson.outline.introduction, { question, correct });
  return lesson;
}

test("lessons that ask different things have no findings", () => {
  const rule = createRepeatedQuestions();
  expect([...rule(good), ...rule(other("What is for sale?", "Fruit"))]).toEqual([]);
});

test("a question that an earlier lesson asks, with the same answer, is named", () => {
  const rule = createRepeatedQuestions();
  rule(good);
  expect(rule(other("which fruit is green", "Pear"))).toEqual([
    {
      path: ["outline", "introduction", "question"],
      reason: "is asked in a1-lesson-9 already, with the same answer",
    },
  ]);
});

test("the same words with another answer are another question", () => {
  const rule = createRepeatedQuestions();
  rule(good);
  expect(rule(other("Which fruit is green?", "An apple"))).toEqual([]);
});
