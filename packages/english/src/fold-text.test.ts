import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  answerForm,
  foldQuotes,
  foldSpaces,
  foldText,
  withoutFinalMarks,
  wordsIn,
} from "./fold-text";

describe("folding", () => {
  test.each([
    ["CAFÉ", "café"],
    ["cafe\u0301", "café"],
    ["don’t don‘t donʼt “Yes”", `don't don't don't "yes"`],
    // A lesson marks answers letter by letter, and shows these as slips.
    ["don`t don´t «yes»", "don`t don´t «yes»"],
    [" two  spaces ", " two  spaces "],
  ])("%j is compared as %j", (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  test("quotation marks alone leaves capitals and spaces as they are", () => {
    expect(foldQuotes("I  don’t know “Café”")).toBe(`I  don't know "Café"`);
  });

  test("again changes nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        for (const fold of [foldQuotes, foldText, foldSpaces])
          expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

test.each([
  ["  It's   ME.  ", "it's me"],
  ["Really?!", "really"],
  ["Well …", "well"],
  ["yes ,", "yes"],
  ["3.5", "3.5"],
  // A test measures English, not typing: these are apostrophes there.
  ["don`t «know»", `don't "know"`],
  ["don´t", "don't"],
  ["", ""],
])("the answer %j is compared as %j", (answer, form) => {
  expect(answerForm(answer)).toBe(form);
});

test.each([
  ["Go on!", "Go on"],
  ["e.g.", "e.g"],
  ["no mark", "no mark"],
])("%j without its final marks is %j", (text, bare) => {
  expect(withoutFinalMarks(text)).toBe(bare);
});

test.each([
  ["", 0],
  [" \n .,! ", 0],
  ["I don't know.", 3],
  ["A well-known café, in 2026", 5],
  // An accent that stands apart belongs to its word.
  ["a well-known cafe\u0301", 3],
  ["one\ntwo  three", 3],
])("%j has %d words", (text, count) => {
  expect(wordsIn(text)).toHaveLength(count);
});
