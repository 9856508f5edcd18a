import type { Colour } from "./palette";
import type { Point } from "./path-data";
import type { Pen } from "./pen";

export type HandKind = "fist" | "open" | "point" | "flat" | "none";

interface Hand {
  at: Point;
  unit: number;
  /** Degrees; 0 points to the right of the paper. */
  angle: number;
  kind: HandKind;
  skin: Colour;
  side: "left" | "right";
}

/** Fingers from the end of the sleeve, along x. The thumb is above; a mirrored hand has it below. */
const fingers: Record<Exclude<HandKind, "none">, readonly string[]> = {
  fist: [],
  open: ["M4 -2L9.4 -5.6", "M5 -1L11.4 -2.4", "M5 1L11.2 1.4", "M4 2L9.6 4.6", "M1 -3L3.4 -7.6"],
  point: ["M4 -1L12.4 -2"],
  flat: ["M3 0L9.4 0", "M2 -2L4.6 -4.6"],
};

export function drawHand(pen: Pen, { at, unit, angle, kind, skin, side }: Hand): void {
  if (kind === "none") return;
  const palm = kind === "open" ? 7.4 : 7;
  pen.within({ at, scale: unit * 0.86, turn: angle }, () => {
    pen.within(
      {
        at: [0, 0],
        turn: side === "left" && kind !== "fist" ? 180 : 0,
        flip: side === "left" && kind !== "fist",
      },
      () => {
        const strokes = fingers[kind];
        const thick = Math.max(4.6, unit * 2.7);
        if (strokes.length > 0) pen.path("", strokes.join(""), thick);
        pen.dots("", palm * unit, [3, 0]);
        pen.dots(`l${skin}`, palm * unit - 3.6, [3, 0]);
        if (strokes.length > 0) pen.path(`l${skin}`, strokes.join(""), thick - 2.8);
        if (kind !== "open") pen.path("u", "M4.6 -1.6Q6 0 4.6 1.4");
      },
    );
  });
}
