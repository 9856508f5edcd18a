import { findRuleMistakes } from "@saywell/grammar-checker";
import { expect, test } from "vitest";
import { rightSentences } from "./right-english";

test("no rule marks what the course, the placement test and practice partners say themselves", () => {
  const sentences = rightSentences();
  expect(sentences.length).toBeGreaterThan(15_000);
  const marked = sentences.flatMap((sentence) =>
    findRuleMistakes(sentence).map(({ rule, start, end }) => [
      rule,
      sentence.slice(start, end),
      sentence,
    ]),
  );
  expect(marked).toEqual([]);
}, 300_000);
