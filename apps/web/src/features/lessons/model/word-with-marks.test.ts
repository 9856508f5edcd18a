import { expect, test } from "vitest";
import { takeMarks } from "./word-with-marks";

const [hi, name] = [{ key: "hi" }, { key: "name" }];

test.each([
  ["no word", ["Let's begin."], ["Let's begin."]],
  [
    "marks on both sides",
    ['Leo says, "', hi, ', I am Leo."'],
    ["Leo says, ", { before: '"', word: hi, after: "," }, ' I am Leo."'],
  ],
  ["no marks", ["Say ", hi, " to Leo."], ["Say ", { before: "", word: hi, after: "" }, " to Leo."]],
  ["a word alone", [hi], [{ before: "", word: hi, after: "" }]],
  [
    "two words with a mark between them, which is the first one's",
    [hi, "/", name, "?"],
    [
      { before: "", word: hi, after: "/" },
      { before: "", word: name, after: "?" },
    ],
  ],
  [
    "two words that touch",
    [hi, name],
    [
      { before: "", word: hi, after: "" },
      { before: "", word: name, after: "" },
    ],
  ],
  [
    "two words with marks of their own between them",
    [hi, '! "', name, ""],
    [{ before: "", word: hi, after: "!" }, " ", { before: '"', word: name, after: "" }],
  ],
])("keeps together what touches, with %s", (_, pieces, expected) => {
  expect(takeMarks(pieces)).toEqual(expected);
});
