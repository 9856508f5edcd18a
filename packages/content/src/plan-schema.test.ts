import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { planSource } from "./plan-schema";
import { describeProblem, readSource } from "./read-source";

const good = readFileSync(fileURLToPath(new URL("../data/plans.yaml", import.meta.url)), "utf8");
const problemsOf = (text: string) => {
  const read = readSource("plans.yaml", text, planSource);
  return "problems" in read ? read.problems.map(describeProblem) : [];
};

test("the shipped plans have no problems", () => {
  expect(problemsOf(good)).toEqual([]);
});

test.each([
  ["pounds where pence belong", "pricePence: 1499", "pricePence: 14.99", "1.pricePence"],
  ["a plan without features", "features:\n    - Full", "features: []\n  more:\n    - Full", "3"],
  ["a plan that stands twice", "id: CORE", "id: FREEMIUM", "must hold FREEMIUM, CORE"],
  ["an unknown plan", "id: CORE", "id: GOLD", "1.id"],
])("%s is named with its line", (_, find, put, reason) => {
  const problems = problemsOf(good.replace(find, put));
  expect(problems.join("\n")).toMatch(/^plans\.yaml:\d+:\d+ /);
  expect(problems.join("\n")).toContain(reason);
});
