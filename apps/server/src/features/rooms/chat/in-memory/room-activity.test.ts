import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRoomActivity, type Unheard } from "./room-activity";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watchRooms(unheard: readonly Unheard[] = []) {
  const told: string[] = [];
  const { said } = createRoomActivity({
    membersOf: (roomIds) => Promise.resolve(new Map(roomIds.map((id) => [id, ["ann", "ben"]]))),
    unheard: (authorIds) =>
      Promise.resolve(unheard.filter(({ authorId }) => authorIds.includes(authorId))),
    tell: (ids, roomId, seq) => void told.push(`${roomId} ${seq} to ${ids.join("+")}`),
    onTrouble: (error) => {
      throw error;
    },
  });
  return { told, said };
}

test("a room is told of soon, then once a second at most, and the last word is not lost", async () => {
  const { told, said } = watchRooms();
  said("a", [{ userId: "cem", seq: 1 }]);
  said("b", [{ userId: "dan", seq: 7 }]);
  said("a", [{ userId: "dan", seq: 2 }]);
  await vi.advanceTimersByTimeAsync(100);
  expect(told.splice(0)).toEqual(["a 2 to ann+ben", "b 7 to ann+ben"]);
  for (let seq = 3; seq < 20; seq++) said("a", [{ userId: "cem", seq }]);
  await vi.advanceTimersByTimeAsync(900);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(told.splice(0)).toEqual(["a 19 to ann+ben"]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([]);
});

test("whom somebody's words do not reach hears of the others' words alone, and of their numbers alone", async () => {
  const { told, said } = watchRooms([{ listenerId: "ben", authorId: "cem" }]);
  said("a", [
    { userId: "dan", seq: 1 },
    { userId: "cem", seq: 2 },
  ]);
  said("b", [{ userId: "cem", seq: 5 }]);
  await vi.advanceTimersByTimeAsync(100);
  expect(told).toEqual(["a 2 to ann", "a 1 to ben", "b 5 to ann"]);
});
