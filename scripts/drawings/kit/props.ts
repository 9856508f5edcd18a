import type { Colour } from "./palette";
import type { Point } from "./path-data";
import type { Pen } from "./pen";

/** Small things. `at` is where a thing stands: the middle of its foot. */

export function cup(pen: Pen, at: Point, colour: Colour = "w", isHot = true, flip = false) {
  pen.within({ at, flip }, () => {
    pen.path("t", "M6 -8.6Q11.4 -9 10.4 -5.4Q9.4 -2.6 5.4 -3");
    pen.path(`${colour} t`, "M-7 -10.4L7 -10.4Q6.6 -1.6 3.4 0L-3.4 0Q-6.6 -1.6 -7 -10.4Z");
    if (isHot)
      pen.path(
        "u",
        "M-2.4 -13.4Q-5 -16 -2.4 -18.4Q0 -20.6 -2 -23M2.6 -13.4Q0 -16 2.6 -18.4Q5 -20.6 3 -23",
      );
  });
}

export function plant(pen: Pen, at: Point, scale = 1, leaf: Colour = "m", pot: Colour = "w") {
  pen.within({ at, scale }, () => {
    pen.path(
      `${leaf} t`,
      "M0 -14C-12 -18 -16 -28 -14 -34C-6 -32 -1 -24 0 -14ZM0 -14C10 -18 15 -26 14 -33C6 -31 1 -24 0 -14ZM0 -14C-5 -26 -4 -36 1 -42C6 -34 5 -24 0 -14Z",
    );
    pen.path(pot, "M-9 -15L9 -15L6.6 0L-6.6 0Z");
  });
}

export function clock(
  pen: Pen,
  at: Point,
  radius = 14,
  face: Colour = "w",
  hands = "M0 0L0 -8M0 0L5.6 2.4",
) {
  pen.within({ at, scale: radius / 14 }, () => {
    pen.circle(face, [0, 0], 14);
    pen.path("t", "M0 -11L0 -10M11 0L10 0M0 11L0 10M-11 0L-10 0");
    pen.path("t", hands);
  });
}

export function frame(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: Colour = "w",
) {
  pen.rect(`${fill} t`, x, y, width, height);
  pen.path(
    "u",
    `M${x + 3} ${y + height - 4}L${x + width * 0.38} ${y + height * 0.45}L${x + width * 0.6} ${y + height * 0.72}L${x + width * 0.75} ${y + height * 0.55}L${x + width - 3} ${y + height - 4}`,
  );
}

export function windowPane(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  glass: Colour = "b",
) {
  pen.rect(glass, x, y, width, height);
  pen.path(
    "t",
    `M${x + width / 2} ${y}L${x + width / 2} ${y + height}M${x} ${y + height * 0.46}L${x + width} ${y + height * 0.46}`,
  );
  pen.path("h", `M${x - 5} ${y + height + 1}L${x + width + 5} ${y + height + 1}`);
}

export function moon(pen: Pen, [x, y]: Point, radius = 10, colour: Colour = "g") {
  const k = radius / 10;
  pen.within({ at: [x, y], scale: k }, () =>
    pen.path(
      `${colour} t`,
      "M2 -10C-7 -9 -11 0 -6 7C-1 12 8 10 10 4C3 6 -2 3 -3 -2C-3.4 -5 -1 -9 2 -10Z",
    ),
  );
}

export function sun(pen: Pen, at: Point, radius = 12, hasRays = true) {
  pen.circle("g t", at, radius);
  if (!hasRays) return;
  let d = "";
  for (let i = 0; i < 10; i += 1) {
    const angle = (i * Math.PI) / 5 + 0.2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    d += `M${at[0] + c * (radius + 4)} ${at[1] + s * (radius + 4)}L${at[0] + c * (radius + 8)} ${at[1] + s * (radius + 8)}`;
  }
  pen.path("t", d);
}

export function cloud(pen: Pen, at: Point, scale = 1) {
  pen.within({ at, scale }, () =>
    pen.path(
      "w t",
      "M-14 4C-20 4 -20 -5 -13 -5C-12 -12 -2 -13 1 -8C6 -12 14 -8 12 -3C18 -3 18 4 13 4Z",
    ),
  );
}

export function tree(pen: Pen, at: Point, scale = 1, crown: Colour = "m") {
  pen.within({ at, scale }, () => {
    pen.path("", "M0 0L0 -22M0 -10L6 -17");
    pen.path(
      crown,
      "M0 -16C-14 -14 -18 -26 -12 -32C-14 -44 0 -50 6 -43C16 -44 19 -32 14 -27C15 -18 6 -14 0 -16Z",
    );
    pen.path("t", "M0 -10L0 -26M0 -19L5 -25");
  });
}

