import { loadContent } from "@saywell/content/answers";
import type { Correction } from "@saywell/contract";
import { expect, test } from "vitest";
import { assembleBank } from "../bank/item-bank";
import { grammarThat } from "../../../testing/grammar-that";
import { nonsense } from "./testing/nonsense";
import { createWritingScorer, type JudgeWriting } from "./writing-scorer";

const content = loadContent();
const bank = assembleBank(content.bank, []);
const tasks = bank.items.filter(({ text }) => text.writing !== null);
const mistake: Correction = { start: 0, length: 1, wrong: "go", better: "goes", why: "Because." };

const plain = scorer();
function scorer(mistakes = 0, judgeWriting?: JudgeWriting) {
  const grammar = grammarThat(() =>
    Promise.resolve(Array.from({ length: mistakes }, () => mistake)),
  );
  return createWritingScorer({ content, grammar, judgeWriting });
}
const b1 = tasks.find(({ text }) => text.id === "adult-writing-b1-01")!;
const sample = b1.text.writing!.sample;
const scoreOf = async (answer: string, using = plain) => (await using.score(b1, answer))!;

test("the good answers of the bank score high at every level", async () => {
  const scores: number[] = [];
  for (const task of tasks) {
    const { score } = (await plain.score(task, task.text.writing!.sample))!;
    expect([task.text.id, score > 0.65]).toEqual([task.text.id, true]);
    scores.push(score);
  }
  expect(scores.filter((score) => score >= 0.9).length / scores.length).toBeGreaterThan(0.95);
  expect(scores.reduce((sum, score) => sum + score, 0) / scores.length).toBeGreaterThan(0.95);
});

test.each(Object.entries(nonsense))(
  "%s is no answer to any task",
  async (_what, { write, most }) => {
    for (const task of tasks) {
      const { score } = (await plain.score(task, write(task)))!;
      expect([task.text.id, Math.max(score, most)]).toEqual([task.text.id, most]);
    }
  },
);

const half = sample
  .split(/(?<=[.!?])\s/)
  .slice(0, 3)
  .join(" ");
const simple = `I go to the airport. I lost my bag. I am sad. My friend help me. I find the bag. I am happy.`;
test.each<[string, string, number]>([
  ["the task itself", b1.text.prompt, 0.05],
  [
    "a list of the words looked for",
    b1.text.writing!.points.flatMap(({ words }) => words).join(" "),
    0.05,
  ],
  ["one sentence over and over", "I want to help. ".repeat(25), 0.1],
  ["half of a good answer", half, 0.6],
  ["far simpler sentences", simple, 0.3],
  ["noise", "qwe rty uio pas dfg ".repeat(20), 0.1],
  ["marks only", "?!… — ***", 0.01],
])("%s does not pass for a good answer", async (_what, answer, most) => {
  expect((await scoreOf(answer)).score).toBeLessThanOrEqual(most);
});

test("a good answer to another task scores less than half of what it scores on its own", async () => {
  const others = tasks.filter(({ text }) => text.level === "B1" && text.id !== b1.text.id);
  const scores = await Promise.all(
    others.map(async ({ text }) => (await scoreOf(text.writing!.sample)).score),
  );
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  expect(mean).toBeLessThan((await scoreOf(sample)).score * 0.65);
});

test("mistakes cost, and are told", async () => {
  const { score, features } = await scoreOf(sample, scorer(8));
  expect(score).toBeLessThan((await scoreOf(sample)).score - 0.08);
  const accuracy = features.find(({ name }) => name === "Accuracy")!;
  expect(accuracy.score).toBeLessThan(60);
  expect(accuracy.finding).toContain("8 plain mistakes, such as “go” instead of “goes”");
});

test("nobody is graded by what the checker only guesses", async () => {
  const grammar = grammarThat(() => Promise.resolve([{ ...mistake, isGuess: true }]));
  const { features } = (await createWritingScorer({ content, grammar }).score(b1, sample))!;
  expect(features.find(({ name }) => name === "Accuracy")!.finding).toBe(
    "Our checker found no plain mistakes. It does not find them all.",
  );
});

test("a mistake that the checker cannot correct is told without a better word", async () => {
  const grammar = grammarThat(() => Promise.resolve([{ ...mistake, better: null }]));
  const { features } = (await createWritingScorer({ content, grammar }).score(b1, sample))!;
  expect(features.find(({ name }) => name === "Accuracy")!.finding).toBe(
    "Our checker found 1 plain mistake, such as “go”.",
  );
});

