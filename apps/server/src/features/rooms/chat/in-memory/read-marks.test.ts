import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createReadMarks } from "./read-marks";
import type { ReadMark } from "../chat.store";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("many readers are one write, each with the furthest they have read", async () => {
  const saved: ReadMark[][] = [];
  const { note } = createReadMarks({
    save: (marks) => Promise.resolve(void saved.push(marks)),
    onTrouble: () => {},
  });
  for (const [accountId, seq] of [
    ["ana", 3],
    ["ben", 4],
    ["ana", 5],
    ["ana", 2],
  ] as const) {
    note({ roomId: "r", accountId, seq });
  }
  await vi.advanceTimersByTimeAsync(600);
  expect(saved).toEqual([
    [
      { roomId: "r", accountId: "ana", seq: 5 },
      { roomId: "r", accountId: "ben", seq: 4 },
    ],
  ]);
});

test("what is noted is stored when the server stops, and a failure harms nothing after it", async () => {
  const troubles: unknown[] = [];
  let fails = true;
  const saved: number[] = [];
  const { note, flush } = createReadMarks({
    save: (marks) =>
      fails ? Promise.reject(new Error("away")) : Promise.resolve(void saved.push(marks.length)),
    onTrouble: (error) => troubles.push(error),
  });
  note({ roomId: "r", accountId: "ana", seq: 1 });
  await flush();
  expect(troubles).toHaveLength(1);
  fails = false;
  note({ roomId: "r", accountId: "ana", seq: 2 });
  await flush();
  expect(saved).toEqual([1]);
});
