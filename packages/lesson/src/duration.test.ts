import { expect, test } from "vitest";
import { secondsTaken } from "./duration";

const now = new Date("2026-03-02T09:00:00Z");
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const hour = 3600;

test.each([
  ["its own count, whatever a page that was loaded again says", ago(600), 7, 600],
  ["its own count, whatever more a client says", ago(90), 300, 90],
  ["its own count, up to the longest that somebody sits at a lesson", ago(3 * hour), 7, 3 * hour],
  ["what the client says of a lesson begun longer ago", ago(3 * hour + 1), 300, 300],
  ["what the client says of a lesson begun days ago", ago(72 * hour), 300, 300],
  ["no more than since the start, then too", ago(4 * hour), 100 * hour, 4 * hour],
  ["what the client says where no start is known", null, 300.7, 300],
  ["nothing where the clock has moved back", ago(-hour), 7, 0],
])("a completion took %s", (_what, begunAt, claimed, seconds) => {
  expect(secondsTaken({ begunAt, now, claimed })).toBe(seconds);
});
