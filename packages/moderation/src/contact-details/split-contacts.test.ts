import { describe, expect, test } from "vitest";
import { judgeMessage } from "../judging/judge";
import type { MessageContext } from "../judging/verdict";

const NOW = Date.UTC(2026, 4, 4, 12);

/** What becomes of the last of these, said so many milliseconds apart. */
function last(texts: readonly string[], apart = 5000, isAdult = false) {
  const recent = texts.slice(0, -1).map((text, i) => ({
    text,
    at: NOW - apart * (texts.length - 1 - i),
  }));
  const context: MessageContext = {
    author: { ageBand: isAdult ? "ADULT" : "AGE_13_TO_17" },
    audienceHasMinors: !isAdult,
    recent,
    now: NOW,
  };
  return judgeMessage(texts.at(-1) ?? "", context);
}

describe("what is dealt out over several messages", () => {
  test.each([
    [["my number is 07700", "900", "123"]],
    [["my number is 07700", "900"]],
    [["my number is", "07700", "lol", "900123"]],
    [["07700", "900", "123"]],
    [["call me", "oh seven seven", "double oh nine one"]],
    [["0", "7", "7", "0", "0", "9", "0", "0", "1"]],
    [["my whatsapp", "+44 7700", "and then 900", "123"]],
    [["ana.lopez", "@gmail.com"]],
    [["write me: ana.lopez", "at gmail dot com"]],
  ])("%j ends hidden", (texts) => {
    const verdict = last(texts);
    expect(verdict).toMatchObject({ action: "mask", content: "***" });
    expect(verdict.reasons[0]).toBe("personal-data");
  });

  test.each([
    [["I am 25", "and you?", "12"]],
    [["7.30", "8.15", "9.45", "10.20"]],
    [["0-1", "1-1", "1-2", "2-2", "3-2"]],
    [["1", "2", "3", "4", "5", "6", "7", "8", "9"]],
    [["1990", "1991", "1995", "2001"]],
    [["the answer is 12", "15", "7", "20"]],
    [["£4", "£12", "£30.50"]],
    [["I live at home", "at school I learn"]],
  ])("%j is left alone", (texts) => expect(last(texts).action).toBe("allow"));

  test("after two minutes it is no more one number", () => {
    expect(last(["my number is 07700", "900123"], 119_000).action).toBe("mask");
    expect(last(["my number is 07700", "900123"], 120_000).action).toBe("allow");
  });

  test("adults among adults may tell their number", () => {
    expect(last(["my number is 07700", "900123"], 5000, true).action).toBe("allow");
  });
});
