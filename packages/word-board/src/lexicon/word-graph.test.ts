import * as fc from "fast-check";
import { expect, test } from "vitest";
import { smallWords } from "../testing/small-words";
import { createLexicon } from "./create-lexicon";
import { buildWordGraph, decodeWordGraph, encodeWordGraph, hasWord } from "./word-graph";

const word = fc
  .array(fc.constantFrom("a", "b", "c", "z"), { minLength: 1, maxLength: 6 })
  .map((letters) => letters.join(""));

test("a graph has the words that it was built of, and no others", () => {
  fc.assert(
    fc.property(fc.uniqueArray(word), fc.array(word), (words, others) => {
      const graph = buildWordGraph(words.toSorted());
      const known = new Set(words);
      for (const each of words) expect(hasWord(graph, each.toUpperCase())).toBe(true);
      for (const each of others) expect(hasWord(graph, each)).toBe(known.has(each));
    }),
  );
});

test("a graph that was stored as text is the same when it is read", () => {
  const graph = buildWordGraph(smallWords);
  expect(decodeWordGraph(encodeWordGraph(graph))).toEqual(graph);
});

test.each(["", " ", "c-t", "çat", "ca", "catsx", "CAT ", "@", "[at", "zzz"])(
  "%j is no word",
  (text) => {
    expect(hasWord(buildWordGraph(smallWords), text)).toBe(false);
  },
);

test("nothing is in a graph of no words", () => {
  expect(hasWord(buildWordGraph([]), "cat")).toBe(false);
});

test("words that end alike share their ends", () => {
  const ends = ["bake", "bakes", "cake", "cakes", "lake", "lakes", "make", "makes"];
  expect(buildWordGraph(ends).edges.length).toBeLessThan(12);
});

test("a lexicon knows the level and the band of its words, and the words up to a level", () => {
  const lexicon = createLexicon({
    words: ["cat", "negotiate", "zax"],
    levels: Uint8Array.of(1, 4, 0),
    bands: Uint8Array.of(1, 3, 6),
  });
  expect(["CAT", "NEGOTIATE", "ZAX", "DOG"].map((each) => lexicon.levelOf(each))).toEqual([
    "A1",
    "B2",
    null,
    null,
  ]);
  expect(["CAT", "NEGOTIATE", "ZAX", "DOG"].map((each) => lexicon.bandOf(each))).toEqual([
    1, 3, 6, 6,
  ]);
  expect(hasWord(lexicon.upTo("B1"), "CAT")).toBe(true);
  expect(hasWord(lexicon.upTo("B1"), "NEGOTIATE")).toBe(false);
  expect(hasWord(lexicon.upTo("C2"), "NEGOTIATE")).toBe(true);
  // What nobody estimated is of no level.
  expect(hasWord(lexicon.upTo("C2"), "ZAX")).toBe(false);
});
