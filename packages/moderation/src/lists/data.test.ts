import { describe, expect, test } from "vitest";
import adverts from "../../data/adverts.json";
import signalData from "../../data/signals.json";
import { reasons } from "../judging/verdict";
import { patternReader } from "./patterns";
import { phrases } from "./phrases";
import { signals } from "./signals";
import * as lists from "./words";

/** The shape of the files in `data`: what the loaders take for granted. */

const severities = ["block", "strong", "minors", "mild", "warn"];
const meaning = {
  reason: expect.toBeOneOf([...reasons]),
  severity: expect.toBeOneOf(severities),
  alertTeacher: expect.any(Boolean),
};

describe("words", () => {
  test.each(Object.entries(lists))("%s are words in small letters, each once", (_, list) => {
    expect(list).toMatchObject(meaning);
    for (const words of [list.words, list.parts]) {
      expect(words).toEqual(words.map((word) => word.toLowerCase().trim()));
      expect(new Set(words).size).toBe(words.length);
    }
  });
});

describe("phrases and signals", () => {
  test("say what they are found for, and match no empty text", () => {
    expect(phrases.length).toBeGreaterThan(100);
    for (const { pattern, ...phrase } of phrases) {
      expect(phrase).toMatchObject(meaning);
      expect(Object.keys(phrase)).toEqual(
        expect.toBeOneOf([Object.keys(meaning), [...Object.keys(meaning), "unless"]]),
      );
      expect(pattern.test("")).toBe(false);
    }
    for (const { all, any = [], least = 0, ...signal } of signals) {
      expect(signal).toMatchObject(meaning);
      expect(all.length).toBeGreaterThan(0);
      expect(any.length).toBeGreaterThanOrEqual(least);
    }
  });

  test.each([
    ["signals", signalData.fragments, signalData.signals],
    ["adverts", adverts.fragments, adverts.patterns],
  ])("%s have no fragment that no pattern uses", (_, fragments, patterns) => {
    const text = JSON.stringify(patterns);
    for (const name of Object.keys(fragments)) expect(text).toContain(`{{${name}}}`);
  });
});

test("a pattern holds the fragments of its file, and an unknown one is a fault", () => {
  const read = patternReader({ you: "(?:you|u)" });
  expect(read("\\b{{you}} lose{2}").source).toBe("\\b(?:you|u) lose{2}");
  expect(() => read("{{they}}")).toThrow("There is no fragment called they.");
});
