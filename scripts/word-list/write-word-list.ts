import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readScowl } from "./scowl";
import { filedElsewhere, notPlayed, playedOfThree, twoLetterWords } from "./short-words";
import { isUnfit } from "./unfit-words";
import { vouchedWords } from "./vouched-words";

/*
 * Writes packages/content/data/word-board/words.txt from the lists of SCOWL. Only needed when the list
 * is to be made again; packages/content/data/word-board/README.md says where SCOWL comes from.
 *
 *   npx tsx scripts/word-list/write-word-list.ts /usr/share/dict/scowl
 */
const [directory] = process.argv.slice(2);
if (directory === undefined) throw new Error("Say where the lists of SCOWL are.");

const { usual, rare } = readScowl(directory);
const left = new Set([...notPlayed, ...[...usual].filter((word) => word.length === 2)]);
const candidates = new Set([
  ...[...usual].filter((word) => !left.has(word)),
  ...vouchedWords(usual, rare).filter((word) => word.length > 3),
  ...twoLetterWords,
  ...playedOfThree,
  ...filedElsewhere,
]);
const words = [...candidates].filter((word) => !isUnfit(word)).toSorted();

const file = new URL("../../packages/content/data/word-board/words.txt", import.meta.url);
writeFileSync(fileURLToPath(file), `${words.join("\n")}\n`);
console.log(`${words.length} words; ${candidates.size - words.length} are not fit for our boards.`);
