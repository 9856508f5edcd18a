import { expect, test } from "vitest";
import { shownName } from "./shown-name";

test.each([
  ["Ana", "Ana"],
  ["Ana Lima", "Ana"],
  ["Irisha Ivanova", "Irisha"],
  ["Iris Berger", "Iris B."],
  ["iris van den Berg", "iris B."],
  ["Iris Öz", "Iris Ö."],
  ["Iris 李", "Iris 李."],
  ["Iris O'Neil", "Iris O."],
  ["Iris 'Berger", "Iris B."],
  ["Iris Berger .", "Iris B."],
  ["Iris Berger ·", "Iris B."],
  ["Iris Berger -", "Iris B."],
  ["Iris Berger ´", "Iris B."],
  ["Iris Berger ⭐", "Iris B."],
  ["Iris Berger 1", "Iris B."],
  ["Iris 2", "Iris"],
  ["Iris", "Iris"],
])("%s is shown as %s: an initial is a letter", (name, shown) => {
  expect(shownName(name)).toBe(shown);
});