/** A bubble whose tail ends at `tip`. */
export function bubble(
  pen: Pen,
  [x, y]: Point,
  rx: number,
  ry: number,
  tip: Point,
  fill: Colour = "w",
) {
  const way = tip[0] < x ? -1 : 1;
  pen.circle(fill, [x, y], rx, ry);
  const [a, b]: readonly Point[] = [
    [x + way * rx * 0.2, y + ry * 0.93],
    [x + way * rx * 0.58, y + ry * 0.76],
  ];
  if (!a || !b) return;
  pen.path(`${fill} n`, `M${a[0]} ${a[1] - 3}L${tip[0]} ${tip[1]}L${b[0]} ${b[1] - 3}Z`);
  pen.path("", `M${a[0]} ${a[1]}L${tip[0]} ${tip[1]}L${b[0]} ${b[1]}`);
}

export function suitcase(pen: Pen, at: Point, scale = 1, colour: Colour = "g") {
  pen.within({ at, scale }, () => {
    pen.path("", "M-6 -32L-6 -40L6 -40L6 -32");
    pen.path(colour, "M-15 -32Q0 -33.4 15 -32Q16 -17 15 -2Q0 -1 -15 -2Q-16 -17 -15 -32Z");
    pen.path("t", "M-8 -32L-8 -2M8 -32L8 -2");
    pen.dots("", 4.6, [-10, 1], [10, 1]);
  });
}

export function laptop(pen: Pen, at: Point, scale = 1, flip = false) {
  pen.within({ at, scale, flip }, () => {
    pen.path("b", "M-17 -24L15 -24L18 -1L-14 -1Z");
    pen.path("h", "M-22 0L20 0");
    pen.dots("", 3, [1, -12.6]);
  });
}

export function paper(pen: Pen, at: Point, scale = 1, turn = 0, fill: Colour = "w") {
  pen.within({ at, scale, turn }, () => {
    pen.path(`${fill} t`, "M-11 -14L11 -14L11 14L-11 14Z");
    pen.scribble(-7, -8, 13);
    pen.scribble(-7, -1, 14);
    pen.scribble(-7, 6, 9);
  });
}

export function envelope(pen: Pen, at: Point, scale = 1, turn = 0, fill: Colour = "w") {
  pen.within({ at, scale, turn }, () => {
    pen.path(`${fill} t`, "M-15 -10L15 -10L15 10L-15 10Z");
    pen.path("t", "M-15 -10L0 2L15 -10");
  });
}

export function phone(pen: Pen, at: Point, scale = 1, turn = 0, fill: Colour = "k") {
  pen.within({ at, scale, turn }, () => pen.path(`${fill} t`, "M-4 -9L4 -9L4 9L-4 9Z"));
}

/** An open book from above the reader's hands. */
export function book(pen: Pen, at: Point, scale = 1, cover: Colour = "k") {
  pen.within({ at, scale }, () => {
    pen.path(cover, "M-24 -9Q-12 -13 0 -8Q12 -13 24 -9L26 9Q12 6 0 10Q-12 6 -26 9Z");
    pen.path("w t", "M-22 -11Q-10 -15 0 -9Q10 -15 22 -11L23 6Q10 2 0 7Q-10 2 -23 6Z");
    pen.path("t", "M0 -9L0 7");
    pen.path(
      "u",
      "M-18 -7Q-10 -9.4 -4 -6M-18 -2Q-10 -5 -4 -1.6M4 -6Q10 -9.4 18 -7M4 -1.6Q10 -5 18 -2",
    );
  });
}

export function flower(pen: Pen, [x, y]: Point, foot: Point, colour: Colour = "g", radius = 5) {
  pen.path("t", `M${x} ${y}Q${x} ${(y + foot[1]) / 2} ${foot[0]} ${foot[1]}`);
  pen.path(
    `${colour} t`,
    [0, 1, 2, 3, 4]
      .map((i) => {
        const a = (i * 2 * Math.PI) / 5 - 1.3;
        const b = a + (2 * Math.PI) / 5;
        const m = (a + b) / 2;
        const at = (t: number, r: number) => `${x + Math.cos(t) * r} ${y + Math.sin(t) * r}`;
        return `${i === 0 ? `M${at(a, radius * 0.8)}` : ""}Q${at(m, radius * 2.2)} ${at(b, radius * 0.8)}`;
      })
      .join("") + "Z",
  );
  pen.dots("", 3, [x, y]);
}

export function glass(pen: Pen, at: Point, scale = 1, turn = 0, drink: Colour = "g") {
  pen.within({ at, scale, turn }, () => {
    pen.path("w t", "M-5 -18L5 -18Q5.6 -7 0 -6.4Q-5.6 -7 -5 -18Z");
    pen.path(`${drink} n`, "M-4.6 -13L4.6 -13Q4 -8 0 -7.6Q-4 -8 -4.6 -13Z");
    pen.path("t", "M0 -6.4L0 0M-3.6 0L3.6 0");
  });
}
