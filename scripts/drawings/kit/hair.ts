import type { Colour } from "./palette";
import type { Point } from "./path-data";
import type { Pen } from "./pen";

interface Hair {
  /** Behind neck and shoulders. */
  back?: (pen: Pen, colour: Colour, turn: number) => void;
  /** Over the forehead. */
  front?: (pen: Pen, colour: Colour, turn: number) => void;
}

/** Bumps around the head from one angle to another, in degrees: curls, and the edge of an afro. */
function curls(radius: number, from: number, to: number, count: number, middle: Point): string {
  const at = (degrees: number, r: number): Point => [
    middle[0] + r * Math.cos((degrees * Math.PI) / 180),
    middle[1] + r * Math.sin((degrees * Math.PI) / 180),
  ];
  const step = (to - from) / count;
  const [x, y] = at(from, radius);
  let d = `M${x} ${y}`;
  for (let i = 0; i < count; i += 1) {
    const [a, b] = at(from + (i + 0.5) * step, radius * 1.3);
    const [u, v] = at(from + (i + 1) * step, radius);
    d += `Q${a} ${b} ${u} ${v}`;
  }
  return d;
}

const path = (d: string) => (pen: Pen, colour: Colour) => pen.path(colour, d);

const parted =
  "M-9.7 1C-11.6-8 -7-13.2 0-13.2C7-13.2 11.6-8 9.7 1C9.2-3 7-6.2 1.4-9C-4-6.8 -8.4-4.4 -9.7 1Z";
const fringe =
  "M-9.8 1.5C-11.4-7 -9-13.2 0-13.2C9-13.2 11.4-7 9.8 1.5C9.4-1.6 9-3 8-4.8Q0-3 -8-4.8C-9-3 -9.4-1.6 -9.8 1.5Z";
const tight =
  "M-9.6-.4C-10.6-9 -6-12.6 0-12.6C6-12.6 10.6-9 9.6-.4C8.6-5.4 5-8 0-8C-5-8 -8.6-5.4 -9.6-.4Z";

