import { expect, test } from "vitest";
import { markTokens, type Span } from "./labelled-sentence";
import { parseEdits } from "./parse-edits";
import { measure, score } from "./score";

const places = (text: string): Span[] =>
  [...text.matchAll(/\w+|\S/g)].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));

test.each([
  ["a word", { start: 2, end: 4 }, "I [go] home ."],
  ["two words", { start: 2, end: 9 }, "I [go] [home] ."],
  ["a word with the space after it", { start: 2, end: 5 }, "I [go] home ."],
  ["a part of a word", { start: 6, end: 7 }, "I go [home] ."],
  ["a gap before a space", { start: 4, end: 4 }, "I go [home] ."],
  ["a gap before a word", { start: 5, end: 5 }, "I go [home] ."],
  ["a gap inside a word", { start: 6, end: 6 }, "I go [home] ."],
  ["a gap at the end", { start: 10, end: 10 }, "I go home [.]"],
  ["a space", { start: 4, end: 5 }, "I go home ."],
])("a span that holds %s", (_, span, expected) => {
  const text = "I go home.";
  const marked = markTokens(places(text), [span]);
  const shown = places(text).map(({ start, end }, index) =>
    marked[index] === true ? `[${text.slice(start, end)}]` : text.slice(start, end),
  );
  expect(shown.join(" ")).toBe(expected);
});

test("a sentence without tokens has none to mark", () => {
  expect(markTokens([], [{ start: 0, end: 0 }])).toEqual([]);
});

// Counted by hand, and F0.5 as (1.25 P R) / (0.25 P + R).
test.each([
  // P 1/2, R 1/2: every F is 1/2.
  [{ hits: 1, falseMarks: 1, misses: 1 }, 0.5, 0.5, 0.5],
  // P 3/4, R 1/4: 0.234375 / 0.4375.
  [{ hits: 3, falseMarks: 1, misses: 9 }, 0.75, 0.25, 0.535714],
  // P 1/4, R 3/4: 0.234375 / 0.8125.
  [{ hits: 3, falseMarks: 9, misses: 1 }, 0.25, 0.75, 0.288462],
  [{ hits: 5, falseMarks: 0, misses: 0 }, 1, 1, 1],
  [{ hits: 0, falseMarks: 0, misses: 4 }, 1, 0, 0],
  [{ hits: 0, falseMarks: 3, misses: 2 }, 0, 0, 0],
  [{ hits: 0, falseMarks: 0, misses: 0 }, 1, 1, 1],
])("the measures of %o", (counts, precision, recall, f05) => {
  const measures = measure(counts);
  expect(measures.precision).toBeCloseTo(precision, 6);
  expect(measures.recall).toBeCloseTo(recall, 6);
  expect(measures.f05).toBeCloseTo(f05, 6);
});

test("tokens and sentences are counted, and marks in right sentences are false alarms", () => {
  const [found, missed, quiet, alarmed] = parseEdits(
    [
      // Marked: “go” rightly, “home” wrongly; “{|the }shop” missed.
      "I {go|went} home and to {|the }shop.",
      "She {have|has} it.",
      "It is late.",
      "We are here.",
    ].join("\n"),
  ).map(({ wrong, places }) => ({ wrong, places }));
  if (!found || !missed || !quiet || !alarmed) throw new Error("Four sentences were written.");
  const result = score([
    { ...found, marked: [{ start: 2, end: 9 }] },
    { ...missed, marked: [] },
    { ...quiet, marked: [] },
    { ...alarmed, marked: [{ start: 0, end: 0 }] },
  ]);
  expect(result.sentences).toBe(4);
  expect(result.tokens).toBe(7 + 4 + 4 + 4);
  expect(result.byToken).toMatchObject({ hits: 1, falseMarks: 2, misses: 2 });
  expect(result.bySentence).toMatchObject({ hits: 1, falseMarks: 1, misses: 1 });
  expect(result.rightSentences).toBe(2);
  expect(result.falseAlarms).toBe(0.5);
});

test("nothing to score has no false alarms", () => {
  expect(score([])).toMatchObject({ sentences: 0, tokens: 0, falseAlarms: 0 });
});
