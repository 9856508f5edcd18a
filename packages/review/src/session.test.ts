import { expect, test } from "vitest";
import { asksFor } from "./asks";
import type { Memory } from "./memory";
import type { Moment } from "./moment";
import { gradeCard } from "./schedule";
import { isDue, planSession, SESSION_SIZE } from "./session";
import { newMemory } from "./testing/new-memory";

const at = (time: string, hoursEast = 0): Moment => ({
  now: new Date(time),
  dayOf: (instant) =>
    new Date(instant.getTime() + hoursEast * 3_600_000).toISOString().slice(0, 10),
});
const memory = (parts: Partial<Memory>): Memory => ({
  ...newMemory(new Date("2026-03-01T00:00:00Z")),
  ...parts,
});
const known = (dueAt: string, stability = 5) =>
  memory({
    state: "review",
    stability,
    difficulty: 5,
    reviews: 2,
    reviewedAt: new Date("2026-03-01T00:00:00Z"),
    dueAt: new Date(dueAt),
  });

test.each([
  // state, due at, now, hours east of UTC, is it due
  ["new", "2026-03-04T09:00Z", "2026-03-04T09:00Z", 0, true],
  ["learning", "2026-03-04T09:10Z", "2026-03-04T09:09Z", 0, false],
  ["learning", "2026-03-04T09:10Z", "2026-03-04T09:10Z", 0, true],
  ["relearning", "2026-03-04T09:10Z", "2026-03-04T09:00Z", 0, false],
  ["review", "2026-03-04T21:00Z", "2026-03-04T00:00Z", 0, true],
  ["review", "2026-03-04T21:00Z", "2026-03-03T23:59Z", 0, false],
  ["review", "2026-03-04T21:00Z", "2026-03-04T15:00Z", 9, true],
  ["review", "2026-03-04T21:00Z", "2026-03-04T14:59Z", 9, false],
  ["review", "2026-03-09T21:00Z", "2026-03-04T09:00Z", 0, false],
  ["review", "2026-03-01T21:00Z", "2026-03-04T09:00Z", 0, true],
] as const)(
  "a %s card due at %s is judged at %s, %i hours east: %s",
  (state, due, now, east, is) => {
    expect(isDue(memory({ state, dueAt: new Date(due) }), at(now, east))).toBe(is);
  },
);

test("what is nearest to being forgotten is asked first, and what is new last", () => {
  const deck = [
    { name: "new, younger", memory: memory({ dueAt: new Date("2026-03-02T00:00Z") }) },
    { name: "new, older", memory: memory({}) },
    { name: "known well", memory: known("2026-03-03T00:00Z", 30) },
    { name: "fading", memory: known("2026-03-04T00:00Z", 2) },
    { name: "next week", memory: known("2026-03-11T00:00Z") },
  ];
  const { cards, dueCount, nextDueAt } = planSession(deck, at("2026-03-04T09:00Z"));
  expect(cards.map(({ name }) => name)).toEqual([
    "fading",
    "known well",
    "new, older",
    "new, younger",
  ]);
  expect(dueCount).toBe(4);
  expect(nextDueAt).toEqual(new Date("2026-03-11T00:00Z"));
});

test("a session holds as many as one sitting bears, and says how many are due in all", () => {
  const deck = Array.from({ length: SESSION_SIZE + 3 }, () => ({ memory: memory({}) }));
  const session = planSession(deck, at("2026-03-04T09:00Z"));
  expect(session.cards).toHaveLength(SESSION_SIZE);
  expect(session).toMatchObject({ dueCount: SESSION_SIZE + 3, nextDueAt: null });
});

test("an empty deck has nothing to ask and nothing to come", () => {
  expect(planSession([], at("2026-03-04T09:00Z"))).toEqual({
    cards: [],
    dueCount: 0,
    nextDueAt: null,
  });
});

test("a word is asked for its meaning until it is remembered over days, then both ways in turn", () => {
  let card = newMemory(new Date("2026-03-04T09:00Z"));
  const asked = [];
  for (const grade of ["good", "good", "good", "good", "again", "good"] as const) {
    asked.push(asksFor(card));
    card = gradeCard(card, grade, at(card.dueAt.toISOString()));
  }
  expect(asked).toEqual(["meaning", "meaning", "word", "meaning", "word", "meaning"]);
});
