import type { Log } from "./log";

const minute = 60_000;

/** A log for what fails again and again: one line in a minute, with how many were left out before. */
export function logSeldom(log: Log, now: () => number): Log {
  let saidAt = -Infinity;
  let leftOut = 0;
  return (entry) => {
    if (now() - saidAt < minute) {
      leftOut += 1;
      return;
    }
    log(leftOut === 0 ? entry : { ...entry, leftOut });
    saidAt = now();
    leftOut = 0;
  };
}
