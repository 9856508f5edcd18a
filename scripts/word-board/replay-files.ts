import { readFile, stat } from "node:fs/promises";
import { gcgLimits, readGcg, replayGcg } from "@saywell/word-board";
import { decodeGcg } from "./decode-gcg";
import { replayTable } from "./replay-table";

/** Prints how each game went. Tells whether all can be read and agree. */
export async function replayFiles(files: readonly string[]): Promise<boolean> {
  let agree = true;
  let isFirst = true;
  for (const file of files) {
    try {
      const { table, agrees } = await replayFile(file);
      console.log(printable(isFirst ? table : `\n${table}`));
      isFirst = false;
      agree &&= agrees;
    } catch (error) {
      console.error(printable(`${file}: ${whyUnread(error as Error)}`));
      agree = false;
    }
  }
  return agree;
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "There is no such file.",
  EISDIR: "It is a folder.",
  EACCES: "It may not be read.",
};
const whyUnread = ({ code, message }: NodeJS.ErrnoException): string =>
  reasons[code ?? ""] ?? message;

/** Whoever wrote a file must not write to the terminal: signs that steer it are shown as "?". */
const printable = (text: string): string => text.replaceAll(/[^\P{C}\n]/gu, "?");

/** Throws a sentence where the file cannot be read. */
async function replayFile(file: string): Promise<{ table: string; agrees: boolean }> {
  // A letter has four bytes at most.
  if ((await stat(file)).size > 4 * gcgLimits.length) throw new Error("It is too long for a game.");
  const read = readGcg(decodeGcg(await readFile(file)));
  if (!read.ok)
    throw new Error(read.line === null ? read.reason : `line ${read.line}: ${read.reason}`);
  const replay = replayGcg(read.game);
  return { table: replayTable(file, read, replay), agrees: replay.agrees };
}
