import { expect, test } from "vitest";
import { attentionRuleWords } from "./attention-words";

test("the rule is stated with its numbers", () => {
  expect(attentionRuleWords).toContain("after 7 days without learning");
  expect(attentionRuleWords).toContain("at least 15 points below that of the 3 before");
});
