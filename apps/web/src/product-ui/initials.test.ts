import { expect, test } from "vitest";
import { initialsOf } from "./initials";

test.each([
  ["Amara Okafor", "AO"],
  ["iris", "I"],
  ["  Ana María de la Cruz ", "AM"],
  ["Łukasz Ćwik", "ŁĆ"],
  ["Leo (practice partner)", "LP"],
  ["★", "★"],
  ["", ""],
])("the initials of “%s” are “%s”", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
