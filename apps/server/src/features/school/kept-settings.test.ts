import { expect, test } from "vitest";
import { busOfOne } from "../../bus/bus";
import type { LogEntry } from "../../observability/log";
import { keepSettings } from "./kept-settings";

function open() {
  const log: LogEntry[] = [];
  const state = { stored: "first", now: 0, reads: 0, isAway: false };
  const kept = keepSettings({
    read() {
      state.reads += 1;
      return state.isAway ? Promise.reject(new Error("away")) : Promise.resolve(state.stored);
    },
    bus: busOfOne(),
    log: (entry) => log.push(entry),
    now: () => state.now,
  });
  return { kept, state, log };
}

test("is read once for many who ask", async () => {
  const { kept, state } = open();
  expect(await Promise.all([kept.current(), kept.current()])).toEqual(["first", "first"]);
  expect(await kept.current()).toBe("first");
  expect(state.reads).toBe(1);
});

test("a change of which no word came is known within seconds, and nobody waits for it", async () => {
  const { kept, state } = open();
  await kept.current();
  Object.assign(state, { stored: "second", now: 5001 });
  expect(await kept.current()).toBe("first");
  await expect.poll(() => kept.current()).toBe("second");
});

test("what was read before a change is never kept after it", async () => {
  const { kept, state } = open();
  const early = kept.current();
  state.stored = "second";
  kept.changed();
  expect(await early).toBe("second");
  expect(await kept.current()).toBe("second");
});

test("while the database is away what is known holds", async () => {
  const { kept, state, log } = open();
  await kept.current();
  Object.assign(state, { isAway: true, now: 6000 });
  expect(await kept.current()).toBe("first");
  await expect.poll(() => log.map(({ event }) => event)).toEqual(["settings-not-read"]);
});
