import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { readProcessStart } from "./process-start";

export interface ProcessLock {
  release: () => Promise<void>;
}

interface Holder {
  pid: number;
  started: string;
}

/**
 * Takes the lock file for this process, or answers the process id of its living holder.
 * The file of a process that was killed counts for nothing.
 */
export async function takeLock(path: string): Promise<ProcessLock | { heldBy: number }> {
  const started = await readProcessStart(process.pid);
  const mine = JSON.stringify({ pid: process.pid, started });
  for (;;) {
    try {
      await writeFile(path, mine, { flag: "wx", mode: 0o644 });
      return { release: () => removeIfHolds(path, mine) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const found = await readHolder(path);
    if (found.holder && (await isAlive(found.holder))) return { heldBy: found.holder.pid };
    await removeIfHolds(path, found.text);
  }
}

/** The text is empty for an instant between a holder's creating the file and writing to it. */
async function readHolder(path: string): Promise<{ text: string; holder?: Holder }> {
  for (let tries = 0; ; tries++) {
    const text = await readFile(path, "utf8").catch(() => "");
    const holder = parseHolder(text);
    if (holder) return { text, holder };
    if (tries === 20) return { text };
    await sleep(10);
  }
}

function parseHolder(text: string): Holder | undefined {
  try {
    const holder = JSON.parse(text) as Partial<Holder>;
    if (typeof holder.pid !== "number" || typeof holder.started !== "string") return undefined;
    return { pid: holder.pid, started: holder.started };
  } catch {
    return undefined;
  }
}

const isAlive = async (holder: Holder): Promise<boolean> =>
  (await readProcessStart(holder.pid)) === holder.started;

/** Removes the file unless another process has taken it since it was read. */
async function removeIfHolds(path: string, text: string): Promise<void> {
  const aside = `${path}.${process.pid}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  if ((await readFile(aside, "utf8")) === text) await rm(aside, { force: true });
  else await rename(aside, path);
}
