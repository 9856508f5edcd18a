interface Waiting<Key, T> {
  key: Key;
  done: (value: T) => void;
  fail: (error: unknown) => void;
}

/** Keys read at once. */
const mostAtOnce = 200;
/** Readings under way at once. */
const most = 2;

/**
 * Reads for many with few questions: what is asked while readings are under way goes into the next
 * one. Whoever asks gets a reading that begins after they asked. Answers come in the order of keys.
 */
export function createGatheredReading<Key, T>(
  readAll: (keys: readonly Key[]) => Promise<readonly T[]>,
) {
  const waiting: Waiting<Key, T>[] = [];
  let running = 0;

  async function work(): Promise<void> {
    running += 1;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, mostAtOnce);
      try {
        const values = await readAll(batch.map(({ key }) => key));
        batch.forEach(({ done }, place) => done(values[place]!));
      } catch (error) {
        for (const { fail } of batch) fail(error);
      }
    }
    running -= 1;
  }

  return (key: Key): Promise<T> =>
    new Promise((done, fail) => {
      waiting.push({ key, done, fail });
      if (running < most) void work();
    });
}
