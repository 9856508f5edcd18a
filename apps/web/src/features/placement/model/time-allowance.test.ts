import { expect, it } from "vitest";
import {
  durationInWords,
  pathOfTest,
  readLength,
  readTimeAllowance,
  secondsAt,
} from "./time-allowance";

it.each([
  ["adult", "1", 2400, "40 minutes"],
  ["adult", "1.25", 3000, "50 minutes"],
  ["junior", "1.5", 2250, "37 minutes"],
  ["oet", "2", 5400, "90 minutes"],
  ["oet", "practice", null, "No time limit"],
] as const)(
  "the %s test with time allowance %s takes %s seconds: %s",
  (testType, timeAllowance, seconds, words) => {
    const way = { timeAllowance, length: "exact" } as const;
    expect(secondsAt(testType, way)).toBe(seconds);
    expect(durationInWords(testType, way)).toBe(words);
  },
);

it.each([
  ["1", 600, "About 5 minutes, 10 at most"],
  ["2", 1200, "About 5 minutes, 20 at most"],
  ["practice", null, "No time limit"],
] as const)("the quick test with time allowance %s takes %s seconds: %s", (...expected) => {
  const [timeAllowance, seconds, words] = expected;
  const way = { timeAllowance, length: "quick" } as const;
  expect(secondsAt("oet", way)).toBe(seconds);
  expect(durationInWords("oet", way)).toBe(words);
});

it("the time goes with the address of the test; what names none is the usual time", () => {
  const exact = { timeAllowance: "1", length: "exact" } as const;
  expect(pathOfTest("adult", exact)).toBe("/level-test/adult");
  expect(pathOfTest("adult", { ...exact, timeAllowance: "1.5" })).toBe(
    "/level-test/adult?timeAllowance=1.5",
  );
  expect(pathOfTest("adult", { ...exact, length: "quick" })).toBe("/level-test/adult?length=quick");
  expect(readLength(new URLSearchParams("length=quick"))).toBe("quick");
  expect(readLength(new URLSearchParams("length=short"))).toBe("exact");
  expect(readTimeAllowance(new URLSearchParams("timeAllowance=practice"))).toBe("practice");
  expect(readTimeAllowance(new URLSearchParams("timeAllowance=9"))).toBe("1");
  expect(readTimeAllowance(new URLSearchParams())).toBe("1");
});
