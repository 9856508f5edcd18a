import { expect, test } from "vitest";
import { maySeeAds } from "./may-see-ads";

test.each([
  ["ADULT", "FREEMIUM", true],
  ["ADULT", "CORE", false],
  ["ADULT", "PREMIUM", false],
  ["ADULT", "ENTERPRISE", false],
  ["AGE_13_TO_17", "FREEMIUM", false],
  ["UNDER_13", "FREEMIUM", false],
  ["UNKNOWN", "FREEMIUM", false],
] as const)("somebody of age %s on the plan %s: ads %s", (ageBand, plan, shown) => {
  expect(maySeeAds(ageBand, plan)).toBe(shown);
});
