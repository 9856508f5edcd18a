import { cefrLevels } from "@saywell/contract";
import { readWordList } from "@saywell/content/word-board";
import { expect, test } from "vitest";
import { estimatedLevel } from "./word-levels";

const { words, levels } = readWordList();
const levelAt = (place: number) => cefrLevels[levels[place]! - 1] ?? null;

test("a word has the level of the list, from its first to its last", () => {
  const places = [0, 1, words.length - 2, words.length - 1];
  for (let place = 0; place < words.length; place += 997) places.push(place);
  for (const place of places) {
    expect([words[place], estimatedLevel(words[place]!)]).toEqual([words[place], levelAt(place)]);
  }
});

test.each([
  ["go", "A1"],
  ["Go", "A1"],
  ["husbanding", null],
  ["", null],
  ["get off", null],
  ["zzzz", null],
  ["aaaa", null],
])("%j has the level %s", (word, level) => {
  expect(estimatedLevel(word)).toBe(level);
});
