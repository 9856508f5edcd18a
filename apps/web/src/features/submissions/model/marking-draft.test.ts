import { expect, test } from "vitest";
import { decideAll, ownMark, sayMark, sentMarking, stretchesOf, withMark } from "./marking-draft";

const text = "I have a apple and a pear.";
const mark = (start: number, length: number, better: string | null) => ({
  ...ownMark({ start, length }, { better, comment: "" }),
  id: `${start}-${length}`,
  isAutomatic: true,
  state: "PROPOSED" as const,
});
const draft = {
  marks: [mark(7, 1, "an"), mark(2, 4, "had")],
  rubric: {},
  comment: "",
  grade: null,
};

test("the text is cut where marks lie, in its own order", () => {
  expect(stretchesOf(text, draft.marks).map((each) => [each.text, each.mark?.better])).toEqual([
    ["I ", undefined],
    ["have", "had"],
    [" ", undefined],
    ["a", "an"],
    [" apple and a pear.", undefined],
  ]);
});

test("of marks that overlap the first is drawn, and nothing of the text is lost", () => {
  const stretches = stretchesOf(text, [...draft.marks, mark(3, 8, "x"), mark(90, 4, "y")]);
  expect(stretches.map((each) => each.text).join("")).toBe(text);
});

test("a proposal is decided on alone or with all others", () => {
  const one = withMark(draft, "7-1", { state: "DROPPED" });
  expect(decideAll(one, "ACCEPTED").marks.map(({ state }) => state)).toEqual([
    "DROPPED",
    "ACCEPTED",
  ]);
});

test("whether the program proposed a mark is the server's to know", () => {
  expect(sentMarking(draft, 3).marks[0]).not.toHaveProperty("isAutomatic");
  expect(sentMarking(draft, 3).revision).toBe(3);
});

test.each([
  [mark(7, 1, "an"), "“a” → “an”"],
  [mark(7, 1, ""), "Leave out “a”"],
  [mark(7, 0, "really "), "Add “really”"],
  [mark(7, 1, null), "“a”"],
])("%j is said as %s", (each, words) => {
  expect(sayMark(text, each)).toBe(words);
});
