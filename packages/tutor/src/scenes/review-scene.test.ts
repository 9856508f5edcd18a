import { expect, test } from "vitest";
import { sampleScene } from "../testing/sample-scene";
import { playScene } from "./play-scene";
import { reviewScene } from "./review-scene";

const messages = [
  "Hello! I would like a tea, please.",
  "no milk",
  "I like it. I wants a sandwich. It is nice",
  "My dog",
];
const marks = [
  [],
  [],
  [{ start: 13, length: 5, wrong: "wants", better: "want", why: "With “I” no -s." }],
  [],
];
const review = reviewScene(sampleScene, playScene(sampleScene, messages), marks);

test("what was well said are the sentences that reached something and have no mark", () =>
  expect(review.wellSaid).toEqual(["I would like a tea, please."]));

test("what is to repair are the sentences with marks, whose places are counted from their beginning", () =>
  expect(review.toRepair).toMatchObject([
    { said: "I wants a sandwich.", marks: [{ start: 2, better: "want" }] },
  ]));

test("a small letter alone is nothing to repair", () => {
  const small = [{ start: 0, length: 1, wrong: "i", better: "I", why: "A capital." }];
  const { toRepair, wellSaid } = reviewScene(
    sampleScene,
    playScene(sampleScene, ["i would like a tea, please."]),
    [small],
  );
  expect([toRepair, wellSaid]).toEqual([[], ["i would like a tea, please."]]);
});

test("open goals come with a model sentence", () => {
  expect(review.goalsDone).toEqual(["Order a drink.", "Order some food."]);
  expect(review.goalsOpen).toEqual([{ goal: "Say how you pay.", model: "Can I pay by card?" }]);
});

test("words to keep say whether they were used", () => {
  expect(review.words.map(({ isUsed }) => isUsed)).toEqual([false, false]);
  const used = reviewScene(
    sampleScene,
    playScene(sampleScene, ["I'm thirsty", "I paid with cards, by the way"]),
    [],
  );
  expect(used.words.map(({ isUsed }) => isUsed)).toEqual([true, true]);
});
