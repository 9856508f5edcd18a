import { expect, test } from "vitest";
import { tagSentence } from "./pattern/tag-sentence";
import { applyFindings, defineRule, type RuleSource } from "./rule";

const findingsOf = (sentence: string, source: Pick<RuleSource, "pattern" | "fix">) =>
  defineRule({
    id: "tried",
    level: "A1",
    topic: "articles",
    why: "",
    wrong: [],
    right: [],
    ...source,
  }).find(sentence, tagSentence(sentence));

test("what two patterns of a rule find in one place is found once", () => {
  const pattern = ["very? { big } house", "{ big } house"];
  expect(findingsOf("A very big house.", { pattern, fix: "large" })).toHaveLength(1);
});

test("where the first word goes, the capital moves to the next one, which stays", () => {
  const sentence = "The my sister is tall.";
  const findings = findingsOf(sentence, { pattern: "{ the } my", fix: "" });
  expect(applyFindings(sentence, findings)).toBe("My sister is tall.");
});

test("a pattern whose words are not there finds nothing", () => {
  expect(findingsOf("A small house.", { pattern: "{ big } house", fix: "large" })).toEqual([]);
});
