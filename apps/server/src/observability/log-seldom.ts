import type { Log } from "./log";

const minute = 60_000;

/**
 * A log for what fails again and again: of each event one line in a minute, with how many were left
 * out before.
 */
export function logSeldom(log: Log, now: () => number): Log {
  const said = new Map<string, { at: number; leftOut: number }>();
  return (entry) => {
    const last = said.get(entry.event);
    if (last !== undefined && now() - last.at < minute) {
      last.leftOut += 1;
      return;
    }
    const leftOut = last?.leftOut ?? 0;
    log(leftOut === 0 ? entry : { ...entry, leftOut });
    said.set(entry.event, { at: now(), leftOut: 0 });
  };
}
