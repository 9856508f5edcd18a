/** Keys that may be shut before those that have opened again are looked for. */
const sweepAt = 1000;

/**
 * Holds a limit over all processes without anybody waiting for their answer: what comes goes by
 * what is known, and is counted afterwards. More than the limit can pass only in the moment that
 * an answer takes, and by no more than each process lets through for itself.
 *
 * `count` counts one of a key and answers for how many milliseconds it is shut from now.
 */
export function createCountAfter(
  count: (key: string) => Promise<number>,
  clock: () => number = () => performance.now(),
) {
  const shutUntil = new Map<string, number>();

  async function countOne(key: string): Promise<void> {
    const wait = await count(key);
    if (wait <= 0) return;
    const now = clock();
    shutUntil.set(key, Math.max(shutUntil.get(key) ?? 0, now + wait));
    if (shutUntil.size < sweepAt) return;
    for (const [each, until] of shutUntil) if (until <= now) shutUntil.delete(each);
  }

  /** Milliseconds until one more of this key may pass. 0: it passes now, and counts. */
  return function wait(key: string): number {
    const left = (shutUntil.get(key) ?? 0) - clock();
    if (left > 0) return left;
    shutUntil.delete(key);
    void countOne(key);
    return 0;
  };
}
