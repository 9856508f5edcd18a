import { expect, test } from "vitest";
import { createTurns } from "./turns";

test("what is known early waits for what was asked before it, and nobody waits for another", () => {
  const told: string[] = [];
  const turns = createTurns<{ name: string }, string>(({ name }, answer) =>
    told.push(`${name} ${answer}`),
  );
  const [ana, ben] = [{ name: "ana" }, { name: "ben" }];
  const [first, second, third] = [turns.take(ana), turns.take(ana), turns.take(ana)];
  third(["too fast"]);
  turns.take(ben)(["stored"]);
  expect(told).toEqual(["ben stored"]);
  second([]);
  first(["stored", "warned"]);
  expect(told).toEqual(["ben stored", "ana stored", "ana warned", "ana too fast"]);
});
