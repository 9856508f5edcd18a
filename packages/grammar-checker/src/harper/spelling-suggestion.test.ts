import { describe, expect, test } from "vitest";
import { commonWordLike, spellingSuggestion } from "./spelling-suggestion";

describe("a misspelt word is put right as what learners mean", () => {
  test.each([
    ["diference", ["deference"], "difference"],
    ["mutch", ["match", "mulch"], "much"],
    ["wich", ["wish", "witch"], "which"],
    ["frend", ["fend", "friend"], "friend"],
  ])("%s, for which Harper has %j, is %s", (wrong, replacements, right) => {
    expect(spellingSuggestion(wrong, replacements)).toBe(right);
  });
});

test.each([
  ["asdfgh", ["ash", "assign"]],
  ["kjhgf", ["khan", "king"]],
])("nobody knows what %s is meant to be, whatever Harper thinks", (wrong, replacements) => {
  expect(spellingSuggestion(wrong, replacements)).toBeNull();
});

test("a word with a capital is a name, unless it sounds like a common word", () => {
  expect(commonWordLike("Tommorrow")).toBe("tomorrow");
  expect(commonWordLike("Marcelo")).toBeNull();
});
