import { expect, test } from "vitest";
import reference from "../../data/classifier/reference-scores.json";
import { isLongEnoughToClassify, mostTokens, tokensOf } from "./tokens";

test.each(reference.sentences.map(({ text, tokens }) => [text, tokens] as const))(
  "“%s” is read as in the training",
  (text, tokens) => expect(tokensOf(text)).toEqual(tokens),
);

test.each<[string, string[]]>([
  ["h4te, f00d, 10km and 3rd", ["hate", "food", "0", "km", "and", "0", "rd"]],
  ["see https://example.org/x or @ben", ["see", "or"]],
  ["sooooo g.o.o.d", ["soo", "good"]],
  ["don’t", ["don't"]],
  ["Café 😀", ["cafe", "😀"]],
  ["a b", ["a", "b"]],
])("“%s” is read as %j", (text, tokens) => expect(tokensOf(text)).toEqual(tokens));

test("a message is read up to a length", () => {
  expect(tokensOf("word ".repeat(300))).toHaveLength(mostTokens);
});

test.each([
  ["I like tea", false],
  ["We like tea", true],
  ["I'm with you", true],
  ["no 1 2 3 4 way", false],
  ["ok 😀 ??? ok", false],
  ["", false],
])("“%s” has enough words for an opinion: %s", (text, isEnough) => {
  expect(isLongEnoughToClassify(text)).toBe(isEnough);
});
