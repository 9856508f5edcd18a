import type { Correction } from "@saywell/contract";
import { expect, test } from "vitest";
import { createBreaker } from "../../adapters/breaker";
import { createModelMarks } from "./model-marks";

const text = "Yesterday I go to the party of my friend Ana, it was funny.";
const ruleMark: Correction = {
  start: 12,
  length: 2,
  wrong: "go",
  better: "went",
  why: "Yesterday.",
};

async function marked(
  mistakes: unknown,
  {
    marks = [ruleMark],
    checks = () => [],
    text: written = text,
    breaker = createBreaker({ failures: 3, rest: 1000, now: () => 0 }),
  }: {
    marks?: Correction[];
    checks?: (text: string) => Correction[];
    text?: string;
    breaker?: ReturnType<typeof createBreaker>;
  } = {},
) {
  const sent: object[] = [];
  const withModelMarks = createModelMarks({
    languageModel: {
      ask: async ({ data, shape }) => {
        sent.push(data);
        const answer = shape.safeParse({ mistakes });
        return answer.success ? answer.data : null;
      },
    },
    grammar: { check: (mended) => Promise.resolve(checks(mended)) },
    topics: [{ id: "fun-and-funny" }],
    isFitForAll: (words) => !words.includes("stupid"),
    levelOf: (word) => (word === "xiomara" ? null : "A1"),
    breaker,
  });
  return { marks: await withModelMarks(written, marks, ["Ana"]), sent };
}
const funny = { wrong: "funny", better: "fun", why: "A party is fun." };

test("a model's marks come after the checker's, with their place, and as guesses", async () => {
  const { marks } = await marked([{ ...funny, topic: "fun-and-funny" }]);
  expect(marks).toEqual([
    ruleMark,
    { start: 53, length: 5, ...funny, topic: "fun-and-funny", isGuess: true },
  ]);
});

test("what the model gets has no name, and says what is marked already", async () => {
  const { sent } = await marked([]);
  expect(JSON.stringify(sent)).not.toContain("Ana");
  expect(sent).toEqual([{ learnersText: text.replace("Ana", "[name]"), marked: ["go"] }]);
});

test("names that the checker marked go out as little as those in the text, and come back in a mark", async () => {
  const spelling = { start: 10, length: 7, wrong: "xiomara", better: null, why: "Spelling." };
  const { marks, sent } = await marked(
    [{ wrong: "[name 2] go", better: "[name 2] goes", why: "One person: [name 2] goes." }],
    { text: "My friend xiomara go home.", marks: [spelling] },
  );
  expect(JSON.stringify(sent)).not.toContain("xiomara");
  expect(marks).toEqual([spelling]);
  const alone = await marked(
    [{ wrong: "[name 2] go", better: "[name 2] goes", why: "One person: [name 2] goes." }],
    { text: "My friend xiomara go home.", marks: [] },
  );
  expect(alone.marks).toMatchObject([{ wrong: "xiomara go", better: "xiomara goes" }]);
});

test("of many marks a few are checked: others wait for the checker too", async () => {
  let checks = 0;
  await marked(
    Array.from({ length: 50 }, (_, index) => ({ ...funny, better: `fun${index}` })),
    {
      checks: () => {
        checks += 1;
        return [{ start: 53, length: 4, wrong: "funs", better: "fun", why: "No such word." }];
      },
    },
  );
  expect(checks).toBe(10);
});

test("a model that gave none three times running is not asked for a while", async () => {
  const breaker = createBreaker({ failures: 3, rest: 1000, now: () => 0 });
  const asked: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const { marks, sent } = await marked("nonsense", { breaker });
    expect(marks).toEqual([ruleMark]);
    asked.push(sent.length);
  }
  expect(asked).toEqual([1, 1, 1, 0, 0]);
});

test.each([
  ["stands nowhere in the text", { ...funny, wrong: "sunny" }],
  ["stands there twice", { ...funny, wrong: "i" }],
  ["is part of a word", { ...funny, wrong: "funn" }],
  ["is marked already", { ...funny, wrong: "I go", better: "I went" }],
  ["changes nothing", { ...funny, better: "funny" }],
  ["says what is not for everybody", { ...funny, why: "That is stupid." }],
  ["changes only spaces", { ...funny, wrong: "it was funny", better: "it  was funny" }],
  ["changes a name that the model did not see", { ...funny, wrong: "[name]", better: "Bob" }],
  ["asks who the learner is", { ...funny, why: "Tell me your phone number?" }],
  ["asks for it in the text", { ...funny, better: "fun. What is your phone number?" }],
  ["sends the learner elsewhere", { ...funny, why: "Write to me at evil@example.org." }],
])("a mark that %s is left out", async (_, mistake) => {
  expect((await marked([mistake])).marks).toEqual([ruleMark]);
});

test("a mark is left out where the checker finds a mistake in what it would write", async () => {
  const checks = (mended: string): Correction[] =>
    mended.includes("was funs")
      ? [{ start: 53, length: 4, wrong: "funs", better: "fun", why: "No such word." }]
      : [];
  expect((await marked([{ ...funny, better: "funs" }], { checks })).marks).toEqual([ruleMark]);
});

test("an unknown topic is not named", async () => {
  const { marks } = await marked([{ ...funny, topic: "nonsense" }]);
  expect(marks[1]).not.toHaveProperty("topic");
});

test.each([["nonsense"], [[{ wrong: 3 }]], [null]])(
  "an answer that is none leaves the checker's marks: %j",
  async (mistakes) => {
    expect((await marked(mistakes)).marks).toEqual([ruleMark]);
  },
);
