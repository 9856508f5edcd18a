import { expect, it } from "vitest";
import { mouthAt } from "./mouth-shapes";

it("the mouth follows the letters, and rests between words and at the end", () => {
  const text = "Map of";
  const shapes = Array.from({ length: 7 }, (_, index) => mouthAt(text, index));
  expect(shapes).toEqual(["m", "a", "m", "rest", "o", "f", "rest"]);
});
