import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readCourse } from "./read-course";
import { describeProblem } from "./read-source";
import { renewSyllabus } from "./syllabus";

// `npm run syllabus -w @saywell/content`: brings docs/syllabus.md up to date with the lessons.
const root = fileURLToPath(new URL("../../..", import.meta.url));
const course = readCourse(join(root, "packages/content/data"), "packages/content/data");
if ("problems" in course) {
  console.error(course.problems.map(describeProblem).join("\n"));
  process.exit(1);
}
const file = join(root, "docs/syllabus.md");
writeFileSync(file, renewSyllabus(readFileSync(file, "utf8"), course.lessons));
