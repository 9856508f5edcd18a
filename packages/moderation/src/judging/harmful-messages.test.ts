import { describe, expect, test } from "vitest";
import { judgeMessage } from "./judge";
import { blockedMessages, maskedMessages, warnedMessages } from "../testing/corpora";

const amongMinors = {
  author: { ageBand: "AGE_13_TO_17" },
  audienceHasMinors: true,
  recent: [],
  now: 0,
} as const;

describe("where people under 18 are", () => {
  test.each(blockedMessages)("%s is blocked as %s, and nothing of it is kept", (text, reason) => {
    const verdict = judgeMessage(text, amongMinors);
    expect(verdict).toMatchObject({ action: "block", content: "", isModerated: 0 });
    expect(verdict.reasons[0]).toBe(reason);
    expect(verdict.message).toMatch(/^Your message was not sent|We did not show it to the others/);
  });

  test.each(warnedMessages)("%s is posted as %s with a warning", (text, content) => {
    const verdict = judgeMessage(text, amongMinors);
    expect(verdict).toMatchObject({ action: "warn", content, isModerated: 1, alertTeacher: false });
    expect(verdict.message).not.toBeNull();
  });

  test.each(maskedMessages)("%s is posted as %s", (text, content) => {
    const verdict = judgeMessage(text, amongMinors);
    expect(verdict).toMatchObject({ action: "mask", content, isModerated: 1 });
    expect(verdict.message).toMatch(/^We hid/);
  });
});
