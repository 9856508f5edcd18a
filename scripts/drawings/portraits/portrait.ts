import { Pen } from "../kit/pen";
import { type Look, person, type Pose } from "../kit/person";
import type { Colour } from "../kit/palette";

/** A portrait is square; 200 is its side. */
const side = 200;

interface Portrait {
  look: Look;
  pose?: Partial<Pose>;
  /** The disc behind the head. */
  disc?: Colour;
  /** What stands before the body. */
  before?: (pen: Pen) => void;
}

/** Head and shoulders on a disc, as SVG: one scale of head for all, so that a row of faces stands even. */
export function portrait({ look, pose, disc = "b", before }: Portrait): string {
  const pen = onDisc(disc);
  person(pen, look, { at: [100, 100], size: 42, mood: "calm", turn: 0, to: 36, ...pose });
  before?.(pen);
  return pen.svg([side, side], 3.4);
}

/** A head and a smile, without hair, skin or clothes that would say of whom. */
export function somebody(): string {
  const pen = onDisc("b");
  pen.path("m", "M40 208Q44 146 100 146Q156 146 160 208Z");
  pen.circle("w", [100, 92], 44);
  pen.dots("f", 8, [85, 87], [115, 87]);
  pen.path("f", "M82 108Q100 124 118 108", 5);
  return pen.svg([side, side], 3.4);
}

function onDisc(disc: Colour): Pen {
  const pen = new Pen();
  pen.rect("p n", -4, -4, side + 8, side + 8);
  pen.circle(`${disc} n`, [100, 104], 86);
  return pen;
}
