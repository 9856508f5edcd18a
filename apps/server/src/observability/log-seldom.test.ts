import { expect, test } from "vitest";
import type { LogEntry } from "./log";
import { logSeldom } from "./log-seldom";

test("what fails all the time is one line in a minute, which counts the others", () => {
  const lines: LogEntry[] = [];
  let now = 0;
  const log = logSeldom(
    (entry) => lines.push(entry),
    () => now,
  );
  const entry = { level: "warn", event: "failed" } as const;
  for (const at of [0, 1, 59_999]) {
    now = at;
    log(entry);
  }
  expect(lines).toEqual([entry]);
  now = 60_000;
  log(entry);
  now = 120_000;
  log(entry);
  expect(lines).toEqual([entry, { ...entry, leftOut: 2 }, entry]);
});

test("what fails all the time hides nothing else that fails", () => {
  const events: string[] = [];
  const log = logSeldom(
    ({ event }) => events.push(event),
    () => 0,
  );
  for (const event of ["model-failed", "review-failed", "model-failed", "review-failed"])
    log({ level: "warn", event });
  expect(events).toEqual(["model-failed", "review-failed"]);
});
