import { readFile, stat } from "node:fs/promises";
import { gcgLimits, readGcg, replayGcg } from "@saywell/word-board";
import { decodeGcg } from "./decode-gcg";
import { replayTable } from "./replay-table";

/** Prints how each game went. Tells whether all can be read and agree. */
export async function replayFiles(files: readonly string[]): Promise<boolean> {
  let agree = true;
  for (const [at, file] of files.entries()) {
    if (at > 0) console.log("");
    try {
      agree = (await replayFile(file)) && agree;
    } catch (error) {
      console.error(`${file}: ${(error as Error).message}`);
      agree = false;
    }
  }
  return agree;
}

/** Throws a sentence where the file cannot be read. */
async function replayFile(file: string): Promise<boolean> {
  // A letter has four bytes at most.
  if ((await stat(file)).size > 4 * gcgLimits.length) throw new Error("It is too long for a game.");
  const read = readGcg(decodeGcg(await readFile(file)));
  if (!read.ok)
    throw new Error(read.line === null ? read.reason : `line ${read.line}: ${read.reason}`);
  const replay = replayGcg(read.game);
  console.log(replayTable(file, read, replay));
  return replay.agrees;
}
