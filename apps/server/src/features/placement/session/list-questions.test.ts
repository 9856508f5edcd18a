import { loadContent } from "@saywell/content/answers";
import { startTest } from "@saywell/adaptive-test";
import { expect, test } from "vitest";
import { assembleBank } from "../bank/item-bank";
import { cellsOf, listQuestions } from "./list-questions";
import { chooseNext } from "./next-question";
import { planOf } from "../test-plan";

const bank = assembleBank(loadContent().bank, []);
const plan = planOf("adult");
const { items } = bank.of("adult");

function list(seed: number, { ineligible = new Set<string>(), excluded = new Set<string>() } = {}) {
  const first = chooseNext(
    { seed, ineligible: [...ineligible], questionLimit: plan.questionLimit },
    { plan, bank, state: startTest(plan.prior), seen: excluded },
  )!;
  const listed = listQuestions({ plan, items, first, ineligible, excluded, seed });
  return { first: first.text.id, listed };
}
const textOf = (id: string) => bank.find(id)!.text;

test.each(["junior", "adult", "oet"] as const)(
  "the cells of %s add up to its questions, writing being rare",
  (testType) => {
    const cells = [...cellsOf(planOf(testType))];
    const total = cells.reduce((sum, { count }) => sum + count, 0);
    expect(total).toBe(planOf(testType).questionLimit);
    const writing = cells.filter(({ skill }) => skill === "writing");
    expect([1, 2]).toContain(writing.reduce((sum, { count }) => sum + count, 0));
  },
);

test("a list has the questions of the plan, the first adaptive one first, then from easy to hard", () => {
  const { first, listed } = list(1);
  expect(listed).toHaveLength(40);
  expect(new Set(listed).size).toBe(40);
  expect(listed[0]).toBe(first);
  const levels = listed.slice(1).map((id) => plan.levels.indexOf(textOf(id).level));
  expect(levels).toEqual(levels.toSorted((x, y) => x - y));
  for (const { skill, level, count } of cellsOf(plan)) {
    const found = listed.map(textOf).filter((item) => item.skill === skill && item.level === level);
    expect(found.length).toBeGreaterThanOrEqual(count);
  }
});

test("the seed decides it", () => {
  expect(list(7)).toEqual(list(7));
  expect(list(7).listed).not.toEqual(list(8).listed);
});

test("items drawn out or seen lately come only when nothing else is left", () => {
  const { listed: before } = list(1);
  const { listed } = list(1, {
    ineligible: new Set(before.slice(0, 20)),
    excluded: new Set(before.slice(20)),
  });
  expect(listed.filter((id) => before.includes(id))).toEqual([]);
  const all = new Set(items.map(({ text }) => text.id));
  expect(list(1, { excluded: all }).listed).toHaveLength(40);
});
