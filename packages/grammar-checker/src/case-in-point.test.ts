import { expect, test } from "vitest";
import { findRuleMistakes } from "./find-rule-mistakes";

const whyOf = (sentence: string): string | undefined => findRuleMistakes(sentence)[0]?.why;

test.each([
  ["She has problem with her heart.", "Here: “has a problem”."],
  ["I'm very fond with animals.", "Here: “fond of”."],
  ["We met at beginning of June.", "Here: “at the beginning of”."],
])("of “%s” the very words are explained, and not only others like them", (sentence, end) => {
  expect(whyOf(sentence)?.endsWith(end) ? end : whyOf(sentence)).toBe(end);
});

test.each(["He depends of his parents.", "We go for walk.", "I look forward to see you."])(
  "of “%s” nothing is added to an explanation that names its words",
  (sentence) => {
    expect(whyOf(sentence)).toBeDefined();
    expect(whyOf(sentence)).not.toContain("Here:");
  },
);
