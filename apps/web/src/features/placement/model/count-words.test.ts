import { expect, it } from "vitest";
import { countWords } from "./count-words";

it.each([
  ["", 0],
  [" \n .,! ", 0],
  ["I don't know.", 3],
  ["A well-known café, in 2026", 5],
  ["one\ntwo  three", 3],
])("%j has %d words", (text, count) => {
  expect(countWords(text)).toBe(count);
});