export const hairs = {
  bald: {
    front: (pen) => pen.path("u", "M3-8.6Q5.6-7.8 6.6-5.6"),
  },
  balding: {
    front: (pen, colour) =>
      pen.path(
        `${colour} t`,
        "M-9 3C-12.4 1 -12-5 -8.8-6.4C-9 -3 -8.8 0 -9 3ZM9 3C12.4 1 12-5 8.8-6.4C9-3 8.8 0 9 3Z",
      ),
  },
  short: {
    front: path(
      "M-9.7 .6C-11.6-7 -8-13.4 0-13.4C8-13.4 11.6-7 9.7 .6C9.2-2.6 8.6-4.6 7.2-6.2C2-4.6 -3-4.8 -7-6.4C-8.4-4.6 -9.2-2.2 -9.7 .6Z",
    ),
  },
  crop: {
    front: path(
      "M-9.6-1.8C-10-9 -6-12.4 0-12.4C6-12.4 10-9 9.6-1.8C8.8-4.4 8-6 6.8-7C2.6-8.2 -2.6-8.2 -6.8-7C-8-6 -8.8-4.4 -9.6-1.8Z",
    ),
  },
  sidepart: {
    front: path(
      "M-9.6 1C-11.8-7 -8-13.8 1-13.8C9-13.4 11.4-6 9.7 .8C9.2-3 8-5 6.8-6.6C1-5.2 -3-7 -4.8-9.8C-5.2-6.6 -7.4-5.4 -8.4-4C-9.2-2.6 -9.4-1 -9.6 1Z",
    ),
  },
  quiff: {
    front: path(
      "M-9.6 0C-11-6 -9-10 -5-11.4C-4-15.6 5-16.6 9-12.6C11.4-10 10.6-4 9.7 0C9-3.4 8.2-5.4 7-6.8C2-5.6 -2-6.4 -4.6-7.6C-7.4-6.4 -9-3.4 -9.6 0Z",
    ),
  },
  pixie: {
    front: path(
      "M-9.9 2.6C-12-7 -8-13.6 .6-13.6C8.6-13.4 11.8-6.4 9.9 2.4C9-1 8.4-3 7.4-4.4C5-3 -1-4.4 -3.4-8.2C-4.4-5 -7.4-3.2 -8.4-1.6C-9-.4 -9.4 1 -9.9 2.6Z",
    ),
  },
  bob: {
    back: path(
      "M-10.6-2C-13-16 13-16 10.6-2C12.4 3 12.6 7 11.2 10.6Q0 13 -11.2 10.6C-12.6 7 -12.4 3 -10.6-2Z",
    ),
    front: path(fringe),
  },
  long: {
    back: path(
      "M-10.6-2C-13-16.4 13-16.4 10.6-2C12.6 6 13.4 14 12 21Q0 25 -12 21C-13.4 14 -12.6 6 -10.6-2Z",
    ),
    front: path(parted),
  },
  wavy: {
    back: path(
      "M-10.4-4C-12-16.4 12-16.4 10.4-4C13.6-2 13 2 11.4 3C14.4 5 14 9 12 10C14 13 12 17 8.6 16Q0 19 -8.6 16C-12 17 -14 13 -12 10C-14 9 -14.4 5 -11.4 3C-13 2 -13.6-2 -10.4-4Z",
    ),
    front: path(parted),
  },
  bun: {
    back: (pen, colour, turn) => pen.circle(colour, [-turn * 5, -14.4], 5.2, 4.8),
    front: path(tight),
  },
  lowbun: {
    back: (pen, colour, turn) => pen.circle(colour, [turn > 0 ? -10.6 : 10.6, 5], 5.2, 5),
    front: path(parted),
  },
  ponytail: {
    back: (pen, colour, turn) => {
      const way = turn > 0 ? -1 : 1;
      pen.path(
        colour,
        `M${way * 5}-9C${way * 13}-13 ${way * 18}-6 ${way * 15} 2C${way * 14} 7 ${way * 16} 9 ${way * 17} 11C${way * 11} 11 ${way * 9} 5 ${way * 10}-2Z`,
      );
    },
    front: path(tight),
  },
  pigtails: {
    back: (pen, colour) => {
      pen.tube(colour, "M-9 0Q-14 4 -13 12", 4.4 * pen.scale);
      pen.tube(colour, "M9 0Q14 4 13 12", 4.4 * pen.scale);
      pen.dots("g", 5, [-12.6, 5.4], [12.6, 5.4]);
    },
    front: path(parted),
  },
  braid: {
    back: (pen, colour) =>
      pen.path(
        colour,
        "M6 4C13 4 15 9 12 12C15 14 14 18 11 19.4C12 23 8 24 7.6 20C4 18 5 14 7 13C4 10 4 6 6 4Z",
      ),
    front: path(parted),
  },
  afro: {
    back: (pen, colour) => pen.path(colour, `${curls(12.6, -200, 20, 11, [0, -3])}Q0 8 -12 1Z`),
    front: path(tight),
  },
  curly: {
    back: (pen, colour) => pen.path(colour, `${curls(10.6, -196, 16, 8, [0, -3])}Q0 2 -10 0Z`),
    front: (pen, colour) =>
      pen.path(
        colour,
        `${curls(10.4, -184, 4, 8, [0, -3])}C9 -4 7.4-5 6-4.6C5-7 2-7 .4-5.4C-1.4-7.4 -4-7 -5-5C-7-5.6 -9-4 -10.3-2.4Z`,
      ),
  },
  locs: {
    back: (pen, colour) => {
      pen.path(
        `l${colour}`,
        "M-8 -6Q-13 0 -12.6 8M-6 -6Q-10 4 -9 12M-4 -4Q-6 4 -6 13M8 -6Q13 0 12.6 8M6 -6Q10 4 9 12M4 -4Q6 4 6 13",
        3.1 * pen.scale,
      );
    },
    front: (pen, colour) => {
      pen.path(colour, tight);
      pen.path(
        `l${colour}`,
        "M-9 -5Q-12 -2 -12 3M9 -5Q12 -2 12 3M-5 -12Q-9 -14 -11 -10M3 -12.4Q8 -15 11 -10",
        2.9 * pen.scale,
      );
    },
  },
  hijab: {
    back: path(
      "M-11.6-1C-11.8-10 -7-14.4 0-14.4C7-14.4 11.8-10 11.6-1C11.6 4 12.4 8 15 12.6C12 20 -12 20 -15 12.6C-12.4 8 -11.6 4 -11.6-1Z",
    ),
    front: (pen, colour) => {
      pen.path(
        colour,
        "M-10.6 3C-13-9 -8-14.4 0-14.4C8-14.4 13-9 10.6 3C9.6 8.6 6 12 0 12C-6 12 -9.6 8.6 -10.6 3ZM-8-.6C-8 5 -5 9.4 0 9.4C5 9.4 8 5 8-.6C8-6.4 5-9 0-9C-5-9 -8-6.4 -8-.6Z",
      );
      pen.path("u", "M-6 11.4Q0 16 9 13.4M-9 12.6Q-2 18 5 17");
    },
  },
  turban: {
    front: (pen, colour) => {
      pen.path(
        colour,
        "M-10-2.4C-13-12 -6-17.6 1-17C9.6-16.4 13-10 10-2.4C6-7 3-8.6 0-8.6C-3-8.6 -7-7 -10-2.4Z",
      );
      pen.path("u", "M-9.4-6Q0-17 9.4-8.6M-8-9.6Q0-18 8.6-12M-2-8.6Q4-10 9.6-5.4");
    },
  },
  cap: {
    front: (pen, colour, turn) => {
      const way = turn < 0 ? -1 : 1;
      pen.path(colour, "M-10-4.4C-10.6-11 -6-14.4 0-14.4C6-14.4 10.6-11 10-4.4Q0-7.4 -10-4.4Z");
      pen.path(
        colour,
        `M${way * -2}-6.2Q${way * 8}-8 ${way * 16}-3.6Q${way * 9}-3.4 ${way * 3}-4.4Z`,
      );
    },
  },
  beanie: {
    front: (pen, colour) => {
      pen.path(colour, "M-10-5C-10.4-12 -6-15.4 0-15.4C6-15.4 10.4-12 10-5Z");
      pen.path(`${colour} t`, "M-10.6-4Q0-7 10.6-4L10.2-7.6Q0-10.6 -10.2-7.6Z");
    },
  },
} as const satisfies Record<string, Hair>;
export type HairName = keyof typeof hairs;
export const hairOf = (name: HairName): Hair => hairs[name];
