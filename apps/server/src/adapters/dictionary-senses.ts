import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** One meaning of one word, as WordNet's sense index has it. */
export interface Sense {
  /** Where the meaning is, in the data file of its part of speech. */
  offset: string;
  pos: "n" | "v" | "a" | "s" | "r";
  /** How often people were found to mean this when they wrote the word. */
  uses: number;
  /** Its place among the word's meanings in this part of speech, from 1. */
  rank: number;
}

const parts: Readonly<Record<string, Sense["pos"]>> = { 1: "n", 2: "v", 3: "a", 4: "r", 5: "s" };
const newline = 10;

/** WordNet's sense index: lines in the order of their bytes, searched by halving. */
export async function openSenseIndex(directory: string): Promise<(lemma: string) => Sense[]> {
  const index = await readFile(join(directory, "index.sense"));
  const endOfLine = (from: number): number => {
    const end = index.indexOf(newline, from);
    return end === -1 ? index.length : end;
  };

  function firstAtOrAfter(key: Buffer): number {
    let low = 0;
    let high = index.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const start = middle === 0 ? 0 : index.lastIndexOf(newline, middle - 1) + 1;
      const end = endOfLine(start);
      if (Buffer.compare(index.subarray(start, end), key) < 0) low = end + 1;
      else high = start;
    }
    return low;
  }

  return (lemma) => {
    const key = Buffer.from(`${lemma}%`);
    const senses: Sense[] = [];
    for (let start = firstAtOrAfter(key); start < index.length;) {
      const end = endOfLine(start);
      const line = index.toString("utf8", start, end);
      if (!line.startsWith(`${lemma}%`)) break;
      senses.push(readSense(line, lemma));
      start = end + 1;
    }
    return senses.toSorted((a, b) => b.uses - a.uses || a.rank - b.rank);
  };
}

/** A line is a key that begins `word%part`, then offset, rank and uses. */
function readSense(line: string, lemma: string): Sense {
  const [key = "", offset = "", rank, uses] = line.split(" ");
  const pos = parts[key.charAt(lemma.length + 1)]!;
  return { offset, pos, rank: Number(rank), uses: Number(uses) };
}
