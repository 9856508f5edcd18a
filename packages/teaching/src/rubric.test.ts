import { cefrLevels } from "@saywell/cefr";
import { expect, test } from "vitest";
import { descriptorOf, proposeRubric } from "./rubric";
import { criteria } from "./teaching-facts";

test("each level of each criterion says something else", () => {
  for (const kind of ["WRITING", "SPEAKING"] as const) {
    for (const criterion of criteria[kind]) {
      const said = cefrLevels.map((level) => descriptorOf(kind, criterion, level));
      expect(new Set(said).size).toBe(6);
      for (const sentence of said) expect(sentence).toMatch(/^[A-Z].*\.$/);
    }
  }
});

test("a text is not judged by how well its writer talks with others", () => {
  expect(() => descriptorOf("WRITING", "interaction", "B1")).toThrow(/not judged/);
});

test.each([
  [100, "B1", "B2"],
  [95, "B1", "B2"],
  [94, "B1", "B1"],
  [60, "B1", "B1"],
  [59, "B1", "A2"],
  [30, "B1", "A2"],
  [29, "B1", "A1"],
  [100, "C2", "C2"],
  [0, "A2", "A1"],
  [0, "A1", "A1"],
] as const)(
  "%d of 100 of what is expected at %s is a first idea of %s",
  (score, level, expected) => {
    const measured = { task: score, range: null, accuracy: null, coherence: null };
    expect(proposeRubric(measured, level)).toEqual({
      task: expected,
      range: null,
      accuracy: null,
      coherence: null,
    });
  },
);
