import { expect, test } from "vitest";
import { codeOf, inFours, isWholeCode } from "./class-code";

test.each([
  ["abcd 2345", "ABCD2345"],
  [" ABCD-2345 ", "ABCD2345"],
  ["https://school.example/join-class/ABCD2345", "ABCD2345"],
  ["ABCD23456789", "ABCD2345"],
  ["AB1O0I", "AB"],
])("of %j the code is %s", (typed, code) => {
  expect(codeOf(typed)).toBe(code);
});

test("a code is whole with eight letters and digits, and read in fours", () => {
  expect(isWholeCode("ABCD234")).toBe(false);
  expect(isWholeCode("ABCD2345")).toBe(true);
  expect(inFours("ABCD2345")).toBe("ABCD 2345");
});
