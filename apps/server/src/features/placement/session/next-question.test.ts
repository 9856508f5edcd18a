import { expect, test } from "vitest";
import { turnOf, questionOrderAfter } from "./next-question";

const listed = ["a", "b", "c", "d"];
const ids = (text: string) => [...text].map((itemId) => ({ itemId }));

test.each<[string, string, "ADAPTIVE" | "LISTED" | null, string, string, string]>([
  // why, question, order so far, answered, waiting, turn
  ["the first question is both", "a", null, "", "a", "waiting"],
  ["a second one follows the reply", "x", null, "a", "x", "waiting"],
  ["or the list", "b", null, "a", "x", "listed"],
  ["never both: after the reply no list", "c", "ADAPTIVE", "ax", "y", "out-of-order"],
  ["after the list only the list", "c", "LISTED", "ab", "c", "waiting"],
  ["a listed question before its turn", "d", null, "a", "x", "out-of-order"],
  ["what has its answer", "a", null, "a", "x", "answered"],
  ["what is nowhere in the session", "z", null, "a", "x", "unknown"],
])("%s", (_why, question, questionOrder, answered, waiting, turn) => {
  expect(turnOf(question, { listed, questionOrder }, ids(answered), { itemId: waiting })).toBe(
    turn,
  );
});

test.each<[string, string, number, "waiting" | "listed", "ADAPTIVE" | "LISTED" | null]>([
  ["the first answer shows nothing", "a", 0, "waiting", null],
  ["an answer that only the reply explains", "x", 1, "waiting", "ADAPTIVE"],
  ["an answer that only the list explains", "b", 1, "listed", "LISTED"],
  ["an answer that both explain", "b", 1, "waiting", null],
])("%s", (_why, question, before, turn, questionOrder) => {
  expect(questionOrderAfter(question, { listed, questionOrder: null }, before, turn)).toBe(
    questionOrder,
  );
  expect(questionOrderAfter(question, { listed, questionOrder: "LISTED" }, before, turn)).toBe(
    "LISTED",
  );
});
