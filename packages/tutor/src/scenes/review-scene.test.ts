import { expect, test } from "vitest";
import { sampleScene } from "../testing/sample-scene";
import { playScene } from "./play-scene";
import { reviewScene } from "./review-scene";

const messages = [
  "Hello! I would like a tea, please.",
  "no milk",
  "i want a sandwich. It is nice",
  "My dog",
];
const marks = [
  [],
  [],
  [{ start: 0, length: 1, wrong: "i", better: "I", why: "“I” has a capital letter." }],
  [],
];
const review = reviewScene(sampleScene, playScene(sampleScene, messages), marks);

test("what was well said are the sentences that reached something and have no mark", () =>
  expect(review.wellSaid).toEqual(["I would like a tea, please."]));

test("what is to repair are the sentences with marks", () =>
  expect(review.toRepair).toEqual([
    { said: "i want a sandwich.", wrong: "i", better: "I", why: "“I” has a capital letter." },
  ]));

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
