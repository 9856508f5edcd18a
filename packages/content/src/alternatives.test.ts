import { expect, test } from "vitest";
import { typedAlternatives } from "./alternatives";

test.each([
  ["a contraction is also accepted written out", "I'm Sam", [], ["I am Sam"]],
  ["a full form is also accepted drawn together", "I do not know", [], ["I don't know"]],
  ["the final mark may be left out", "Are you well?", [], ["Are you well"]],
  [
    "mark and contraction vary together",
    "I don't know.",
    [],
    ["I don't know", "I do not know.", "I do not know"],
  ],
  ["what the author listed varies too", "Yes", ["I'm ready"], ["I'm ready", "I am ready"]],
  ["an answer that only differs in case is not listed twice", "Tea", ["tea", "TEA"], []],
  ["have is not drawn together", "Can I have tea?", [], ["Can I have tea"]],
  ["a verb that ends the sentence is not drawn together", "Yes, I am", [], []],
  ["an ambiguous 's is left alone", "She's here", [], []],
])("%s", (_title, correct, listed, expected) => {
  expect(typedAlternatives(correct, listed)).toEqual(expected);
});
