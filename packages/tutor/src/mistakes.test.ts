import { expect, test } from "vitest";
import { mistakeNote, sayCorrection } from "./mistakes";

test.each([
  [{ wrong: "go", better: "goes" }, "Instead of “go”, write “goes”."],
  [{ wrong: "", better: "to " }, "Something is missing: add “to”."],
  [{ wrong: " to", better: "" }, "Leave out “to”."],
  [{ wrong: "go", better: null }, "Look again at “go”."],
])("what is to be done with %j is said as what it is", (mistake, said) => {
  expect(sayCorrection(mistake)).toBe(said);
});

test("of the second mistake only the place is named, where it has words", () => {
  const first = { start: 0, length: 2, wrong: "go", better: "goes", why: "He goes." };
  const missing = { start: 5, length: 0, wrong: "", better: "a ", why: "One car." };
  const second = { start: 9, length: 3, wrong: "car", better: "cars", why: "Two cars." };
  expect(mistakeNote([first, second])).toBe(
    "That is clear. Instead of “go”, write “goes”. He goes. Look at “car” too.",
  );
  expect(mistakeNote([first, missing])).toBe(
    "That is clear. Instead of “go”, write “goes”. He goes.",
  );
});
