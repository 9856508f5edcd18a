import { expect, it } from "vitest";
import { durationInWords, pathOfTest, readPace, secondsAt } from "./paces";

it.each([
  ["adult", "1", 2400, "40 minutes"],
  ["adult", "1.25", 3000, "50 minutes"],
  ["junior", "1.5", 2250, "37 minutes"],
  ["oet", "2", 5400, "90 minutes"],
  ["oet", "practice", null, "No time limit"],
] as const)("the %s test at pace %s takes %s seconds: %s", (testType, pace, seconds, words) => {
  expect(secondsAt(testType, pace)).toBe(seconds);
  expect(durationInWords(testType, pace)).toBe(words);
});

it("a pace goes with the address of the test; what is no pace is the usual one", () => {
  expect(pathOfTest("adult", "1")).toBe("/level-test/adult");
  expect(pathOfTest("adult", "1.5")).toBe("/level-test/adult?pace=1.5");
  expect(readPace(new URLSearchParams("pace=practice"))).toBe("practice");
  expect(readPace(new URLSearchParams("pace=9"))).toBe("1");
  expect(readPace(new URLSearchParams())).toBe("1");
});
