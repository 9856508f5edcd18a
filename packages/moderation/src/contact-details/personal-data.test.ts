import { expect, test } from "vitest";
import { findContacts } from "./personal-data";

// Where each letter has the rest of its row read again, each takes many seconds, and its time limit.
test.each(["mail.", "at-1-", "1gmail", "a dot at ", "street 1", "1 a street ", "a-strasse-1"])(
  "%j without end costs no more than the length of the text",
  (bit) => {
    expect(findContacts(bit.repeat(30_000 / bit.length)).invitesElsewhere).toBe(false);
  },
  5_000,
);

test.each([
  [`${"a".repeat(64)}@example.org`, 0],
  ["my mail: j o h n @ g m a i l . c o m", 9],
  ["ana dot b dot lopez at gmail dot com", 0],
  ["ana@@example...org", 0],
])("%j is an address from its first letter to its last", (text, start) => {
  expect(findContacts(text).personal).toContainEqual({ start, end: text.length });
});
