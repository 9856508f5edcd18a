import { expect, it } from "vitest";
import { durationInWords, pathOfTest, readTimeAllowance, secondsAt } from "./time-allowance";

it.each([
  ["adult", "1", 2400, "40 minutes"],
  ["adult", "1.25", 3000, "50 minutes"],
  ["junior", "1.5", 2250, "37 minutes"],
  ["oet", "2", 5400, "90 minutes"],
  ["oet", "practice", null, "No time limit"],
] as const)(
  "the %s test with time allowance %s takes %s seconds: %s",
  (testType, timeAllowance, seconds, words) => {
    expect(secondsAt(testType, timeAllowance)).toBe(seconds);
    expect(durationInWords(testType, timeAllowance)).toBe(words);
  },
);

it("the time goes with the address of the test; what names none is the usual time", () => {
  expect(pathOfTest("adult", "1")).toBe("/level-test/adult");
  expect(pathOfTest("adult", "1.5")).toBe("/level-test/adult?timeAllowance=1.5");
  expect(readTimeAllowance(new URLSearchParams("timeAllowance=practice"))).toBe("practice");
  expect(readTimeAllowance(new URLSearchParams("timeAllowance=9"))).toBe("1");
  expect(readTimeAllowance(new URLSearchParams())).toBe("1");
});
