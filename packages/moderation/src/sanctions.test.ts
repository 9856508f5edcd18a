import { describe, expect, test } from "vitest";
import { sanctionState, type Sanction } from "./sanctions";

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 4, 4, 12);
const mute: Sanction = {
  id: "s1",
  userId: "u1",
  kind: "mute",
  reason: "spam",
  startsAt: NOW - HOUR,
  endsAt: NOW + HOUR,
  liftedAt: null,
};
const ban: Sanction = { ...mute, id: "s2", kind: "ban", reason: "hate" };

describe("one mute", () => {
  test.each([
    ["in force", {}, false],
    ["over at its last instant", { endsAt: NOW }, true],
    ["in force in its first instant", { startsAt: NOW }, false],
    ["not begun", { startsAt: NOW + 1 }, true],
    ["without an end", { endsAt: null }, false],
    ["lifted", { liftedAt: NOW }, true],
    ["lifted later, seen before", { liftedAt: NOW + 1 }, false],
    ["without an end, lifted", { endsAt: null, liftedAt: NOW - 1 }, true],
  ] as const)("%s: %j → may speak %s", (_what, change, maySpeak) => {
    expect(sanctionState([{ ...mute, ...change }], NOW).maySpeak).toBe(maySpeak);
  });
});

test("nobody is restricted without a sanction", () => {
  expect(sanctionState([], NOW)).toEqual({ muted: null, banned: null, maySpeak: true });
});

test("mute and ban are told apart, with reason and end", () => {
  expect(sanctionState([mute, ban], NOW)).toEqual({
    muted: { sanctionId: "s1", reason: "spam", until: NOW + HOUR },
    banned: { sanctionId: "s2", reason: "hate", until: NOW + HOUR },
    maySpeak: false,
  });
});

test("of several the longest counts, and no end is the longest, in any order", () => {
  const longer = { ...mute, id: "s3", endsAt: NOW + 5 * HOUR };
  const endless = { ...mute, id: "s4", endsAt: null };
  expect(sanctionState([mute, longer], NOW).muted?.sanctionId).toBe("s3");
  expect(sanctionState([longer, mute], NOW).muted?.sanctionId).toBe("s3");
  expect(sanctionState([endless, longer, mute], NOW).muted).toMatchObject({
    sanctionId: "s4",
    until: null,
  });
  expect(sanctionState([mute, longer, endless], NOW).muted).toMatchObject({
    sanctionId: "s4",
    until: null,
  });
});
