import { expect, test } from "vitest";
import { attentionWords } from "./attention-words";

test("each reason says what shows it", () => {
  expect(attentionWords({ reason: "inactive", days: 9 })).toBe("No activity for 9 days");
  expect(attentionWords({ reason: "falling-scores", before: 88, now: 61 })).toBe(
    "Scores fell from 88% to 61%",
  );
  expect(attentionWords({ reason: "overdue", assignments: 1 })).toBe("1 piece of work overdue");
  expect(attentionWords({ reason: "overdue", assignments: 2 })).toBe("2 pieces of work overdue");
});
