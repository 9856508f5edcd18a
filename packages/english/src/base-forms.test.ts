import { expect, test } from "vitest";
import { baseForms } from "./base-forms";

test.each([
  ["boxes", "box"],
  ["stories", "story"],
  ["stopped", "stop"],
  ["making", "make"],
  ["happier", "happy"],
  ["nicest", "nice"],
  ["luckily", "lucky"],
  ["swum", "swim"],
  ["children's", "children"],
  ["can't", "can"],
  ["don’t", "do"],
])("%s may come from %s", (word, base) => {
  expect(baseForms(word)).toContain(base);
});

test.each(["went", "found", "men"])(
  "%s stands for itself: lists of words hold the forms of everyday words in their own right",
  (form) => {
    expect(baseForms(form)).toEqual([form]);
  },
);
