import { expect, test } from "vitest";
import { mayEnterRoom, type RoomEntry } from "./room-entry";

const guest: RoomEntry = {
  person: { ageBand: "UNKNOWN", role: "LEARNER" },
  room: { audience: "EVERYONE", isPrivate: false },
  inClass: false,
  invited: false,
};
const adult = { ageBand: "ADULT", role: "LEARNER" } as const;
const child = { ageBand: "UNDER_13", role: "LEARNER" } as const;
const teen = { ageBand: "AGE_13_TO_17", role: "LEARNER" } as const;
const admin = { ageBand: "UNKNOWN", role: "ADMIN" } as const;
const adultsOnly = { audience: "ADULTS", isPrivate: false } as const;
const classRoom = { audience: "CLASS", isPrivate: false } as const;
const privateRoom = { audience: "EVERYONE", isPrivate: true } as const;

test.each<[string, Partial<RoomEntry>, string]>([
  ["a guest of unknown age enters an open room", {}, "in"],
  ["a child enters an open room", { person: child }, "in"],
  ["an adult enters an open room", { person: adult }, "in"],
  ["an adult enters a room for adults", { person: adult, room: adultsOnly }, "in"],
  ["a guest does not enter a room for adults", { room: adultsOnly }, "adults-only"],
  [
    "a teenager does not enter a room for adults",
    { person: teen, room: adultsOnly },
    "adults-only",
  ],
  [
    "an invitation opens no room for adults",
    { person: teen, room: adultsOnly, invited: true },
    "adults-only",
  ],
  ["a class enters its room", { person: child, room: classRoom, inClass: true }, "in"],
  ["nobody else does", { person: adult, room: classRoom, invited: true }, "class-only"],
  ["the invited enter a private room", { room: privateRoom, invited: true }, "in"],
  ["others do not", { person: adult, room: privateRoom }, "invitation-needed"],
  [
    "a private room of a class needs both",
    { room: { ...classRoom, isPrivate: true }, inClass: true },
    "invitation-needed",
  ],
  ["an admin enters every room", { person: admin, room: { ...classRoom, isPrivate: true } }, "in"],
])("%s", (_title, change, expected) => {
  const answer = mayEnterRoom({ ...guest, ...change });
  expect(answer.ok ? "in" : answer.refusal.code).toBe(expected);
});
