import type { Rate } from "./rate";

/** So many of one thing in so many milliseconds. */
export interface Limit {
  /** What is counted. */
  name: string;
  /** Whose it is. */
  key: string;
  max: number;
  /** Milliseconds; whole seconds, at least one. */
  timeWindow: number;
}

/**
 * What is counted against limits over all processes. Each process counts for itself besides, so
 * nothing is unlimited while the others cannot be asked, and nobody is refused for that.
 */
export interface SharedCounter {
  /**
   * Counts one against each limit in turn, up to the first that is exceeded. Answers the
   * milliseconds until that one counts anew; 0 when none is exceeded, or nobody knows.
   */
  count(limits: readonly Limit[]): Promise<number>;
  /**
   * Takes one of what a key has left, even if it has none left. Answers the milliseconds until it
   * has one again; 0 when it still has, or nobody knows.
   */
  take(key: string, rate: Rate): Promise<number>;
}

/** For one process: what it counts itself is all there is. */
export const sharedCounterOfOne = (): SharedCounter => ({
  count: () => Promise.resolve(0),
  take: () => Promise.resolve(0),
});
