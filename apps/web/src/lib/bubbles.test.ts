import { expect, it } from "vitest";
import { bubblesOf } from "./bubbles";

const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");
const long = `${words(12)}. ${words(9)}. ${words(8)}.`;

it("what is short stays in one piece", () => {
  expect(bubblesOf(`${words(12)}. ${words(13)}.`, "A1")).toHaveLength(1);
});

it.each(["A1", "A2"])("what is long at %s is cut in two, near its middle", (level) => {
  expect(bubblesOf(long, level)).toEqual([`${words(12)}.`, `${words(9)}. ${words(8)}.`]);
});

it("what has lines of its own stays in one piece, and stands alone between blank lines", () => {
  const table = `${words(14)}\n${words(14)}\n${words(14)}`;
  expect(bubblesOf(`${words(5)}.\n\n${table}\n\n${words(4)}.`, "A1")).toEqual([
    `${words(5)}.`,
    table,
    `${words(4)}.`,
  ]);
});

it("from B1 on nothing is cut", () => {
  expect(bubblesOf(long, "B1")).toEqual([long]);
});

it("one long sentence stays whole", () => {
  expect(bubblesOf(`${words(30)}.`, "A1")).toEqual([`${words(30)}.`]);
});

it.each([`"${words(10)}. ${words(10)}."`, `“${words(10)}. ${words(10)}.”`])(
  "nothing is cut within %s",
  (quotation) => {
    expect(bubblesOf(`Leo says, ${quotation} ${words(9)}.`, "A1")).toEqual([
      `Leo says, ${quotation}`,
      `${words(9)}.`,
    ]);
  },
);

it("what is longer than two bubbles becomes as few as it takes, as even as they come", () => {
  const sentences = [12, 9, 8, 11, 20, 6].map((count) => `${words(count)}.`);
  const bubbles = bubblesOf(sentences.join(" "), "A1");
  expect(bubbles.join(" ")).toBe(sentences.join(" "));
  expect(bubbles.map((bubble) => bubble.split(" ").length)).toEqual([21, 19, 20, 6]);
});

it.each([
  ['"', '"'],
  ["“", "”"],
])("a quotation that is too long by itself is cut, each piece in its marks: %s", (open, close) => {
  const quotation = `${open}${words(15)}. ${words(14)}. ${words(13)}.${close}`;
  expect(bubblesOf(`Listen to Leo. ${quotation}`, "A1")).toEqual([
    `Listen to Leo. ${open}${words(15)}.${close}`,
    `${open}${words(14)}.${close}`,
    `${open}${words(13)}.${close}`,
  ]);
});
