import { cefrLevels } from "@saywell/cefr";
import { expect, test } from "vitest";
import { loadContent } from "./answers";

/** What the front page says of the course. */
const { lessons } = loadContent();

test("the course goes from A1 to C2, with lessons at each level", () => {
  expect(new Set(lessons.map(({ difficulty }) => difficulty))).toEqual(new Set(cefrLevels));
});

test("every lesson says its level, and what one can do after it", () => {
  for (const { id, difficulty, canDo } of lessons) {
    expect(cefrLevels, id).toContain(difficulty);
    expect(canDo.length, id).toBeGreaterThan(10);
  }
});
