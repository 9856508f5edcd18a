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
      told.push(
        [...rooms]
          .map(([room, { seq, authorIds }]) => `${room} ${seq} by ${[...authorIds].join("+")}`)
          .join(),
      );
      return Promise.resolve();
    },
    onTrouble: () => {},
  });
  said("a", { seq: 1, authorIds: ["ann"] });
  said("b", { seq: 7, authorIds: ["ben"] });
  said("a", { seq: 2, authorIds: ["ben", "ann"] });
  vi.advanceTimersByTime(100);
  expect(told).toEqual(["a 2 by ann+ben,b 7 by ben"]);
  for (let seq = 3; seq < 20; seq++) said("a", { seq, authorIds: ["cem"] });
  vi.advanceTimersByTime(900);
  expect(told).toHaveLength(1);
  vi.advanceTimersByTime(200);
  expect(told).toEqual(["a 2 by ann+ben,b 7 by ben", "a 19 by cem"]);
  vi.advanceTimersByTime(60_000);
  expect(told).toHaveLength(2);
});
