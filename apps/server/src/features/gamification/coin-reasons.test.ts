import { type LedgerKind, ledgerKinds } from "@saywell/gamification";
import { expect, test } from "vitest";
import { coinReason } from "./coin-reasons";

const names = {
  lesson: (id: string) => (id === "a1-lesson-1" ? "Meet and greet" : undefined),
  game: (id: string) => (id === "g1" ? "a word board" : undefined),
};

test.each<[LedgerKind, string, string]>([
  ["lesson-completed", "a1-lesson-1", "Finished “Meet and greet”"],
  ["lesson-replayed", "a1-lesson-1:2026-03-02", "Practised again: “Meet and greet”"],
  ["lesson-completed", "gone", "Finished a lesson"],
  ["game-won", "g1:2", "Won a word board"],
  ["game-played", "gone:1", "Played a game"],
  ["monthly-coins", "2026-11", "Your plan’s coins for November 2026"],
])("%s of %s is told as: %s", (kind, source, told) => {
  expect(coinReason(kind, source, names)).toBe(told);
});

test("every kind of entry, and one that is not known, has a reason in a few words", () => {
  for (const kind of [...ledgerKinds, "place-booked" as LedgerKind]) {
    const source = kind === "monthly-coins" ? "2026-11" : "a";
    expect(coinReason(kind, source, names)).toMatch(/^[A-Z][^{}]{5,50}$/);
  }
});
