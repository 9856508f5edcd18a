import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRoomActivity } from "./room-activity";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a room is told of soon, then once a second at most, and the last word is not lost", () => {
  const told: string[] = [];
  const { said } = createRoomActivity({
    tell: (rooms) => {
      told.push([...rooms].map(([room, seq]) => `${room} ${seq}`).join());
      return Promise.resolve();
    },
    onTrouble: () => {},
  });
  said("a", 1);
  said("b", 7);
  said("a", 2);
  vi.advanceTimersByTime(100);
  expect(told).toEqual(["a 2,b 7"]);
  for (let seq = 3; seq < 20; seq++) said("a", seq);
  vi.advanceTimersByTime(900);
  expect(told).toHaveLength(1);
  vi.advanceTimersByTime(200);
  expect(told).toEqual(["a 2,b 7", "a 19"]);
  vi.advanceTimersByTime(60_000);
  expect(told).toHaveLength(2);
});
