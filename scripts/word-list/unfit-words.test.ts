import { expect, test } from "vitest";
import { isUnfit } from "./unfit-words";

test("a slur and a vulgar word are left out with all their forms", () => {
  const words = [
    "wog",
    "wogs",
    "pissed",
    "pissing",
    "pisser",
    "retarded",
    "gypping",
    "whoremonger",
  ];
  expect(words.filter((word) => !isUnfit(word))).toEqual([]);
});

test("a word that only looks or ends like one stays", () => {
  const words =
    "assess class cockerel debugger fishmonger japed lesser niggle raccoon salvaging scrape snigger spicy swanky therapists titter";
  expect(words.split(" ").filter(isUnfit)).toEqual([]);
});
