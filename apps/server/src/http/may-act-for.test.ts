import { expect, test } from "vitest";
import type { Caller } from "./current-user";
import { mayActFor } from "./may-act-for";

const someone = "0198a1b2-0000-4000-8000-000000000001";
const other = "0198a1b2-0000-4000-8000-000000000002";
const caller = (role: Caller["role"]): Caller => ({
  id: someone,
  name: "Amara",
  email: null,
  role,
  givenRole: role,
  isGuest: false,
  isEmailVerified: true,
  needsSecondFactor: false,
  ageBand: "ADULT",
  level: null,
  timeZone: "Europe/London",
});

test.each([
  ["a learner acts for oneself", "LEARNER", someone, true],
  ["a learner acts for nobody else", "LEARNER", other, false],
  ["a teacher acts for nobody else", "TEACHER", other, false],
  ["an admin acts for anybody", "ADMIN", other, true],
  ["an admin cannot act for what is no account's id", "ADMIN", "somebody", false],
] as const)("%s", (_title, role, accountId, may) => {
  expect(mayActFor(caller(role), accountId)).toBe(may);
});
