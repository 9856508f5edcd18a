import { expect, test } from "vitest";
import { contractWords, expandContractions } from "./contractions";

test.each([
  ["I'm sure they won't.", "I am sure they will not."],
  ["We can't, and you couldn't.", "We cannot, and you could not."],
  // "She's" is "she is" or "she has": only an author knows.
  ["She's here. He'd go.", "She's here. He'd go."],
])("%s is written out as %s", (short, long) => {
  expect(expandContractions(short)).toBe(long);
});

test.each([
  ["I am here", "i'm here"],
  ["they do not know", "they don't know"],
  // "I've a cat" is another English, and nobody ends on "I'm".
  ["I have a cat", "I have a cat"],
  ["Yes, I am", "Yes, I am"],
])("%s may be drawn together as %s", (long, short) => {
  expect(contractWords(long)).toBe(short);
});
