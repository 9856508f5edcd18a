import { expect, test } from "vitest";
import { findLearnerMistakes } from "./learner-mistakes";
import { linesOf } from "./lines-of";
import { findVerbMistakes } from "./verb-mistakes";

const lineEnds = ["\n", "\r", "\r\n", "\u2028", "\u2029"];
const written = [
  "People is nice here",
  "I am agree with you.",
  "she make a cake, and is very like football",
  "Is you from Peru? I from Vietnam",
  "— My name Ana. ",
  "how you say perro?",
  "Nothing is wrong here.",
  "yesterday I go home",
];

test.each(lineEnds)("lines end at %j, and those without words are left out", (end) => {
  const text = ["", " one", " \t", "two ", "—", "", "three"].join(end);
  const lines = linesOf(text);
  expect(lines.map(({ line }) => line)).toEqual([" one", "two ", "three"]);
  for (const { line, offset } of lines) expect(text.slice(offset, offset + line.length)).toBe(line);
});

test.each(lineEnds)("what is found in lines that end with %j is what is found in each", (end) => {
  for (const find of [findLearnerMistakes, findVerbMistakes]) {
    const alone = written.flatMap((line) => find(line));
    const text = written.join(end + end);
    const found = find(text);
    expect(found.map(({ start, end, ...what }) => [text.slice(start, end), what])).toEqual(
      written.flatMap((line) =>
        find(line).map(({ start, end, ...what }) => [line.slice(start, end), what]),
      ),
    );
    expect(alone.length).toBeGreaterThan(0);
  }
});

test.each([...lineEnds, "\n—", "\nж", "\na", " ", " \n", "and he ", "is and "])(
  "ten thousand characters of %j are read in seconds: no rule reads from each place to the end",
  (piece) => {
    const text = `${piece.repeat(10_000 / piece.length)}a`;
    const begin = performance.now();
    findLearnerMistakes(text);
    findVerbMistakes(text);
    // A cubic rule takes minutes. A busy machine takes a second or two over the most lines there are.
    expect(performance.now() - begin).toBeLessThan(15_000);
  },
);
