import { describe, expect, test } from "vitest";
import { judgeMessage } from "./judge";
import type { MessageContext, RecentMessage } from "./verdict";

const NOW = Date.UTC(2026, 4, 4, 12);

function after(recent: RecentMessage[], limits?: MessageContext["limits"]): MessageContext {
  const context = {
    author: { ageBand: "ADULT" as const },
    audienceHasMinors: false,
    recent,
    now: NOW,
  };
  return limits ? { ...context, limits } : context;
}
const sent = (count: number, everyMs: number, text = (i: number) => `message number ${i} is new`) =>
  Array.from({ length: count }, (_, i) => ({ text: text(i), at: NOW - (i + 1) * everyMs }));

describe("flood", () => {
  test.each([
    // messages before, milliseconds between them, verdict
    [0, 1, "allow"],
    [4, 1000, "allow"],
    [5, 900, "block"],
    [19, 3000, "allow"],
    [20, 2900, "block"],
    [200, 4000, "allow"],
  ])("%i messages %i ms apart, then one more → %s", (count, everyMs, action) => {
    const verdict = judgeMessage("hello everybody", after(sent(count, everyMs)));
    expect(verdict.action).toBe(action);
    expect(verdict.reasons).toEqual(action === "block" ? ["flood"] : []);
  });

  test("a room with another tempo sets its own limits", () => {
    const limits = { perFiveSeconds: 50, perMinute: 500 };
    expect(judgeMessage("cat", after(sent(40, 100), limits)).action).toBe("allow");
    expect(judgeMessage("cat", after(sent(50, 90), limits)).action).toBe("block");
  });

  test("messages from the future (a clock was wrong) do not count", () => {
    const recent = sent(30, -1000);
    expect(judgeMessage("hello", after(recent)).action).toBe("allow");
  });
});

describe("repeats within a minute", () => {
  const long = "Please visit my new page today";
  test.each([
    [long, 1, "allow"],
    [long, 2, "block"],
    ["yes", 4, "allow"],
    ["yes", 5, "block"],
  ])("%s, sent %i times before → %s", (text, times, action) => {
    const recent = sent(times, 3000, () => text);
    expect(judgeMessage(text, after(recent)).action).toBe(action);
  });

  test("other spacing, capitals and marks make no new text", () => {
    const recent = sent(2, 3000, (i) =>
      i === 0 ? "PLEASE visit my new page, today!!" : `${long}.`,
    );
    expect(judgeMessage("please  visit my new page today", after(recent)).reasons).toEqual([
      "spam",
    ]);
  });

  test("after a minute it may be said again", () => {
    const recent = sent(3, 61_000, () => long);
    expect(judgeMessage(long, after(recent)).action).toBe("allow");
  });
});

describe("form", () => {
  test.each([
    ["See https://a.example.com and https://b.example.com", "allow"],
    ["https://a.example.com https://b.example.com https://c.example.com", "block"],
    ["no ".repeat(8).trim(), "allow"],
    ["no ".repeat(12).trim(), "block"],
    ["😂".repeat(20), "allow"],
    ["😂".repeat(60), "block"],
    ["Goo" + "o".repeat(20) + "al!", "allow"],
    ["!".repeat(50), "block"],
    ["Fill in: I ".concat("_".repeat(60)), "allow"],
    ["free robux for everybody here", "block"],
  ])("%s → %s", (text, action) => {
    expect(judgeMessage(text, after([])).action).toBe(action);
  });
});

describe("shouting", () => {
  const shout = "WHY DOES NOBODY ANSWER MY QUESTION ABOUT THE LESSON";
  test("once is posted with a warning", () => {
    expect(judgeMessage(shout, after([]))).toMatchObject({ action: "warn", content: shout });
  });

  test("again within a minute is blocked", () => {
    const recent = [{ text: "I AM WRITING THIS IN CAPITAL LETTERS ONLY FOR YOU", at: NOW - 9000 }];
    expect(judgeMessage(shout, after(recent))).toMatchObject({
      action: "block",
      reasons: ["shouting"],
    });
  });

  test.each([
    "I LOVE ENGLISH",
    "The BBC, NATO, UNESCO, IELTS, TOEFL and the USA",
    "你好".repeat(40),
  ])("%s is none", (text) => expect(judgeMessage(text, after([])).action).toBe("allow"));
});
