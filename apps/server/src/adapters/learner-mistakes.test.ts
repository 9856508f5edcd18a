import { expect, test } from "vitest";
import { findLearnerMistakes } from "./learner-mistakes";

const marks = (text: string) =>
  findLearnerMistakes(text).map(({ start, end, replacements }) => [
    text.slice(start, end),
    replacements[0] ?? null,
  ]);

test.each([
  ["I am form Spain", "form", "from"],
  ["i'm form spain.", "form", "from"],
  ["She comes form the north of Peru", "form", "from"],
  ["I am agree with you", "am agree", "agree"],
  ["they are disagree", "are disagree", "disagree"],
  ["I have 20 years.", "have 20 years", "am 20 years old"],
  ["My sister is older then me", "then", "than"],
  ["My name are Zofia", "are", "is"],
  ["I am go home", "am go", null],
])("in %j, %j is marked", (text, wrong, better) => {
  expect(marks(text)).toEqual([[wrong, better]]);
});

test.each([
  "I am from Spain",
  "Ice is form of water",
  "This is form A of the test",
  "The form is here",
  "We agree",
  "I have 20 years of practice",
  "I have 3 years left",
  "After dinner then the film began",
  "It was older then",
  "My names are Ana and Maria",
  "I am going home",
  "I am known here",
])("nothing is marked in %j", (text) => {
  expect(marks(text)).toEqual([]);
});
