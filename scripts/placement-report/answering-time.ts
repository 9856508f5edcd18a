import { fileURLToPath } from "node:url";
import type { CompiledPassage } from "../../packages/content/src/level-tests/compiled-item";
import { readBank } from "../../packages/content/src/level-tests/read-bank";
import { describeProblem } from "../../packages/content/src/read-source";

/*
 * What a question takes, reckoned from its words. Grown-up native readers read 238 words a minute
 * (Brysbaert 2019); who learns a language reads more slowly, how much more is our own guess.
 */
const wordsRead = 140;
const wordsHeard = 150;
const pauseBetweenLines = 0.45;
/** To think, to choose or type a word, and to press the button. */
const secondsToAnswer = 8;

const dataDir = fileURLToPath(new URL("../../packages/content/data", import.meta.url));
const bank = readBank(dataDir, "packages/content/data");
if ("problems" in bank) throw new Error(bank.problems.map(describeProblem).join("\n"));
const { items, passages } = bank.value;
const itemsById = new Map(items.map((item) => [item.id, item]));
const passagesById = new Map(passages.map((passage) => [passage.id, passage]));

const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Seconds for these questions in their order. What two in a row are about is read or heard once. */
export function secondsFor(itemIds: readonly string[]): number {
  let before: string | null = null;
  let seconds = 0;
  for (const id of itemIds) {
    const { prompt, options, passageId } = itemsById.get(id)!;
    seconds += secondsToAnswer + (60 * wordsOf([prompt, ...options].join(" "))) / wordsRead;
    const passage = passageId === null ? undefined : passagesById.get(passageId);
    if (passage !== undefined && passageId !== before) seconds += secondsWith(passage);
    before = passageId;
  }
  return seconds;
}

function secondsWith({ text, lines }: CompiledPassage): number {
  if (lines === null) return (60 * wordsOf(text ?? "")) / wordsRead;
  const words = lines.reduce((sum, { says }) => sum + wordsOf(says), 0);
  return (60 * words) / wordsHeard + lines.length * pauseBetweenLines;
}