test("where the checker cannot tell, accuracy is left out and the other features count for all", async () => {
  const using = createWritingScorer({ content, grammar: grammarThat(() => Promise.resolve(null)) });
  for (const answer of [half, simple]) {
    const [untold, told] = [await scoreOf(answer, using), await scoreOf(answer)];
    expect(untold.features).toEqual(told.features.filter(({ name }) => name !== "Accuracy"));
    // Full accuracy would lift it.
    expect(untold.score).toBeLessThan(told.score);
    expect(untold.score).toBeGreaterThan((await scoreOf(answer, scorer(1000))).score);
  }
});

test("a text is scored when the checker has told of it, however long that takes", async () => {
  const grammar = {
    check: () => Promise.resolve(null),
    checkAndWait: () => Promise.resolve([mistake]),
  };
  const { features } = (await createWritingScorer({ content, grammar }).score(b1, sample))!;
  expect(features.find(({ name }) => name === "Accuracy")!.finding).toContain("1 plain mistake");
});

test("each feature has a score and a finding in a sentence", async () => {
  for (const answer of [sample, half, simple, "No."]) {
    for (const { score, finding } of (await scoreOf(answer)).features) {
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      expect(finding).toMatch(/^[A-Z0-9].+\.$/);
    }
  }
});

test("a missing part of the task is named", async () => {
  const [task] = (await scoreOf(simple)).features;
  expect(task!.finding).toContain("“Says what went wrong”");
});

test("a judge counts, but only so far from what the features say", async () => {
  const { score } = await scoreOf(half);
  let opinion: number | null = null;
  const judge = scorer(0, () =>
    Promise.resolve(opinion === null ? null : { score: opinion, finding: "Good." }),
  );
  const judged = async (value: number | null) => {
    opinion = value;
    return (await scoreOf(half, judge)).score;
  };
  expect(await judged(null)).toBe(score);
  expect(await judged(score + 0.1)).toBeCloseTo(score + 0.1);
  expect(await judged(1)).toBeCloseTo(Math.min(1, score + 0.25));
  expect(await judged(0)).toBeCloseTo(Math.max(0, score - 0.25));
});

test("a learner is told of a judge, beside all that was counted", async () => {
  const { features } = await scoreOf(half);
  const judge = scorer(0, () => Promise.resolve({ score: 0.614, finding: "You forgot the date." }));
  const judged = (await scoreOf(half, judge)).features;
  expect(judged.slice(0, -1)).toEqual(features);
  expect(judged.at(-1)).toEqual({
    name: "Language model",
    score: 61,
    finding:
      "Marked with the help of a language model. You forgot the date. It can be wrong, and moves your score by 25 points at most.",
  });
});

test("an item that asks for no text has no such score", async () => {
  expect(await plain.score(bank.find("adult-grammar-a1-01")!, "am")).toBeNull();
});

const beginner =
  "I like my family. I like my sister. My sister is ten. I have a dog. I like my dog. We play football.";

test.each<[string, string, string]>([
  ["nothing was found", sample, "Your sentences are built like real ones."],
  ["a list", "Airport bag help lost suitcase phone. ".repeat(4), "It reads like a list"],
  [
    "no verbs",
    "The bag of the man. A long day at the airport. The people in the shop. My friend and my bag. The end of the trip.",
    "Many of your sentences have no verb",
  ],
  [
    "one shape",
    "The young doctor found old money in the green garden. The tall teacher lost new keys in the small kitchen. The angry driver left warm bread in the empty station. The happy child made strange noise in the dark cinema.",
    "built in the same way",
  ],
])("what was seen of the sentences is told: %s", async (_what, answer, finding) => {
  const { features } = await scoreOf(answer);
  expect(features.find(({ name }) => name === "Real sentences")!.finding).toContain(finding);
});

test("a beginner who builds many sentences in one way is not taken for a machine", async () => {
  const a1 = tasks.find(({ text }) => text.id === "adult-writing-a1-01")!;
  const { features } = (await plain.score(a1, beginner))!;
  expect(features.find(({ name }) => name === "Real sentences")!.score).toBeGreaterThanOrEqual(60);
});
