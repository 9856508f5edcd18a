import { setImmediate as nextTurn } from "node:timers/promises";

/** Milliseconds of work after which others get their turn. */
const portion = 12;

/** Lets other calls in between during long work: to be awaited again and again. */
export function createBreathe(now: () => number = () => performance.now()) {
  let since = now();
  return async (): Promise<void> => {
    if (now() - since < portion) return;
    await nextTurn();
    since = now();
  };
}
