import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readWeights } from "../../packages/moderation/src/classifier/weights";
import { baseForms } from "@saywell/english";

/*
 * Puts common words into groups of near meaning, by the word vectors of the classifier on board, so that
 * a cry with words that no sentence of the training had is read like its neighbours. Run before
 * `train.ts`, only where the vectors or the word list are new.
 */

const data = join(import.meta.dirname, "../../packages/moderation/data");
const file = readFileSync(join(data, "classifier/weights.bin"));
const copy = new Uint8Array(file).buffer;
const { rowOf, words, vector } = readWeights(copy, (bytes) => new TextDecoder().decode(bytes));

const known = new Set(
  readFileSync(
    join(import.meta.dirname, "../../packages/content/data/word-board/words.txt"),
    "utf8",
  )
    .toLowerCase()
    .match(/[a-z]+/g),
);
// A form whose base is there is read by its base.
const isBase = (word: string): boolean =>
  !baseForms(word).some((base) => base !== word && known.has(base) && rowOf.has(base));
const list = [...rowOf.keys()].filter(
  (word) => /^[a-z]{3,}$/.test(word) && known.has(word) && isBase(word),
);

const vectorOf = (word: string): Float64Array => {
  const row = rowOf.get(word)!;
  const values = Float64Array.from(
    { length: vector },
    (_, at) => words.bytes[row * vector + at]! * words.scales[row]!,
  );
  const length = Math.hypot(...values) || 1;
  return values.map((value) => value / length);
};
const points = list.map(vectorOf);

/** Groups by k-means, which begins at points that lie evenly in the list: the same every time. */
function grouped(all: readonly Float64Array[], count: number): number[] {
  let centres = Array.from(
    { length: count },
    (_, at) => all[Math.floor((at * all.length) / count)]!,
  );
  let nearest: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    nearest = all.map((point) => {
      let best = 0;
      let most = -Infinity;
      for (const [at, centre] of centres.entries()) {
        let product = 0;
        for (let index = 0; index < vector; index += 1) product += point[index]! * centre[index]!;
        if (product > most) [best, most] = [at, product];
      }
      return best;
    });
    const sums = centres.map(() => new Float64Array(vector));
    for (const [at, group] of nearest.entries())
      for (let index = 0; index < vector; index += 1) sums[group]![index]! += all[at]![index]!;
    centres = sums.map((sum, at) => {
      const length = Math.hypot(...sum);
      return length === 0 ? centres[at]! : sum.map((value) => value / length);
    });
  }
  return nearest;
}
const rounds = 15;

const groups = grouped(points, 320);
const texts = Array.from({ length: 320 }, (_, group) =>
  list.filter((_word, at) => groups[at] === group).join(" "),
);
const text = JSON.stringify({
  about:
    "Common words in groups of near meaning, written by scripts/cry-classifier/write-clusters.ts.",
  groups: texts,
});
writeFileSync(join(data, "cry-classifier/word-groups.json"), `${text}\n`);
console.log(list.length, "words", text.length, "bytes");
