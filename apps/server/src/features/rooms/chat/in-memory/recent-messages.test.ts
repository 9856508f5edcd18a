import { expect, test } from "vitest";
import { createRecentMessages } from "./recent-messages";

const twoMinutes = 120_000;

test("remembers for two minutes what one author said in one room", () => {
  const recent = createRecentMessages();
  recent.add("r", "ana", { text: "One", at: 0, clientId: "c1" });
  recent.add("r", "ana", { text: "Two", at: 30_000, clientId: "c2" });
  const texts = (room: string, who: string, now: number, clientId = "new") =>
    recent.before(room, who, now, clientId).map(({ text }) => text);
  expect(texts("r", "ana", 31_000)).toEqual(["One", "Two"]);
  expect(texts("r", "ana", twoMinutes)).toEqual(["Two"]);
  expect(texts("r", "ben", 31_000)).toEqual([]);
  expect(texts("other", "ana", 31_000)).toEqual([]);
});

test("a message sent again is not counted as said before", () => {
  const recent = createRecentMessages();
  for (let time = 0; time < 3; time++) {
    expect(recent.before("r", "ana", time, "c1")).toEqual([]);
    recent.add("r", "ana", { text: "Hi", at: time, clientId: "c1" });
  }
  expect(recent.before("r", "ana", 3, "c2")).toHaveLength(1);
});

test("a message sent again with another text is remembered as it was said first", () => {
  const recent = createRecentMessages();
  const sent = [
    ["A", "07700"],
    ["A", "ok"],
    ["B", "900"],
    ["B", "ok"],
  ] as const;
  for (const [at, [clientId, text]] of sent.entries())
    recent.add("r", "ana", { text, at, clientId });
  expect(recent.before("r", "ana", 5, "C").map(({ text }) => text)).toEqual(["07700", "900"]);
});
