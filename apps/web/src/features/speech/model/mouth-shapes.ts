import type { Viseme } from "../../../product-ui/teacher-avatar";

const shapes: Record<Viseme, string> = {
  a: "a",
  e: "eidghklnrstxyz",
  o: "oucjqw",
  m: "mbp",
  f: "fv",
  rest: "",
};
const shapeOf = new Map(
  Object.entries(shapes).flatMap(([viseme, letters]) =>
    letters.split("").map((letter) => [letter, viseme as Viseme] as const),
  ),
);

/** The mouth for the letter at a place in a text; at rest between words. English spelling is a rough guide, and enough for a drawing. */
export const mouthAt = (text: string, index: number): Viseme =>
  shapeOf.get(text.charAt(index).toLowerCase()) ?? "rest";
