import { expect, test } from "vitest";
import { attentionRuleWords, attentionWords } from "./attention-words";

test("each reason says what shows it", () => {
  expect(attentionWords({ reason: "inactive", days: 9 })).toBe("No activity for 9 days");
  expect(attentionWords({ reason: "falling-scores", before: 88, now: 61 })).toBe(
    "Scores fell from 88% to 61%",
  );
  expect(attentionWords({ reason: "overdue", assignments: 1 })).toBe("1 piece of work overdue");
  expect(attentionWords({ reason: "overdue", assignments: 2 })).toBe("2 pieces of work overdue");
});

test("the rule is stated with its numbers", () => {
  expect(attentionRuleWords).toContain("after 7 days without learning");
  expect(attentionRuleWords).toContain("at least 15 points below that of the 3 before");
});
