import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { dialoguePaths } from "./dialogue-paths";
import { lessonSource } from "./lesson-schema";
import { lintLesson } from "./lint-lesson";
import { spokenWords } from "./lint-speech";
import { readSource } from "./read-source";

const file = fileURLToPath(new URL("../data/lessons/a1-lesson-1.yaml", import.meta.url));
const read = readSource("a1-lesson-1.yaml", readFileSync(file, "utf8"), lessonSource, lintLesson);

/**
 * What a learner reads in the first lesson who chooses right and writes what is expected: title,
 * description and the objective in sight, Iris's lines and reactions, the questions of the quiz and
 * each why. Not the answers to choose from, the hints, which are asked for, and the notes beside it.
 * The aim is 350 words in all, from the landing page's call to the card of the finished lesson: the
 * rest is left for the screens around it.
 */
test("the first lesson has 270 words at most besides its answers", () => {
  expect(read).toHaveProperty("value");
  const lesson = "value" in read ? read.value : null;
  const [path] = dialoguePaths(lesson!.dialogue);
  const said = path!.steps.flatMap((step) => {
    const right = ("correct" in step && step.correct?.[0]) || step.reactions[0]?.when[0];
    const reaction = step.reactions.find(
      ({ when }) => when.length === 0 || (right !== undefined && when.includes(right)),
    );
    return [step.text, reaction?.say ?? ""];
  });
  const texts = [
    lesson!.title,
    lesson!.description,
    lesson!.objectives[0]!,
    ...said,
    ...lesson!.quiz.flatMap(({ question, why }) => [question, why]),
  ];
  expect(texts.reduce((sum, text) => sum + spokenWords(text), 0)).toBeLessThanOrEqual(270);
});
