import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/*
 * SCOWL files its words by class and by size: the larger the size, the rarer the word. Names,
 * abbreviations and contractions are classes of their own, which are not read.
 */
const classes = [
  "english",
  "american",
  "british",
  "british_z",
  "variant_1",
  "variant_2",
  "british_variant_1",
  "british_variant_2",
];
const upTo70 = [10, 20, 35, 40, 50, 55, 60, 70];

/** Letters from a to z, as the board has them: "café" is played as CAFE. */
const plain = /^[a-z]{2,15}$/;
const withoutAccents = (word: string) => word.normalize("NFD").replaceAll(/\p{M}/gu, "");

function readWords(directory: string, sizes: readonly number[]): Set<string> {
  const files = sizes
    .flatMap((size) => classes.map((name) => join(directory, `${name}-words.${size}`)))
    .filter((file) => existsSync(file));
  if (files.length === 0) throw new Error(`There are no word lists of SCOWL in ${directory}.`);
  const words = files.flatMap((file) => readFileSync(file, "utf8").split("\n"));
  return new Set(words.map(withoutAccents).filter((word) => plain.test(word)));
}

/** The words that good dictionaries have (up to size 70), and those that only large ones have (80). */
export const readScowl = (directory: string) => ({
  usual: readWords(directory, upTo70),
  rare: readWords(directory, [80]),
});
