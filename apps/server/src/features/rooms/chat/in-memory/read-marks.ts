import type { ReadMark } from "../chat.store";

interface Deps {
  save: (marks: ReadMark[]) => Promise<void>;
  onTrouble: (error: unknown) => void;
  /** Milliseconds over which marks are gathered. */
  every?: number;
}

/** Gathers how far people have read: a room full of readers is one write, not one for each. */
export function createReadMarks({ save, onTrouble, every = 500 }: Deps) {
  let gathered = new Map<string, ReadMark>();
  let timer: NodeJS.Timeout | undefined;
  let saving = Promise.resolve();

  function note(mark: ReadMark): void {
    const key = `${mark.roomId} ${mark.accountId}`;
    if ((gathered.get(key)?.seq ?? -1) < mark.seq) gathered.set(key, mark);
    timer ??= setTimeout(() => void flush(), every).unref();
  }

  /** Settles when everything noted so far is stored, or could not be. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const marks = [...gathered.values()];
    gathered = new Map();
    if (marks.length === 0) return saving;
    // A mark that is lost with its database is set again by the next message read.
    saving = saving.then(() => save(marks)).catch(onTrouble);
    return saving;
  }

  return { note, flush };
}
