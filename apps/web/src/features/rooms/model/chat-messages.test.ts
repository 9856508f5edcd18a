import * as fc from "fast-check";
import { expect, it, test } from "vitest";
import { makeMessage } from "../../../testing/fake-socket";
import { mergeMessages, notYetThere, rowsOf } from "./chat-messages";

it("in whatever pieces and order messages come, each stands once, in the order of their numbers", () => {
  const pieces = fc.array(fc.array(fc.nat(40), { maxLength: 8 }), { maxLength: 12 });
  fc.assert(
    fc.property(pieces, (pieces) => {
      const merged = pieces.reduce(
        (known, piece) =>
          mergeMessages(
            known,
            piece.map((seq) => makeMessage(seq)),
          ),
        mergeMessages([], []),
      );
      const expected = [...new Set(pieces.flat())].sort((a, b) => a - b);
      expect(merged.map(({ seq }) => seq)).toEqual(expected);
    }),
  );
});

test("what was sent before a reload and stands in the history is not shown twice", () => {
  const mine = makeMessage(8, { userId: "me", content: "Hello" });
  const sent = { content: "Hello", afterSeq: 7 };
  expect(notYetThere([sent], [mine], "me")).toEqual([]);
  // The same words said twice: one of them is still on its way.
  expect(notYetThere([sent, sent], [mine], "me")).toHaveLength(1);
  // Said earlier, or by somebody else.
  expect(notYetThere([{ ...sent, afterSeq: 8 }], [mine], "me")).toHaveLength(1);
  expect(notYetThere([sent], [{ ...mine, userId: "anna" }], "me")).toHaveLength(1);
});

test("days have a line each, and the new ones begin under a line", () => {
  const at = (day: number, hour: number) => new Date(2026, 2, day, hour).toISOString();
  const rows = rowsOf(
    [
      makeMessage(1, { createdAt: new Date(2025, 11, 31, 9).toISOString() }),
      makeMessage(2, { createdAt: at(2, 9) }),
      makeMessage(3, { createdAt: at(9, 23) }),
      makeMessage(4, { createdAt: at(10, 0) }),
      makeMessage(5, { createdAt: at(10, 8) }),
    ],
    4,
    new Date(2026, 2, 10, 10),
  );
  expect(
    rows.map((row) =>
      row.kind === "message" ? row.message.seq : (row.kind === "day" && row.label) || "new",
    ),
  ).toEqual(["31 December 2025", 1, "Monday 2 March", 2, "Yesterday", 3, "Today", 4, "new", 5]);
});
