import { expect, test } from "vitest";
import { type Call, calls } from "./index";
import { lookWords } from "./constants";

const showing = (calls as readonly Call[]).filter(
  ({ shows }) => shows !== undefined && !shows.includes("act"),
);

test.each([...showing.map(({ name }) => name), "JOIN_ROOM"])(
  "a look by %s has words of its own",
  (name) => {
    expect(lookWords(name)).not.toBe(lookWords("a call that shows nobody"));
  },
);

test.each([
  ["GET /api/rooms/{id}/messages", "what was said in a room"],
  ["GET /api/account/{userId}/export", "everything that is stored about them, exported"],
  ["GET /api/review/{userId}/words", "what otherwise only they see"],
  // As older entries say it.
  ["person", "the person's page"],
  ["GET /api/admin/classes/{id}", "the list of a class"],
])("a look by %s was at %s", (name, words) => {
  expect(lookWords(name)).toBe(words);
});
