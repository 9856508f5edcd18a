import type { Point } from "./path-data";
import type { Pen } from "./pen";

export type Eyes = "dot" | "happy" | "closed" | "wide" | "side";
export type Brows = "none" | "soft" | "up" | "worried" | "stern" | "one";
export type Mouth = "smile" | "grin" | "talk" | "o" | "flat" | "sad" | "wry";

/** What a face can say, by name. */
export const moods = {
  glad: ["dot", "up", "grin"],
  calm: ["dot", "soft", "smile"],
  laugh: ["happy", "up", "grin"],
  content: ["happy", "soft", "smile"],
  talk: ["dot", "up", "talk"],
  kind: ["dot", "worried", "smile"],
  think: ["side", "one", "wry"],
  doubt: ["side", "stern", "flat"],
  worried: ["dot", "worried", "flat"],
  sad: ["dot", "worried", "sad"],
  cross: ["dot", "stern", "sad"],
  stern: ["dot", "stern", "flat"],
  surprised: ["wide", "up", "o"],
  tired: ["closed", "worried", "flat"],
  asleep: ["closed", "soft", "smile"],
  yawn: ["closed", "worried", "o"],
  read: ["closed", "soft", "flat"],
} as const satisfies Record<string, readonly [Eyes, Brows, Mouth]>;
export type Mood = keyof typeof moods;

interface FaceOptions {
  mood: Mood;
  /** -1 looks to the left of the paper, 1 to the right. */
  turn: number;
  /** Pixels for one tenth of the head: how thick the features are. */
  unit: number;
  /** A mouth inside a dark beard is drawn in white. */
  isBearded: boolean;
}

const eye: Record<Eyes, (pen: Pen, x: number, turn: number, unit: number) => void> = {
  dot: (pen, x, _, unit) => pen.dots("f", 1.75 * unit, [x, -0.5]),
  happy: (pen, x, _, unit) => pen.path("f", `M${x - 1.7} .2Q${x} -2.6 ${x + 1.7} .2`, unit),
  closed: (pen, x, _, unit) => pen.path("f", `M${x - 1.7} -.6Q${x} 1.4 ${x + 1.7} -.6`, unit),
  wide: (pen, x, _, unit) => {
    pen.circle("w u", [x, -0.8], 2.3);
    pen.dots("f", 1.5 * unit, [x, -0.8]);
  },
  side: (pen, x, turn, unit) => {
    pen.circle("w u", [x, -0.6], 2.1, 2);
    pen.dots("f", 1.6 * unit, [x + (turn < 0 ? -0.9 : 0.9), -0.9]);
  },
};

/** From the inner to the outer end, for the right eye; the left one is its mirror. */
const brow: Record<Brows, readonly [string, string]> = {
  none: ["", ""],
  soft: ["-1.8 -4Q0 -5 2 -4", "1.8 -4Q0 -5 -2 -4"],
  up: ["-1.8 -4.8Q0 -6.4 2 -4.8", "1.8 -4.8Q0 -6.4 -2 -4.8"],
  worried: ["-1.8 -5.6Q.2 -5 2 -3.8", "1.8 -5.6Q-.2 -5 -2 -3.8"],
  stern: ["-1.8 -3.2Q.2 -4.4 2.2 -4.8", "1.8 -3.2Q-.2 -4.4 -2.2 -4.8"],
  one: ["-1.8 -5.4Q.2 -7 2.2 -5", "1.8 -3.6Q0 -4.2 -2.2 -3.8"],
};

const mouth: Record<Mouth, (x: number) => readonly [string, string]> = {
  smile: (x) => ["f", `M${x - 3} 4.8Q${x} 8 ${x + 3} 4.8`],
  grin: (x) => [
    "w f",
    `M${x - 3.5} 4.5Q${x} 5.7 ${x + 3.5} 4.5Q${x + 3} 9 ${x} 9Q${x - 3} 9 ${x - 3.5} 4.5Z`,
  ],
  talk: (x) => [
    "F f",
    `M${x - 2.1} 5.2Q${x} 4.3 ${x + 2.1} 5.2Q${x + 1.7} 7.9 ${x} 7.9Q${x - 1.7} 7.9 ${x - 2.1} 5.2Z`,
  ],
  o: (x) => [
    "F f",
    `M${x} 4.6Q${x + 1.8} 4.8 ${x + 1.6} 6.6Q${x} 8.6 ${x - 1.6} 6.6Q${x - 1.8} 4.8 ${x} 4.6Z`,
  ],
  flat: (x) => ["f", `M${x - 2.3} 6.1Q${x} 5.8 ${x + 2.3} 6.1`],
  sad: (x) => ["f", `M${x - 2.4} 7Q${x} 4.8 ${x + 2.4} 7`],
  wry: (x) => ["f", `M${x - 2.6} 6.3Q${x} 6.8 ${x + 2.6} 5`],
};

export function drawFace(pen: Pen, { mood, turn, unit, isBearded }: FaceOptions): void {
  const [eyes, brows, lips] = moods[mood];
  const middle = turn * 3.2;
  const apart = 3.9 - Math.abs(turn) * 0.5;
  const thin = unit;
  eye[eyes](pen, middle - apart, turn, unit);
  eye[eyes](pen, middle + apart, turn, unit);
  for (const [side, shape] of [
    [1, brow[brows][0]],
    [-1, brow[brows][1]],
  ] as const) {
    const at: Point = [middle + side * apart, 0];
    if (shape !== "") pen.within({ at }, () => pen.path("f", `M${shape}`, thin));
  }
  const nose = middle + turn * 1.2;
  if (Math.abs(turn) < 0.25) pen.path("f", `M${nose - 1} 2.6Q${nose} 3.4 ${nose + 1} 2.6`, thin);
  else {
    const way = Math.sign(turn);
    pen.path("f", `M${nose} .4Q${nose + way * 2.3} 2.8 ${nose - way * 0.3} 3.1`, thin);
  }
  const [classes, d] = mouth[lips](middle * 1.05);
  pen.path(isBearded && classes === "f" ? "lw" : classes, d, classes === "f" ? thin : 0.8 * unit);
}
