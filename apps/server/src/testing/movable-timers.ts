import type { After } from "../adapters/after";
import type { MovableClock } from "./movable-clock";

export interface MovableTimers {
  after: After;
  /** Moves the clock on; settles when everything that was due on the way is done. */
  pass(milliseconds: number): Promise<void>;
}

/** Timers that ring when a test moves their clock. */
export function movableTimers(clock: MovableClock): MovableTimers {
  const waiting = new Set<{ due: number; act: () => Promise<void> }>();
  const now = (): number => clock.now().getTime();
  return {
    after(milliseconds, act) {
      const timer = { due: now() + milliseconds, act };
      waiting.add(timer);
      return () => waiting.delete(timer);
    },
    async pass(milliseconds) {
      const end = now() + milliseconds;
      for (;;) {
        const next = [...waiting].filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)[0];
        if (next === undefined) break;
        waiting.delete(next);
        clock.advance(Math.max(0, next.due - now()));
        await next.act();
      }
      clock.advance(end - now());
    },
  };
}
