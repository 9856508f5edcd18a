import { expect, test } from "vitest";
import {
  type AgeBand,
  ageBands,
  changesSides,
  isAdult,
  isMinor,
  isProtected,
  mayBeMinor,
  maySetOwnAge,
  mayShareRoom,
  ownAgeAfter,
} from "./age-policy";
import { roles } from "./roles";

test.each([
  // band, has said to be under 18, may be under 18, has said to be an adult
  ["UNKNOWN", false, true, false],
  ["UNDER_13", true, true, false],
  ["AGE_13_TO_17", true, true, false],
  ["ADULT", false, false, true],
] as const)("%s: under 18 %s, may be so %s, adult %s", (band, minor, maybe, adult) => {
  expect([isMinor(band), mayBeMinor(band), isAdult(band)]).toEqual([minor, maybe, adult]);
});

test.each([
  ["LEARNER", ["UNKNOWN", "UNDER_13", "AGE_13_TO_17"]],
  ["TEACHER", ["UNDER_13", "AGE_13_TO_17"]],
  ["ADMIN", ["UNDER_13", "AGE_13_TO_17"]],
] as const)("of each %s, those of %j are protected", (role, bands) => {
  expect(roles).toContain(role);
  expect(ageBands.filter((ageBand) => isProtected({ ageBand, role }))).toEqual(bands);
});

test.each<[AgeBand, AgeBand[]]>([
  ["UNKNOWN", ["UNKNOWN", "UNDER_13", "AGE_13_TO_17", "ADULT"]],
  ["UNDER_13", ["UNDER_13"]],
  ["AGE_13_TO_17", ["UNDER_13", "AGE_13_TO_17"]],
  ["ADULT", ["ADULT"]],
])("who is %s may say to be one of %j by themselves, and else stays", (before, allowed) => {
  expect(ageBands.filter((after) => maySetOwnAge(before, after))).toEqual(allowed);
  for (const wish of ageBands) {
    expect(ownAgeAfter(before, wish)).toBe(allowed.includes(wish) ? wish : before);
  }
});

test.each<[AgeBand, AgeBand[]]>([
  ["UNKNOWN", []],
  ["UNDER_13", ["UNDER_13", "AGE_13_TO_17"]],
  ["AGE_13_TO_17", ["UNDER_13", "AGE_13_TO_17"]],
  ["ADULT", ["ADULT"]],
])("who is %s shares a private room with %j only", (band, others) => {
  expect(ageBands.filter((other) => mayShareRoom(band, other))).toEqual(others);
});

test.each<[AgeBand, AgeBand[]]>([
  ["UNKNOWN", ["ADULT"]],
  ["UNDER_13", ["ADULT"]],
  ["AGE_13_TO_17", ["ADULT"]],
  ["ADULT", ["UNKNOWN", "UNDER_13", "AGE_13_TO_17"]],
])("who was %s comes under other rules as one of %j", (before, others) => {
  expect(ageBands.filter((after) => changesSides(before, after))).toEqual(others);
});
