import { expect, test } from "vitest";
import { isMostlyName, wordRank } from "./word-rank";

test.each([
  ["an inflection is as common as its base", "sleeping", "sleep"],
  ["an irregular form is as common as its base", "swum", "swim"],
  ["British spelling is as common as American", "neighbours", "neighbors"],
  ["case does not matter", "House", "house"],
  ["a compound is as common as its rarest part", "one-man", "man"],
])("%s", (_title, one, other) => {
  expect(wordRank(one)).toBe(wordRank(other));
});

test("common words come before rare ones, and what is no word has no rank", () => {
  const ranks = ["the", "house", "improve", "reluctance", "hendiadys"].map(wordRank);
  expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  expect(ranks.at(0)).toBe(3);
  expect(ranks.at(-1)).toBe(Infinity);
});

test("a name is known as one", () => {
  expect(["peter", "monday", "house"].map(isMostlyName)).toEqual([true, true, false]);
});
