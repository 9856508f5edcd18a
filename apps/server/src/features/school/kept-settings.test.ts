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
  await kept.load();
  expect([kept.current(), kept.current()]).toEqual(["first", "first"]);
  expect(state.reads).toBe(1);
});

test("a change of which no word came is known within seconds, and nobody waits for it", async () => {
  const { kept, state } = open();
  await kept.load();
  Object.assign(state, { stored: "second", now: 5001 });
  expect(kept.current()).toBe("first");
  await expect.poll(() => kept.current()).toBe("second");
});

test("a change is known once it is said, and until it is read what was known holds", async () => {
  const { kept, state } = open();
  await kept.load();
  state.stored = "second";
  const said = kept.changed();
  expect(kept.current()).toBe("first");
  await said;
  expect(kept.current()).toBe("second");
});

test("what was read before a change is never kept after it", async () => {
  const { kept, state } = open();
  const early = kept.load();
  state.stored = "second";
  await Promise.all([early, kept.changed()]);
  expect(kept.current()).toBe("second");
});

test("a change that could not be read is read as soon as it can be", async () => {
  const { kept, state, log } = open();
  await kept.load();
  Object.assign(state, { stored: "second", isAway: true });
  await kept.changed();
  expect(log).toMatchObject([{ event: "settings-not-read" }]);
  state.isAway = false;
  await expect.poll(() => kept.current()).toBe("second");
});

test("while the database is away what is known holds", async () => {
  const { kept, state, log } = open();
  await kept.load();
  Object.assign(state, { isAway: true, now: 6000 });
  expect(kept.current()).toBe("first");
  await expect.poll(() => log.map(({ event }) => event)).toEqual(["settings-not-read"]);
});
