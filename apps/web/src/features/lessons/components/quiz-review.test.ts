import { expect, it } from "vitest";
import { fitsAbove, markTypo } from "./quiz-review";

it.each([
  ["wrong", "am", true],
  ["Here you are.", "No, thank you.", true],
  ["zzz", "Can I have a tea, please?", false],
  ["Bring me a cheese sandwich now.", "No", false],
])("over “%s” there is room for “%s”: %s", (wrong, better, expected) => {
  expect(fitsAbove(wrong, better)).toBe(expected);
});

it("a space that is missing or too many is marked with a sign that can be seen", () => {
  const pieces = ["Good", { wrong: "", better: " " }, "mor", { wrong: " ", better: "" }, "ning"];
  expect(markTypo({ right: "Good morning", pieces })).toEqual([
    "Good",
    { wrong: "", better: "␣" },
    "mor",
    { wrong: "␣", better: "" },
    "ning",
  ]);
});
