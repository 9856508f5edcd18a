import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import {
  createTagger,
  type Lexicon,
  readWeights,
  type Tagger,
  tags,
} from "@saywell/grammar-checker";

const file = (name: string) =>
  new URL(`../../../../packages/grammar-checker/data/tagger/${name}`, import.meta.url);
const json = (name: string): unknown => JSON.parse(readFileSync(file(name), "utf8"));

interface Reference {
  text: string;
  tokens: string[];
  words: number[];
  suffixes: number[];
  shapes: number[];
  keep: number[];
  best: string[];
  best_p: number[];
  proposals: { start: number; end: number; better: string; tag: string; p: number }[];
}
const references = json("reference-outputs.json") as Reference[];
let tagger: Tagger;

beforeAll(() => {
  const weights = readWeights(readFileSync(file("weights.bin")), (bytes) =>
    new TextDecoder().decode(bytes),
  );
  tagger = createTagger(weights, json("lexicon.json") as Lexicon);
});

test.each(references.map((each) => [each.text, each] as const))(
  "%j is read as by the program that trained the network",
  (text, expected) => {
    const { pieces, features, probabilities } = tagger.read(text);
    expect([...pieces.map((piece) => piece.text), "<eos>"]).toEqual(expected.tokens);
    expect(features.words).toEqual(expected.words);
    expect(features.endings).toEqual(expected.suffixes);
    expect(features.shapes).toEqual(expected.shapes);
    for (const [at, keep] of expected.keep.entries()) {
      expect(probabilities[at * tags.length]).toBeCloseTo(keep, 3);
      const best = tags.indexOf(expected.best[at]!);
      expect(probabilities[at * tags.length + best]).toBeCloseTo(expected.best_p[at]!, 3);
    }
  },
);

test("where it is sure it proposes what can be put into the sentence", () => {
  const [proposal] = tagger.propose("She go to school by bus every day.", 0.9);
  expect(proposal).toMatchObject({ start: 4, end: 6, better: "goes", tag: "V_S" });
});

test("greetings, titles and misspelt words are not its business", () => {
  for (const text of ["Hello Ana", "My big holyday", ""])
    expect(tagger.propose(text, 0.5)).toEqual([]);
});
