import { expect, test } from "vitest";
import { createRoomNames } from "./room-names";

function roomNames(members: string[], troubles: unknown[] = []) {
  let reads = 0;
  const names = createRoomNames({
    read() {
      reads += 1;
      if (members.length === 0) return Promise.reject(new Error("The database is away."));
      return Promise.resolve([...members]);
    },
    onTrouble: (error) => troubles.push(error),
  });
  return { names, reads: () => reads };
}

test("the names of a room are read once for many messages, and again when they are old", async () => {
  const members = ["Ana"];
  const { names, reads } = roomNames(members);
  expect(names.of("r", 0)).toBeUndefined();
  expect(names.of("r", 1)).toBeUndefined();
  await expect.poll(() => names.of("r", 2)).toEqual(["Ana"]);
  expect(reads()).toBe(1);
  members.push("Ben");
  expect(names.of("r", 20_000)).toEqual(["Ana"]);
  await expect.poll(() => names.of("r", 20_001)).toEqual(["Ana", "Ben"]);
  expect(reads()).toBe(2);
});

test("who comes in here may be mentioned at once", async () => {
  const { names } = roomNames(["Ana"]);
  await expect.poll(() => names.of("r", 0)).toEqual(["Ana"]);
  names.add("r", "Ben");
  expect(names.of("r", 1)).toEqual(["Ana", "Ben"]);
});

test("nobody knows the names while they cannot be read", async () => {
  const troubles: unknown[] = [];
  const { names } = roomNames([], troubles);
  expect(names.of("r", 0)).toBeUndefined();
  await expect.poll(() => troubles).toHaveLength(1);
  expect(names.of("r", 1)).toBeUndefined();
});
