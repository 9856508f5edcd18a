import { expect, it } from "vitest";
import { presenceAfter, presenceOf, unknownPresence } from "./live-presence";

const anna = { id: "anna", isOnline: 1, lastSeenAt: "2026-01-01T10:00:00.000Z" } as const;
const ben = { id: "ben", isOnline: 0, lastSeenAt: null } as const;

it("before the live connection opens, the list that was read holds", () => {
  expect(presenceOf(unknownPresence, anna, 1).isOnline).toBe(true);
  expect(presenceOf(unknownPresence, ben, 1).isOnline).toBe(false);
});

it("the friends named in CONNECTED take its place", () => {
  const presence = presenceAfter(
    unknownPresence,
    { type: "CONNECTED", onlineFriends: ["ben"] },
    10,
  );
  expect(presenceOf(presence, anna, 1).isOnline).toBe(false);
  expect(presenceOf(presence, ben, 1).isOnline).toBe(true);
});

it("FRIEND_STATUS_CHANGE changes one friend, with when they were last seen", () => {
  const connected = presenceAfter(
    unknownPresence,
    { type: "CONNECTED", onlineFriends: ["anna"] },
    10,
  );
  const lastSeenAt = "2026-01-02T10:00:00.000Z";
  const left = { type: "FRIEND_STATUS_CHANGE", userId: "anna", isOnline: false } as const;
  const presence = presenceAfter(connected, { ...left, lastSeenAt }, 20);
  expect(presenceOf(presence, anna, 1)).toEqual({ isOnline: false, lastSeenAt });
  expect(
    presenceOf(presenceAfter(presence, { ...left, isOnline: true }, 30), anna, 1).isOnline,
  ).toBe(true);
});

it("a list that was read later than all this holds again", () => {
  const connected = presenceAfter(unknownPresence, { type: "CONNECTED", onlineFriends: [] }, 10);
  const left = { type: "FRIEND_STATUS_CHANGE", userId: "anna", isOnline: false } as const;
  expect(presenceOf(presenceAfter(connected, left, 20), anna, 30).isOnline).toBe(true);
});
