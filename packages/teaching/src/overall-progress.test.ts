import { expect, test } from "vitest";
import { overallProgress } from "./overall-progress";

const progress: Record<string, number> = { a: 100, b: 50, c: 0, d: 10 };
const of = (assigned: string[], ofLevel: string[] = []) =>
  overallProgress((id) => progress[id] ?? 0, { assigned, ofLevel });

test.each([
  [["a", "b", "c"], [], 50],
  [["a", "b", "d"], ["c"], 53.3],
  // Assigned twice, it is one lesson.
  [["a", "a", "c"], [], 50],
  [[], ["b", "d"], 30],
  [[], [], 0],
  [["unknown"], [], 0],
])("assigned %j, of the level %j: %s", (assigned, ofLevel, expected) => {
  expect(of(assigned, ofLevel)).toBe(expected);
});
