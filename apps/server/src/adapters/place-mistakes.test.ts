import { expect, test } from "vitest";
import { findPlaceMistakes } from "./place-mistakes";
import { plainErrors } from "./plain-errors";

/** The marks of a text in which a spelling checker finds a word that it does not know. */
function marks(text: string, unknown?: string, replacements: string[] = []) {
  const start = unknown === undefined ? 0 : text.indexOf(unknown);
  const found = {
    rule: "SpellCheck",
    kind: "Spelling",
    start,
    end: start + (unknown?.length ?? 0),
    message: "",
    replacements,
  };
  const findings = [...findPlaceMistakes(text), ...(unknown === undefined ? [] : [found])];
  return plainErrors(text, findings).map(({ wrong, better }) => [wrong, better]);
}

test.each([
  ["i from brasil", "brasil", "Brazil"],
  ["I'm from Brasil.", "Brasil", "Brazil"],
  ["brasil", "brasil", "Brazil"],
  ["I live in Espana", "Espana", "Spain"],
  ["I come from Deutschland and I work", "Deutschland", "Germany"],
  ["My country is Italia", "Italia", "Italy"],
  ["i from turkiye", "turkiye", "Turkey"],
  ["I am from México", "México", "Mexico"],
  ["i am from mexico", "mexico", "Mexico"],
  ["I'm from estados unidos", "estados unidos", "the United States"],
])("in %j the country gets its English name: %j", (text, wrong, better) => {
  expect(marks(text)).toEqual([[wrong, better]]);
});

test("where somebody says where they are from, an unknown word is never taken for a common noun", () => {
  expect(marks("i from brasil", "brasil", ["basil"])).toEqual([["brasil", "Brazil"]]);
  expect(marks("i am from nepla", "nepla", ["nepal's", "maple"])).toEqual([]);
  expect(marks("from braxil", "braxil", ["basil", "Brazil"])).toEqual([["braxil", "Brazil"]]);
  expect(marks("I live in london", "london", ["London", "linden"])).toEqual([["london", "London"]]);
});

test("elsewhere a word that is misspelt is put right as ever", () => {
  expect(marks("I go to schol", "schol", ["school"])).toEqual([["schol", "school"]]);
  expect(marks("I cook with brasil", "brasil", ["basil"])).toEqual([["brasil", "basil"]]);
});

test.each(["I am from Turkey", "A sandwich of turkey", "I live in China", "The name of chile"])(
  "nothing is marked in %j",
  (text) => expect(marks(text)).toEqual([]),
);
