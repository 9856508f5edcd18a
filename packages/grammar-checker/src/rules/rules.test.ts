import { describe, expect, test } from "vitest";
import { tagSentence } from "../pattern/tag-sentence";
import { findRuleMistakes } from "../find-rule-mistakes";
import { applyFindings, type Rule } from "../rule";
import { allRules } from "./all-rules";

const findingsOf = (rule: Rule, sentence: string) => rule.find(sentence, tagSentence(sentence));

describe.each(allRules.map((rule) => [rule.id, rule] as const))("rule %s", (_id, rule) => {
  test.each(rule.wrong)("in %j makes it %j", (wrong, right) => {
    const findings = findingsOf(rule, wrong);
    expect(findings.length).toBeGreaterThan(0);
    if (right === null) expect(findings.every(({ better }) => better === null)).toBe(true);
    else expect(applyFindings(wrong, findings)).toBe(right);
  });

  test("is silent in right sentences, and in those that it put right", () => {
    const fixed = rule.wrong.flatMap(([, right]) => right ?? []);
    const spoken = [...rule.right, ...fixed].filter((each) => findingsOf(rule, each).length > 0);
    expect(spoken).toEqual([]);
  });
});

test("the bank as a whole is silent in all sentences that its rules call right", () => {
  const sentences = new Set(allRules.flatMap(({ right }) => right));
  const marked = [...sentences].flatMap((sentence) =>
    findRuleMistakes(sentence).map(({ rule, better }) => ({ sentence, rule, better })),
  );
  expect(marked).toEqual([]);
});

test("rules have names of their own", () => {
  const ids = allRules.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test("every rule shows at least two mistakes and two right sentences, and explains itself in short", () => {
  const poor = allRules.filter(
    ({ wrong, right, why }) => wrong.length < 2 || right.length < 2 || why.length > 160,
  );
  expect(poor.map(({ id }) => id)).toEqual([]);
});
