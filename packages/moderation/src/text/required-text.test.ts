import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createPatternIndex, requiredTexts } from "./required-text";

describe("what a pattern cannot match without", () => {
  test.each([
    [/\bkill (?:your|her)self\b/, ["kill"]],
    [/\bi (?:really )?hate (?:myself|my life)\b/, ["myself", "my life"]],
    [/(?:murder|stab)s?/, ["murder", "stab"]],
    [/(?:poison)+ed/, ["poison"]],
    [/abcde?f/, ["abcd"]],
    [/abc{2}d/, null],
    [/(?!how)\bwhere\b/, ["where"]],
    [/(?:why|when)? are/, ["are"]],
    [/(?:horses|)/, null],
    [/horse|\w+/, null],
    [/horse[sy] (?<who>rider)\./, ["horse"]],
    [/horse/i, null],
  ] as const)("%s: %j", (pattern, texts) => {
    expect(requiredTexts(pattern)).toEqual(texts);
  });

  test("the index leaves out no pattern that matches", () => {
    const piece = fc.constantFrom(
      "cat",
      "dogs?",
      "(?:bird|fish)",
      "(?:ab|cd)?",
      "\\b",
      "[xy]",
      "z+",
      " ",
    );
    const source = fc.array(piece, { minLength: 1, maxLength: 5 }).map((all) => all.join(""));
    const word = fc.constantFrom("cat", "dog", "dogs", "bird", "fish", "ab", "cd", "x", "zz", " ");
    const text = fc.array(word, { maxLength: 8 }).map((all) => all.join(""));
    fc.assert(
      fc.property(fc.array(source, { maxLength: 4 }), text, (sources, said) => {
        const patterns = sources.map((each) => new RegExp(each));
        const found = createPatternIndex(patterns)(said);
        patterns.forEach((pattern, index) => {
          if (pattern.test(said)) expect(found).toContain(index);
        });
      }),
      { numRuns: 2000 },
    );
  });
});
