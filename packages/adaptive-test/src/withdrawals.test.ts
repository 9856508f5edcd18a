import { describe, expect, test } from "vitest";
import { chooseWithdrawals } from "./withdrawals";

const items = (cell: string, count: number) =>
  Array.from({ length: count }, (_, n) => ({ itemId: `${cell}-${n}`, cell }));
const misfit = (itemId: string, outfit: number, infit = 1) => ({
  itemId,
  cell: itemId.split("-")[0]!,
  infit,
  outfit,
});
const rules = { mostPerTurn: 3, leastUsable: (cell: string) => (cell === "small" ? 6 : 15) };

describe("of the items that do not fit", () => {
  test.each([
    ["one of a full cell is taken out", items("a", 16), [misfit("a-0", 2)], ["a-0"]],
    ["none of a cell that has no more than it must keep", items("a", 15), [misfit("a-0", 9)], []],
    ["a small cell keeps its own number", items("small", 7), [misfit("small-1", 2)], ["small-1"]],
    [
      "a cell stops at what it must keep, the worst first",
      items("a", 17),
      [misfit("a-0", 1.6), misfit("a-1", 3), misfit("a-2", 1, 2.5)],
      ["a-1", "a-2"],
    ],
    [
      "no more than three in one turn",
      [...items("a", 30), ...items("b", 30)],
      [misfit("a-0", 1.6), misfit("a-1", 1.7), misfit("b-0", 1.8), misfit("b-1", 1.9)],
      ["b-1", "b-0", "a-1"],
    ],
  ])("%s", (_what, usable, misfits, expected) => {
    expect([...chooseWithdrawals(misfits, usable, rules)]).toEqual(expected);
  });
});
