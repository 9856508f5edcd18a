import type { Clock } from "../adapters/clock";

export interface MovableClock extends Clock {
  /** Moves time on, or back with a negative number of milliseconds. */
  advance(milliseconds: number): void;
  set(instant: string): void;
}

/** A clock that stands still until a test moves it. */
export function movableClock(start: string): MovableClock {
  let now = new Date(start).getTime();
  return {
    now: () => new Date(now),
    advance(milliseconds) {
      now += milliseconds;
    },
    set(instant) {
      now = new Date(instant).getTime();
    },
  };
}
