import { expect, test } from "vitest";
import { formatTotal, outcomeOfPlaywright, outcomeOfVitest } from "./test-outcome.mjs";

const vitest = outcomeOfVitest([
  { name: "a.test.ts › adds", state: "passed" },
  { name: "a.test.ts › waits", state: "passed" },
  { name: "a.test.ts › divides", state: "failed" },
  { name: "a.test.ts › needs a server", state: "skipped" },
]);
const playwright = outcomeOfPlaywright({
  suites: [
    {
      file: "rooms.spec.ts",
      specs: [{ title: "two talk", tests: [{ status: "expected" }] }],
      suites: [
        {
          file: "rooms.spec.ts",
          specs: [
            { title: "one leaves", tests: [{ status: "unexpected" }] },
            { title: "one returns", tests: [{ status: "expected" }] },
          ],
        },
      ],
    },
  ],
});

test("the last lines name what failed, and sum both reports", () => {
  expect(formatTotal([vitest, playwright])).toEqual({
    failed: 2,
    lines: [
      "Failed: a.test.ts › divides",
      "Failed: e2e/rooms.spec.ts › one leaves",
      "4 passed, 2 failed, 1 skipped",
    ],
  });
});

test("skipped tests are counted only when there are any", () => {
  const fine = { passed: 4, failed: [], skipped: 0 };
  expect(formatTotal([fine]).lines).toEqual(["4 passed, 0 failed"]);
});

test("a browser run that could not even start counts as failed", () => {
  expect(outcomeOfPlaywright({ errors: [{ message: "no browser" }] }).failed).toEqual([
    "no browser",
  ]);
});
