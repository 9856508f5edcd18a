import { expect, test } from "vitest";
import { spellings, toAmerican } from "./spelling";

test.each([
  ["My favourite colours", "My favorite colors"],
  ["Neighbours apologised for the behaviour", "Neighbors apologized for the behavior"],
  ["an unrecognised organisation", "an unrecognized organization"],
  ["She analysed it", "She analyzed it"],
  ["Travelling was cancelled", "Traveling was canceled"],
  ["Grey theatres in the centre", "Gray theaters in the center"],
  ["We practise two programmes", "We practice two programs"],
])("%s is %s in America", (british, american) => {
  expect(toAmerican(british)).toBe(american);
});

test.each([
  "an hour of our tour",
  "glamour",
  "realistic organisms",
  "his emphasis and criticism",
  "surprised by good advice",
  "promise to exercise",
  "an analysis",
  "the first specialist",
  "called, filled and controlled",
  "programmers",
  "entire",
])("%s is the same in America", (text) => {
  expect(toAmerican(text)).toBe(text);
});

test("both past forms are right, with every other spelling", () => {
  expect(spellings("I learnt to draw in colour")).toEqual([
    "I learnt to draw in colour",
    "I learned to draw in colour",
    "I learnt to draw in color",
    "I learned to draw in color",
  ]);
  expect(spellings("Learned")).toEqual(["Learned", "Learnt"]);
});

test("a text without such words has one spelling", () => {
  expect(spellings("The red train is late.")).toEqual(["The red train is late."]);
});
