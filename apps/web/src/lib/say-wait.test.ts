import { expect, it } from "vitest";
import { ApiError } from "./api-client";
import { sentenceWithWait } from "./say-wait";

const refused = (retryAfter: number | null) =>
  new ApiError("429: Too many.", 429, "too-many-requests", "Too many.", retryAfter);

it.each([
  [1, "1 second"],
  [40, "40 seconds"],
  [61, "2 minutes"],
  [3600, "1 hour"],
])("says when to try again after %d seconds, never too early", (seconds, words) => {
  expect(sentenceWithWait(refused(seconds), "")).toBe(`Too many. You can try again in ${words}.`);
});

it("says only what happened where nobody knows when", () => {
  expect(sentenceWithWait(refused(null), "")).toBe("Too many.");
  expect(sentenceWithWait(new TypeError("x"), "That did not work.")).toBe("That did not work.");
});
