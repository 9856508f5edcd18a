import type { Colour } from "./palette";
import type { Pen } from "./pen";

export interface Clothes {
  top: Colour;
  neck?: "round" | "v" | "shirt" | "jacket" | "hood" | "roll" | "coat";
  pattern?: "stripes" | "dots" | "knit" | "buttons";
  /** An apron, bib or scarf over it. */
  over?: "apron" | "scarf" | "lanyard" | "tie" | "stethoscope";
  overColour?: Colour;
}

/** Ink on a light cloth, paper on an inked one. */
const onCloth = (top: Colour) => (top === "k" ? "lw" : "");

export function drawClothes(pen: Pen, look: Clothes & { skin: Colour }, wide: number, to: number) {
  const { top, neck = "round", pattern, over } = look;
  const hip = wide * 0.86;
  pen.path(
    top,
    `M-4.4 11.6C-7 13 -${wide - 1} 13 -${wide} 19L-${hip} ${to}L${hip} ${to}L${wide} 19C${wide - 1} 13 7 13 4.4 11.6Q0 15.6 -4.4 11.6Z`,
  );
  const detail = onCloth(top);
  if (pattern === "stripes") {
    for (let y = 20; y < to - 1; y += 4.6)
      pen.path(`u ${detail}`.trim(), `M-${wide - 2} ${y}Q0 ${y + 1.6} ${wide - 2} ${y}`);
  }
  if (pattern === "dots") {
    for (let y = 19, odd = 0; y < to - 2; y += 5, odd = 3 - odd) {
      pen.dots(detail, 2.4, [-6 + odd, y], [odd, y + 0.4], [6 + odd - (odd > 0 ? 0 : 0.4), y]);
    }
  }
  if (pattern === "knit") {
    for (let y = 19; y < to - 3; y += 5.4)
      pen.path(
        `u ${detail}`.trim(),
        `M-5 ${y}L-3.8 ${y + 2}L-2.6 ${y}M2.6 ${y}L3.8 ${y + 2}L5 ${y}`,
      );
  }
  if (neck === "v") pen.path(`${look.skin} t`, "M-4.2 11.4L0 18.4L4.2 11.4Q0 14 -4.2 11.4Z");
  if (neck === "roll") pen.path(`${top} t`, "M-4.8 8.6Q0 11 4.8 8.6L5.2 12.6Q0 15.6 -5.2 12.6Z");
  if (neck === "hood") {
    pen.path(`t ${detail}`.trim(), "M-7 12.6Q0 20 7 12.6");
    pen.path(`u ${detail}`.trim(), "M-2 16.6L-2.2 22M2 16.6L2.2 22");
  }
  if (neck === "jacket" || neck === "coat") {
    pen.path("w t", `M-4.6 11.4L0 ${neck === "coat" ? 22 : 25}L4.6 11.4Q0 15 -4.6 11.4Z`);
    if (over === "tie")
      pen.path(`${look.overColour ?? "g"} t`, "M-1.4 14.4L1.4 14.4L2 22L0 24.6L-2 22Z");
    pen.path(
      `t ${detail}`.trim(),
      `M-4.6 11.6L-7 18L-4 18.6L0 25M4.6 11.6L7 18L4 18.6L0 25M0 25L0 ${to}`,
    );
  }
  if (neck === "shirt") {
    pen.path(
      `${top} t`,
      "M-4.4 11L-6.6 15.4L-2.6 17.6L0 14.2L2.6 17.6L6.6 15.4L4.4 11Q0 15 -4.4 11Z",
    );
    if (pattern === "buttons") {
      pen.path(`u ${detail}`.trim(), `M0 14.4L0 ${to}`);
    }
    if (over === "tie")
      pen.path(`${look.overColour ?? "g"} t`, "M-1.4 14.6L1.4 14.6L2.2 25L0 28L-2.2 25Z");
  } else if (pattern === "buttons") {
    for (let y = 20; y < to - 2; y += 5) pen.dots(detail, 2.6, [0, y]);
  }
  drawOver(pen, look, wide, to);
}

function drawOver(pen: Pen, { over, overColour = "g", top }: Clothes, wide: number, to: number) {
  if (over === "apron") {
    pen.path(
      `${overColour} t`,
      `M-5.6 19Q0 20.4 5.6 19L${wide * 0.72} 27L${wide * 0.72} ${to}L-${wide * 0.72} ${to}L-${wide * 0.72} 27Z`,
    );
    pen.path(`t ${onCloth(top)}`.trim(), "M-5.4 19L-5 12.6M5.4 19L5 12.6");
  }
  if (over === "scarf") {
    pen.path(`${overColour} t`, "M3 12L8 24L3.4 26L-1 14Z");
    pen.path(
      `${overColour} t`,
      "M-6.4 9.6Q0 14 6.4 9.6Q8.4 12 6.6 14.6Q0 18.4 -6.6 14.6Q-8.4 12 -6.4 9.6Z",
    );
  }
  if (over === "lanyard") {
    pen.path(`t ${onCloth(top)}`.trim(), "M-4.6 12L0 26L4.6 12");
    pen.path(`${overColour} t`, "M-3 26L3 26L3 31L-3 31Z");
  }
  if (over === "stethoscope") {
    pen.path("t", "M-5.4 12.4C-7 22 2 24 3 17M3 17L5.4 12.4M-3.6 20L-4 26");
    pen.dots("", 4.6, [-4, 27]);
  }
}

export function drawGlasses(pen: Pen, kind: "round" | "square", turn: number): void {
  const middle = turn * 3.2;
  const apart = 3.9 - Math.abs(turn) * 0.4;
  for (const x of [middle - apart, middle + apart]) {
    if (kind === "round") pen.circle("t f", [x, -0.4], 3.2);
    else
      pen.path(
        "t f",
        `M${x - 3.2}-2.8Q${x}-3.4 ${x + 3.2}-2.8L${x + 2.6} 1.8Q${x} 2.6 ${x - 2.6} 1.8Z`,
      );
  }
  pen.path("t f", `M${middle - 0.7}-.8Q${middle}-1.4 ${middle + 0.7}-.8`);
  const way = turn > 0 ? -1 : 1;
  pen.path("t f", `M${middle + way * (apart + 3.2)}-.8L${way * 9.2}-1.4`);
}

export function drawBeard(
  pen: Pen,
  kind: "full" | "goatee" | "moustache",
  colour: Colour,
  turn: number,
) {
  const m = turn * 3.2;
  if (kind === "full") {
    pen.path(
      colour,
      `M-9.4-.6C-9.6 7.6 -5.4 12.6 0 12.6C5.4 12.6 9.6 7.6 9.4-.6C8.6 3 8 5.8 ${6.2 + turn} 6C${5.6 + turn} 4.4 ${m + 4} 3.2 ${m} 3.6C${m - 4} 3.2 ${-5.6 + turn} 4.4 ${-6.2 + turn} 6C-8 5.8 -8.6 3 -9.4-.6Z`,
    );
  }
  if (kind === "goatee")
    pen.path(
      `${colour} t`,
      `M${m - 2.6} 8.4Q${m} 9.4 ${m + 2.6} 8.4Q${m + 2} 12.4 ${m} 12.4Q${m - 2} 12.4 ${m - 2.6} 8.4Z`,
    );
  if (kind !== "full")
    pen.path(
      `${colour} t`,
      `M${m - 3.8} 4.8Q${m - 2} 2.6 ${m} 3.4Q${m + 2} 2.6 ${m + 3.8} 4.8Q${m} 5.2 ${m - 3.8} 4.8Z`,
    );
}
