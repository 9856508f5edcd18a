import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readCourse } from "./read-course";
import { describeProblem } from "./read-source";
import { renewSyllabus } from "./syllabus";

const syllabus = readFileSync(
  fileURLToPath(new URL("../../../docs/syllabus.md", import.meta.url)),
  "utf8",
);
const course = readCourse(fileURLToPath(new URL("../data", import.meta.url)));
if ("problems" in course) throw new Error(course.problems.map(describeProblem).join("\n"));
const { lessons } = course;

test("docs/syllabus.md is what `npm run syllabus -w @saywell/content` would write", () => {
  expect(syllabus).toBe(renewSyllabus(syllabus, lessons));
});

test("the introduction stays and the rest is written anew", () => {
  const [introduction] = syllabus.split("## A1");
  expect(renewSyllabus(`${introduction}## A1\n\nOld news.\n`, lessons)).toBe(
    renewSyllabus(syllabus, lessons),
  );
  expect(renewSyllabus(syllabus, lessons.slice(0, 1))).toContain(introduction);
});

test("a syllabus without its marker is refused rather than overwritten", () => {
  expect(() => renewSyllabus("# The syllabus\n", lessons)).toThrow("has lost the line");
});
