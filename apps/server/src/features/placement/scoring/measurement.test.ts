import { loadContent } from "@saywell/content/answers";
import {
  credibleInterval,
  estimate,
  intervalWidening,
  skillEstimates,
} from "@saywell/adaptive-test";
import { expect, test } from "vitest";
import { assembleBank } from "../bank/item-bank";
import { measure, replay } from "./measurement";
import { planOf } from "../test-plan";

const bank = assembleBank(loadContent().bank, []);
const plan = planOf("adult");
const answers = bank
  .of("adult")
  .items.filter((_, index) => index % 17 === 0)
  .map(({ text, model: { a, b, c, uncertainty } }, index) => ({
    itemId: text.id,
    skill: text.skill,
    score: ["A1", "A2", "B1"].includes(text.level) || index % 4 === 0 ? 1 : 0,
    parameters: { a, b, c, uncertainty },
  }));

test("the intervals of a result are those that the report has studied, wider than the model's own", () => {
  const state = replay(plan, bank, answers);
  const { interval, skills } = measure(plan, state, answers);
  const bare = estimate(state.posterior).interval95;
  expect(interval).toEqual(credibleInterval(state.posterior, intervalWidening(state, plan)));
  expect(interval.high).toBeGreaterThan(bare.high + 0.05);
  const own = skillEstimates(
    answers.map(({ parameters, skill, score }) => ({ item: { ...parameters, skill }, score })),
    ["grammar"],
    plan.prior,
  )["grammar"]!.interval95;
  const grammar = skills.find(({ skill }) => skill === "grammar")!;
  expect(grammar.high).toBeGreaterThan(own.high + 0.05);
  expect(grammar.low).toBeLessThan(own.low - 0.05);
});
