import { expect, test } from "vitest";
import { tagSentence } from "./pattern/tag-sentence";
import { applyFindings, defineRule, type RuleSource } from "./rule";

const source = (pattern: readonly string[]): RuleSource => ({
  id: "test",
  level: "A1",
  topic: "verb-be",
  why: "",
  pattern,
  fix: "went",
  wrong: [],
  right: [],
});
const rule = (pattern: readonly string[]) => defineRule(source(pattern));
const find = (pattern: readonly string[], sentence: string) =>
  rule(pattern).find(sentence, tagSentence(sentence));

test("two patterns of one rule mark the same words once", () => {
  expect(find(["i { go }", "{ go } home"], "I go home.")).toHaveLength(1);
});

test("“I'm” is two words, in whatever case", () => {
  for (const sentence of ["I'm happy.", "i’m happy."])
    expect(tagSentence(sentence).map(({ lower }) => lower)).toEqual(["i", "'m", "happy", "."]);
});

test("a pattern for the beginning of the sentence fits behind an opening mark, and nowhere else", () => {
  expect(find(["^ i { go }"], "“I go.")).toHaveLength(1);
  expect(find(["^ i { go }"], "Now I go.")).toHaveLength(0);
});

test("where the first word goes, the capital moves to the next one, which stays", () => {
  const sentence = "The my sister is tall.";
  const findings = defineRule({ ...source(["{ the } my"]), fix: "" }).find(
    sentence,
    tagSentence(sentence),
  );
  expect(applyFindings(sentence, findings)).toBe("My sister is tall.");
});
