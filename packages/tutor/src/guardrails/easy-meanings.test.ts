import type { CefrLevel } from "@saywell/cefr";
import { expect, test } from "vitest";
import { easyMeanings } from "./easy-meanings";

const levels: Readonly<Record<string, CefrLevel>> = {
  disinclined: "C2",
  contrary: "C1",
  want: "A1",
};
const levelOf = (word: string) => levels[word] ?? null;
const meaning = (text: string, partOfSpeech = "adjective") => ({
  partOfSpeech,
  meaning: text,
  example: null,
});
const reluctant = {
  word: "reluctant",
  meanings: [meaning("disinclined; contrary"), meaning("not wanting to do it")],
};

test("a meaning in easy words comes first, and one in hard words is marked", () => {
  const { meanings } = easyMeanings(reluctant, "A1", levelOf);
  expect(meanings.map(({ meaning, isTooHard }) => [meaning, isTooHard === true])).toEqual([
    ["not wanting to do it", false],
    ["disinclined; contrary", true],
  ]);
});

test("whoever knows the words gets the meanings as they are", () => {
  expect(easyMeanings(reluctant, "C1", levelOf)).toEqual(reluctant);
});
