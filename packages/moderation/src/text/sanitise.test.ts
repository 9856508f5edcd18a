import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sanitiseText } from "./sanitise";

describe("a typed message", () => {
  test.each([
    ["  Hello  ", "Hello"],
    ["one\r\ntwo\rthree", "one\ntwo\nthree"],
    ["one\n\n\n\n\ntwo", "one\n\ntwo"],
    ["one \t\n two", "one\n two"],
    ["a\tb", "a b"],
    ["cafe\u0301", "café"],
    ["abc\u202Edef\u2066", "abcdef"],
    [
      "z\u0300\u0301\u0302\u0303\u0304\u0305\u0306\u0307",
      "z\u0300\u0301\u0302\u0303".normalize("NFC"),
    ],
    ["👩‍👩‍👧 می‌خواهم", "👩‍👩‍👧 می‌خواهم"],
    ["<b>'; drop table x;--</b>", "<b>'; drop table x;--</b>"],
    [
      Array.from({ length: 14 }, (_, i) => i).join("\n"),
      "0\n1\n2\n3\n4\n5\n6\n7\n8\n9\n10 11 12 13",
    ],
    ["x".repeat(500), "x".repeat(500)],
    ["😀".repeat(500), "😀".repeat(500)],
    [` ${"x".repeat(500)}\n`, "x".repeat(500)],
  ])("%j is stored as %j", (text, stored) => {
    expect(sanitiseText(text)).toEqual({ ok: true, text: stored });
  });

  test.each([
    ["", "blank"],
    [" \n\t ", "blank"],
    ["\u200B\u200D\u2060", "blank"],
    ["\u3164\u115F", "blank"],
    ["\u202E", "blank"],
    ["x".repeat(501), "too-long"],
    ["😀".repeat(501), "too-long"],
    ["x".repeat(1_000_000), "too-long"],
    ["a\u0000b", "control-characters"],
    ["a\u0007", "control-characters"],
    ["a\u009Fb", "control-characters"],
    ["a\uD800b", "control-characters"],
  ])("%j is refused as %s, with a sentence", (text, code) => {
    expect(sanitiseText(text)).toMatchObject({
      ok: false,
      refusal: { code, message: /\w{3}.*\.$/ },
    });
  });
});

test("sanitising again changes nothing, whatever the text", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 120 }),
    fc
      .array(fc.constantFrom("a", "\n", "\r", " ", "\t", "\u202A", "\u0301", "e", "\u2028"), {
        maxLength: 80,
      })
      .map((some) => some.join("")),
  );
  fc.assert(
    fc.property(text, (text) => {
      const once = sanitiseText(text);
      if (!once.ok) return;
      expect(sanitiseText(once.text)).toEqual(once);
      expect(Array.from(once.text).length).toBeLessThanOrEqual(500);
    }),
    { numRuns: 200 },
  );
});
