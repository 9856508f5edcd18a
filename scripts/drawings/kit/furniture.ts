import type { Colour } from "./palette";
import type { Point } from "./path-data";
import type { Pen } from "./pen";

/** The line that everything stands on. */
export function floor(pen: Pen, y: number, from = 14, to = 306) {
  pen.path("t", `M${from} ${y}L${to} ${y}`);
}

/** A soft field of blue behind the people, so that they stand in front of something. */
export function wash(pen: Pen, d: string, colour: Colour = "b") {
  pen.path(`${colour} n`, d);
}

/** A table seen from the front: its top, and legs down to the floor. */
export function table(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  foot: number,
  fill: Colour = "w",
) {
  pen.path(
    "",
    `M${x + 12} ${y + 6}L${x + 10} ${foot}M${x + width - 12} ${y + 6}L${x + width - 10} ${foot}`,
  );
  pen.path(fill, `M${x} ${y}L${x + width} ${y}L${x + width} ${y + 8}L${x} ${y + 8}Z`);
}

export function counter(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  foot: number,
  fill: Colour = "w",
) {
  pen.rect(fill, x + 5, y + 7, width - 10, foot - y - 7);
  pen.rect("w", x, y, width, 8);
}

export function roundTable(pen: Pen, [x, y]: Point, rx: number, foot: number) {
  pen.path("h", `M${x} ${y}L${x} ${foot - 3}`);
  pen.path("", `M${x - 16} ${foot}Q${x} ${foot - 7} ${x + 16} ${foot}`);
  pen.circle("w", [x, y], rx, 8);
}

/** A chair from the side. Its back is at the left unless flipped. */
export function chair(pen: Pen, at: Point, height = 56, flip = false) {
  pen.within({ at, flip }, () => {
    pen.path("h", `M-14 ${-height}Q-17 ${-height / 2} -13 -24L-14 0M-13 -24L14 -24L15 0`);
  });
}

export function sofa(pen: Pen, x: number, y: number, width: number, fill: Colour = "w") {
  const right = x + width;
  pen.path(
    fill,
    `M${x + 12} ${y}Q${x + width / 2} ${y - 8} ${right - 12} ${y}L${right - 12} ${y + 50}L${x + 12} ${y + 50}Z`,
  );
}

export function sofaSeat(pen: Pen, x: number, y: number, width: number, fill: Colour = "w") {
  const right = x + width;
  pen.path(fill, `M${x + 10} ${y}L${right - 10} ${y}L${right - 10} ${y + 16}L${x + 10} ${y + 16}Z`);
  pen.path(
    fill,
    `M${x} ${y - 12}Q${x} ${y - 22} ${x + 10} ${y - 22}Q${x + 20} ${y - 22} ${x + 19} ${y - 10}L${x + 19} ${y + 20}L${x + 1} ${y + 20}Z`,
  );
  pen.path(
    fill,
    `M${right} ${y - 12}Q${right} ${y - 22} ${right - 10} ${y - 22}Q${right - 20} ${y - 22} ${right - 19} ${y - 10}L${right - 19} ${y + 20}L${right - 1} ${y + 20}Z`,
  );
}

export function floorLamp(pen: Pen, [x, y]: Point, height = 90, shade: Colour = "g") {
  pen.path("", `M${x} ${y}L${x} ${y - height + 20}M${x - 10} ${y}Q${x} ${y - 5} ${x + 10} ${y}`);
  pen.path(
    shade,
    `M${x - 9} ${y - height}L${x + 9} ${y - height}L${x + 16} ${y - height + 24}L${x - 16} ${y - height + 24}Z`,
  );
}

export function deskLamp(pen: Pen, at: Point, flip = false, shade: Colour = "g") {
  pen.within({ at, flip }, () => {
    pen.path("", "M0 -2L-12 -30L6 -50");
    pen.path("w", "M-12 0Q-11 -6 0 -6Q11 -6 12 0Z");
    pen.path(shade, "M0 -56Q8 -64 16 -58L26 -42L6 -34Z");
  });
}

export function awning(pen: Pen, x: number, y: number, width: number, stripe: Colour = "m") {
  const count = Math.round(width / 18);
  const step = width / count;
  for (let i = 0; i < count; i += 1) {
    const [a, b] = [x + i * step, x + (i + 1) * step];
    const lean = (at: number) => at + (at - x - width / 2) * 0.08;
    pen.path(
      i % 2 === 0 ? `${stripe} t` : "w t",
      `M${a} ${y}L${b} ${y}L${lean(b)} ${y + 22}Q${(lean(a) + lean(b)) / 2} ${y + 34} ${lean(a)} ${y + 22}Z`,
    );
  }
}

export function bunting(pen: Pen, from: Point, to: Point, sag: number, colours: readonly Colour[]) {
  const at = (t: number): Point => {
    const u = 1 - t;
    return [
      u * u * from[0] + 2 * u * t * ((from[0] + to[0]) / 2) + t * t * to[0],
      u * u * from[1] + 2 * u * t * ((from[1] + to[1]) / 2 + sag) + t * t * to[1],
    ];
  };
  pen.path(
    "t",
    `M${from[0]} ${from[1]}Q${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 + sag} ${to[0]} ${to[1]}`,
  );
  colours.forEach((colour, i) => {
    const [a, b] = [at((i + 0.2) / colours.length), at((i + 0.8) / colours.length)];
    pen.path(
      `${colour} t`,
      `M${a[0]} ${a[1]}L${b[0]} ${b[1]}L${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2 + 13}Z`,
    );
  });
}

/** A wheelchair from the front, to be drawn behind who sits in it. */
export function wheelchair(pen: Pen, [x, y]: Point, wide = 24) {
  pen.path(
    "h",
    `M${x - wide + 4} ${y - 62}L${x - wide + 4} ${y - 30}M${x + wide - 4} ${y - 62}L${x + wide - 4} ${y - 30}`,
  );
  pen.circle("w", [x - wide, y - 21], 5, 21);
  pen.circle("w", [x + wide, y - 21], 5, 21);
  pen.path(
    "u",
    `M${x - wide} ${y - 40}L${x - wide} ${y - 2}M${x + wide} ${y - 40}L${x + wide} ${y - 2}`,
  );
}

export function house(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  wall: Colour = "w",
  roof: Colour = "m",
) {
  pen.rect(`${wall} t`, x, y - height, width, height);
  pen.path(
    `${roof} t`,
    `M${x - 3} ${y - height}L${x + width / 2} ${y - height - width * 0.45}L${x + width + 3} ${y - height}Z`,
  );
  pen.path(
    "u",
    `M${x + width * 0.2} ${y - height * 0.72}L${x + width * 0.45} ${y - height * 0.72}L${x + width * 0.45} ${y - height * 0.42}L${x + width * 0.2} ${y - height * 0.42}ZM${x + width * 0.6} ${y}L${x + width * 0.6} ${y - height * 0.5}L${x + width * 0.84} ${y - height * 0.5}L${x + width * 0.84} ${y}`,
  );
}
