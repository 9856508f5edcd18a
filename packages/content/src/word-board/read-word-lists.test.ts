import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { describeProblem } from "../read-source";
import { readWordLists } from "./read-word-lists";

let folder: string | undefined;
afterEach(() => {
  if (folder !== undefined) rmSync(folder, { recursive: true });
  folder = undefined;
});

function read(words: string[], starterWords: string[]) {
  folder = mkdtempSync(join(tmpdir(), "words-"));
  mkdirSync(join(folder, "word-board"));
  writeFileSync(join(folder, "word-board/words.txt"), `${words.join("\n")}\n`);
  writeFileSync(join(folder, "word-board/starter-words.txt"), `${starterWords.join("\n")}\n`);
  return readWordLists(folder, "data");
}
const problems = (words: string[], starterWords: string[]) => {
  const found = read(words, starterWords);
  return "problems" in found ? found.problems.map(describeProblem) : [];
};

test("two right lists are read", () => {
  expect(read(["at", "cat"], ["cat"])).toEqual({
    value: { words: ["at", "cat"], starterWords: ["cat"] },
  });
});

test.each([
  ["a word with another letter", ["at", "café"], "2:1 café: must have 2 to 15 letters"],
  ["a word of one letter", ["a", "at"], "1:1 a: must have 2 to 15 letters"],
  ["an empty line", ["at", "", "cat"], "2:1 : must have 2 to 15 letters"],
  ["a word that stands twice", ["at", "at"], "2:1 at: stands twice"],
  ["a word out of order", ["cat", "at"], '2:1 at: must stand before "cat"'],
])("%s is refused, with its line", (_title, words, reason) => {
  expect(problems(words, ["at"]).join("\n")).toContain(`data/word-board/words.txt:${reason}`);
});

test("a starter word must be one that may be played, and short", () => {
  expect(problems(["at", "letterbox"], ["cat", "letterbox"])).toEqual([
    "data/word-board/starter-words.txt:1:1 cat: is not in words.txt",
    "data/word-board/starter-words.txt:2:1 letterbox: has more than 7 letters",
  ]);
});
