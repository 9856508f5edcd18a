import { expect, test } from "vitest";
import { irregularBaseOf, irregularFormsOf, rarerIrregularBaseOf } from "./irregular-forms";

test.each([
  ["go", "verb", ["went", "gone"]],
  ["be", "verb", ["am", "is", "are", "was", "were", "been", "being"]],
  ["swim", "verb", ["swam", "swum"]],
  ["child", "noun", ["children"]],
  ["woman", "noun", ["women"]],
  // Forms belong to a kind of word: a leaf has leaves, and nobody leaves a leaf.
  ["leaf", "verb", []],
  ["leave", "noun", []],
  ["walk", "verb", []],
  ["constructor", "verb", []],
] as const)("%s as a %s has the forms %j", (base, kind, forms) => {
  expect(irregularFormsOf(base, kind)).toEqual(forms);
});

test.each([
  ["went", "go", undefined],
  ["swum", "swim", "swim"],
  ["people", "person", undefined],
  ["worse", "bad", undefined],
  ["knives", "knife", "knife"],
  ["go", undefined, undefined],
])("%s is a form of %s, and as a rarer word of %s", (form, base, rarerBase) => {
  expect(irregularBaseOf(form)).toBe(base);
  expect(rarerIrregularBaseOf(form)).toBe(rarerBase);
});
