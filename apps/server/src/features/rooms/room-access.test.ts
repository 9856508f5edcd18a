import { expect, test } from "vitest";
import { type AccessPerson, isVisible, refusalToEnter } from "./room-access";

const stranger: AccessPerson = {
  role: "LEARNER",
  ageBand: "ADULT",
  isMember: false,
  isInvited: false,
  hasMade: false,
  isInClass: false,
  isPassingBy: false,
};
const open = { isPrivate: false, isListed: false, audience: "EVERYONE" } as const;
const adults = "This room is for adults. You can set your age in Settings.";
const aClass = "This room is for members of its class.";
const invitation = "This room is private. Ask its owner for an invitation.";
const place = "This room is private. Ask for a place first.";

test.each([
  [open, {}, null, true],
  [open, { ageBand: "UNKNOWN" }, null, true],
  [open, { ageBand: "UNDER_13" }, null, true],
  [{ ...open, audience: "ADULTS" }, {}, null, true],
  [{ ...open, audience: "ADULTS" }, { ageBand: "UNKNOWN" }, adults, false],
  [{ ...open, audience: "ADULTS" }, { ageBand: "AGE_13_TO_17", isMember: true }, adults, false],
  [{ ...open, audience: "ADULTS" }, { ageBand: "UNKNOWN", role: "TEACHER" }, null, true],
  [{ ...open, audience: "CLASS" }, {}, aClass, false],
  [{ ...open, audience: "CLASS" }, { isInvited: true }, aClass, false],
  [{ ...open, audience: "CLASS" }, { isInClass: true, ageBand: "UNDER_13" }, null, true],
  [{ ...open, audience: "CLASS" }, { role: "TEACHER" }, null, true],
  [{ ...open, isPrivate: true }, {}, invitation, false],
  [{ ...open, isPrivate: true }, { isInvited: true }, null, true],
  [{ ...open, isPrivate: true }, { isMember: true }, null, true],
  [{ ...open, isPrivate: true }, { hasMade: true }, null, true],
  [{ ...open, isPrivate: true }, { role: "TEACHER" }, null, true],
  [{ ...open, isPrivate: true }, { role: "ADMIN" }, null, true],
  [{ ...open, isPrivate: true }, { role: "TEACHER", isPassingBy: true }, invitation, false],
  [
    { ...open, isPrivate: true },
    { role: "TEACHER", isPassingBy: true, isMember: true },
    invitation,
    false,
  ],
  [
    { ...open, isPrivate: true },
    { role: "TEACHER", isPassingBy: true, isInvited: true },
    null,
    true,
  ],
  [{ ...open, audience: "CLASS" }, { role: "TEACHER", isPassingBy: true }, aClass, false],
  [open, { role: "TEACHER", isPassingBy: true }, null, true],
  [{ ...open, isPrivate: true, isListed: true }, {}, place, true],
  [
    { ...open, isPrivate: true, isListed: true, audience: "ADULTS" },
    { ageBand: "UNKNOWN" },
    adults,
    false,
  ],
  [{ ...open, isPrivate: true, audience: "CLASS" }, { isInClass: true }, invitation, false],
] as const)("%j for %j: refused with %j, in the lobby: %s", (room, traits, message, visible) => {
  const person = { ...stranger, ...traits };
  expect(refusalToEnter(room, person)?.message ?? null).toBe(message);
  expect(isVisible(room, person)).toBe(visible);
});
