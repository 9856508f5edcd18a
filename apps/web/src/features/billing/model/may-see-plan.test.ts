import { expect, test } from "vitest";
import { maySeePlan } from "./may-see-plan";

test.each(["UNDER_13", "AGE_13_TO_17"] as const)("nothing is sold to a child (%s)", (ageBand) => {
  expect(maySeePlan({ ageBand, role: "LEARNER" }, "FREEMIUM")).toBe(false);
  expect(maySeePlan({ ageBand, role: "LEARNER" }, undefined)).toBe(false);
  expect(maySeePlan({ ageBand, role: "LEARNER" }, "CORE")).toBe(true);
});

test.each(["TEACHER", "ADMIN"] as const)("nothing is sold to the staff (%s)", (role) => {
  expect(maySeePlan({ ageBand: "ADULT", role }, "FREEMIUM")).toBe(false);
});

test.each(["ADULT", "UNKNOWN"] as const)("others see every plan (%s)", (ageBand) => {
  expect(maySeePlan({ ageBand, role: "LEARNER" }, "FREEMIUM")).toBe(true);
  expect(maySeePlan({ ageBand, role: "LEARNER" }, undefined)).toBe(true);
});
