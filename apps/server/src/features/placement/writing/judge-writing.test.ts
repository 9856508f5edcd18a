import { expect, test } from "vitest";
import type { LanguageModel } from "../../../adapters/language-model";
import { marksOf } from "../../../testing/fake-language-model";
import { createJudge } from "./judge-writing";

const written = { prompt: "Write about a trip.", level: "B1", answer: "I went by bus." } as const;

function judging(answer: string | null, isFit = true) {
  const orders: object[] = [];
  const ask = ((order: Parameters<LanguageModel["ask"]>[0]) => {
    orders.push(order.data);
    return Promise.resolve(answer === null ? null : order.shape.parse(JSON.parse(answer)));
  }) as LanguageModel["ask"];
  const judge = createJudge({ languageModel: { ask }, isFitForAll: () => isFit });
  return { judged: () => judge(written), orders };
}
const scores = { task: 80, range: 70, accuracy: 49.6, organisation: 90 };

test("the judge is sent the task, its level and the text, and nothing else", async () => {
  const { judged, orders } = judging(marksOf(scores));
  await judged();
  expect(orders).toEqual([
    { level: "B1", task: "Write about a trip.", learnersText: "I went by bus." },
  ]);
});

test("its score is the mean of four, and the learner is told each and why the least", async () => {
  const judgement = (await judging(marksOf(scores, "Your\n verbs need care.")).judged())!;
  expect(judgement.score).toBeCloseTo(0.724);
  expect(judgement.finding).toBe(
    "It gives task 80, range 70, accuracy 50 and organisation 90 of 100, and says of accuracy: “Your verbs need care.”",
  );
});

test.each([
  ["is not fit for every age", "Rude words.", false],
  ["is long", "a".repeat(201), true],
  ["is empty", "  ", true],
])("a reason that %s is not told", async (_what, reason, isFit) => {
  expect((await judging(marksOf(scores, reason), isFit).judged())!.finding).toBe(
    "It gives task 80, range 70, accuracy 50 and organisation 90 of 100.",
  );
});

test.each([-1, 101])("a score of %i is none", async (score) => {
  await expect(judging(marksOf({ ...scores, task: score })).judged()).rejects.toThrow("task");
});

test("without an answer of the model there is no judgement", async () => {
  expect(await judging(null).judged()).toBeNull();
});
