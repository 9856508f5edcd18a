interface Deps<Entry, Outcome> {
  /**
   * Stores entries in their order. Answers what became of each, and what to do once everybody has
   * been told. Called again with the same entries when it throws and may be tried again: it must
   * store each once.
   */
  commit: (entries: readonly Entry[]) => Promise<{ outcomes: Outcome[]; afterwards: () => void }>;
  /** What becomes of an entry that could not be stored. */
  failed: (error: unknown) => Outcome;
  /** What becomes of an entry that there is no room for, or that waited too long. */
  refused: () => Outcome;
  /** Hears why somebody could not be told what became of an entry: it stays what it became. */
  onTrouble: (error: unknown) => void;
  /** Whether an error says "not now". */
  mayRetry: (error: unknown) => boolean;
  /** Entries of one room that may wait. */
  capacity: number;
  /** Milliseconds an entry may wait. */
  timeout: number;
  /** How many commits may be under way at once; a room always has the same one. */
  lanes?: number;
}

interface Waiting<Entry, Outcome> {
  roomId: string;
  entry: Entry;
  since: number;
  settle: (outcome: Outcome) => void;
}

/** Entries stored at once: enough to share the cost, few enough to share the wait. */
const mostAtOnce = 200;
const firstRetry = 50;
const lastRetry = 1000;
const sleep = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/**
 * Few lines for many rooms. While a commit is under way what comes waits, and the next commit takes
 * it all, of whatever rooms: the busier it is, the less a message costs. While the database is away
 * the lines stand.
 */
export function createChatQueue<Entry, Outcome>(deps: Deps<Entry, Outcome>) {
  const { commit, failed, refused, mayRetry, onTrouble, capacity, timeout, lanes = 2 } = deps;
  const lines = Array.from({ length: lanes }, (): Waiting<Entry, Outcome>[] => []);
  const worked = new Set<Waiting<Entry, Outcome>[]>();
  const inRoom = new Map<string, number>();
  const working = new Set<Promise<void>>();
  let isHurried = false;

  /** The room's own line: its messages must not overtake each other. */
  function lineOf(roomId: string) {
    let hash = 0;
    for (let place = 0; place < roomId.length; place++) {
      hash = (hash * 31 + roomId.charCodeAt(place)) % 1_000_003;
    }
    return lines[hash % lanes]!;
  }

  function end({ roomId, settle }: Waiting<Entry, Outcome>, outcome: Outcome): void {
    const left = inRoom.get(roomId)! - 1;
    if (left > 0) inRoom.set(roomId, left);
    else inRoom.delete(roomId);
    attempt(() => settle(outcome));
  }

  /** What fails here concerns one entry that is done with, and none of those that wait. */
  function attempt(tell: () => void): void {
    try {
      tell();
    } catch (error) {
      onTrouble(error);
    }
  }

  async function work(line: Waiting<Entry, Outcome>[]): Promise<void> {
    let pause = firstRetry;
    let alone = 0;
    while (line.length > 0) {
      // Those at the front stay until it is certain what became of them.
      const batch = line.slice(0, alone > 0 ? 1 : mostAtOnce);
      alone -= 1;
      let done: Awaited<ReturnType<typeof commit>>;
      try {
        done = await commit(batch.map(({ entry }) => entry));
      } catch (error) {
        if (mayRetry(error)) {
          if (!isHurried) await sleep(pause);
          pause = Math.min(pause * 2, lastRetry);
          refuseOld(line);
        } else if (batch.length > 1) {
          // One that cannot be stored must not take the others with it.
          alone = batch.length;
        } else {
          line.shift();
          end(batch[0]!, failed(error));
        }
        continue;
      }
      line.splice(0, batch.length);
      batch.forEach((waiting, place) => end(waiting, done.outcomes[place]!));
      attempt(done.afterwards);
      pause = firstRetry;
    }
    worked.delete(line);
  }

  function refuseOld(line: Waiting<Entry, Outcome>[]): void {
    const now = performance.now();
    const young = line.findIndex(({ since }) => !isHurried && now - since < timeout);
    const old = line.splice(0, young === -1 ? line.length : young);
    for (const waiting of old) end(waiting, refused());
  }

  return {
    /** Settles the entry when it is certain what became of it. */
    add(roomId: string, entry: Entry, settle: (outcome: Outcome) => void): void {
      const waiting = inRoom.get(roomId) ?? 0;
      if (waiting >= capacity) return settle(refused());
      inRoom.set(roomId, waiting + 1);
      const line = lineOf(roomId);
      line.push({ roomId, entry, since: performance.now(), settle });
      if (worked.has(line)) return;
      worked.add(line);
      const done = work(line).finally(() => working.delete(done));
      working.add(done);
    },
    /** Settles when nothing waits. What the database has not taken after so long is refused. */
    async drain(limit: number): Promise<void> {
      const hurry = setTimeout(() => (isHurried = true), limit);
      while (working.size > 0) await Promise.all(working);
      clearTimeout(hurry);
    },
  };
}
