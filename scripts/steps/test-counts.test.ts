import { expect, test } from "vitest";
import { countPlaywright, countVitest, formatTotal } from "./test-counts.mjs";

test("the last line sums vitest's and Playwright's reports", () => {
  const vitest = countVitest({
    numPassedTests: 120,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 0,
  });
  const playwright = countPlaywright({
    stats: { expected: 7, unexpected: 2, flaky: 1, skipped: 0 },
  });
  expect(formatTotal([vitest, playwright])).toEqual({
    failed: 3,
    line: "128 passed, 3 failed, 2 skipped",
  });
});

test("skipped tests are named only when there are any", () => {
  expect(formatTotal([{ passed: 4, failed: 0, skipped: 0 }]).line).toBe("4 passed, 0 failed");
});

test("a browser run that could not even start counts as failed", () => {
  const nothing = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  expect(countPlaywright({ stats: nothing, errors: [{ message: "no browser" }] }).failed).toBe(1);
});
