import { expect, test } from "vitest";
import { reactionWordings, typedAlternatives } from "./alternatives";

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
  ["American spelling is accepted", "My neighbour is travelling", [], ["My neighbor is traveling"]],
  ["a word is not respelt because it looks like one", "Our four exercises", [], []],
  ["an ambiguous 's is left alone", "She's here", [], []],
])("%s", (_title, correct, listed, expected) => {
  expect(typedAlternatives(correct, listed)).toEqual(expected);
});

test.each([
  [
    "spelling and final mark vary",
    ["My neighbour left."],
    [],
    ["My neighbour left.", "My neighbour left", "My neighbor left.", "My neighbor left"],
  ],
  ["contractions do not", ["Yes, I'm."], [], ["Yes, I'm.", "Yes, I'm"]],
  [
    "what another reaction answers to stays with it",
    ["Grey."],
    ["grey", "gray."],
    ["Grey.", "Gray"],
  ],
  ["an empty list stays empty, for it means any answer", [], [], []],
])("of a reaction's typed answers: %s", (_title, listed, taken, expected) => {
  expect(reactionWordings(listed, new Set(taken))).toEqual(expected);
});
