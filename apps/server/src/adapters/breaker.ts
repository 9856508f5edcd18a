interface Options {
  /** So many failures one after the other open it. */
  failures: number;
  /** How long nothing is tried then, in milliseconds. */
  rest: number;
  /** A steady clock, in milliseconds. */
  now: () => number;
}

/**
 * Keeps from asking what has failed several times running, so that nobody waits for it again and
 * again. After a rest one is let through to try; it decides for the others.
 */
export function createBreaker({ failures, rest, now }: Options) {
  let failed = 0;
  let openUntil = 0;
  return {
    /** Whether to try now. */
    isClosed(): boolean {
      if (failed < failures) return true;
      if (now() < openUntil) return false;
      // Whoever comes next waits until this one has tried.
      openUntil = now() + rest;
      return true;
    },
    /** Who tried left before anything was known: whoever comes next may try. */
    leftOpen(): void {
      if (failed >= failures) openUntil = Math.min(openUntil, now());
    },
    succeeded(): void {
      failed = 0;
    },
    failed(): void {
      failed += 1;
      if (failed >= failures) openUntil = now() + rest;
    },
  };
}
