/** Where a shape stands: x' = a*x + c*y + e, y' = b*x + d*y + f. */
export type Matrix = readonly [number, number, number, number, number, number];
export type Point = readonly [number, number];

export const still: Matrix = [1, 0, 0, 1, 0, 0];

/** `inner` first, then `outer`. */
export const times = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];

export const moved = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
];

/** One number between -1 and 1 for each place on the paper: the same hand trembles the same way. */
function tremble(x: number, y: number, salt: number): number {
  let hash = Math.imul(Math.round(x) + 7919 * salt, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15) ^ Math.round(y), 0x85ebca6b);
  hash ^= hash >>> 13;
  return ((hash >>> 0) % 2001) / 1000 - 1;
}

interface Stroke {
  command: string;
  points: Point[];
}

const argumentsOf: Record<string, number> = { M: 1, L: 1, Q: 2, C: 3, Z: 0 };

function parse(d: string): Stroke[] {
  const strokes: Stroke[] = [];
  for (const [, command = "", rest = ""] of d.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number);
    const count = argumentsOf[command] ?? 0;
    if (count === 0) strokes.push({ command, points: [] });
    if (count > 0 && (numbers.length === 0 || numbers.length % (2 * count) !== 0)) {
      throw new Error(`"${command}${rest}" has not the points that it needs.`);
    }
    for (let at = 0; at < numbers.length; at += 2 * count) {
      const points = Array.from({ length: count }, (_, i): Point => [
        numbers[at + 2 * i] ?? 0,
        numbers[at + 2 * i + 1] ?? 0,
      ]);
      strokes.push({ command: command === "M" && at > 0 ? "L" : command, points });
    }
  }
  return strokes;
}

/** Numbers side by side with no more between them than a reader of paths needs. */
const join = (numbers: readonly number[]): string =>
  numbers.reduce((before, next, index) => before + (index > 0 && next >= 0 ? " " : "") + next, "");

/** A straight line of some length bows a little, as a line drawn without a ruler does. */
function bowed(from: Point, to: Point): Point | null {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  if (length < 56) return null;
  const bow = tremble(from[0] + to[0], from[1] + to[1], 3) * Math.min(6, length / 70);
  return [(from[0] + to[0]) / 2 - (dy / length) * bow, (from[1] + to[1]) / 2 + (dx / length) * bow];
}

/**
 * The path where the matrix puts it, in the hand's trembling line, as short as it can be written:
 * in whole numbers, so the matrix makes everything larger first.
 */
export function handDrawn(d: string, matrix: Matrix): string {
  let text = "";
  let lastCommand = "";
  let here: Point = [0, 0];
  let begun: Point = [0, 0];
  const round = ([x, y]: Point): Point => [Math.round(x) + 0, Math.round(y) + 0];
  const shaken = (point: Point): Point => {
    const [x, y] = moved(matrix, point);
    return round([x + tremble(x, y, 1) * 1.2, y + tremble(x, y, 2) * 1.2]);
  };
  const write = (command: string, points: Point[]) => {
    const numbers = points.flatMap(([x, y]) => [x - here[0], y - here[1]]);
    text +=
      (command === lastCommand ? ((numbers[0] ?? 0) < 0 ? "" : " ") : command) + join(numbers);
    lastCommand = command;
    here = points.at(-1) ?? here;
  };
  for (const { command, points } of parse(d)) {
    const places = points.map(shaken);
    const end = places.at(-1) ?? begun;
    if (command === "M") {
      text += `M${join(end)}`;
      lastCommand = "M";
      [here, begun] = [end, end];
      continue;
    }
    if (command === "L" && end[0] === here[0] && end[1] === here[1]) {
      text += "h0";
      lastCommand = "h";
      continue;
    }
    const middle = command === "L" ? bowed(here, end) : null;
    if (middle) write("q", [round(middle), end]);
    else if (command === "Z") {
      text += "z";
      lastCommand = "z";
      here = begun;
    } else write(command.toLowerCase(), places);
  }
  return text;
}

/** A circle or an oval, a little out of round, as two arcs. Matrices here never skew. */
export function oval(matrix: Matrix, [x, y]: Point, rx: number, ry: number): string {
  const scale = Math.hypot(matrix[0], matrix[1]);
  const turn = Math.round((Math.atan2(matrix[1], matrix[0]) * 180) / Math.PI);
  const [left, right] = [moved(matrix, [x - rx, y]), moved(matrix, [x + rx, y])];
  const across: Point = [Math.round(right[0] - left[0]), Math.round(right[1] - left[1])];
  const round = tremble(left[0], left[1], 5) * Math.min(2, (ry * scale) / 16);
  const radii = [Math.round(rx * scale), Math.max(1, Math.round(ry * scale + round))];
  const arc = (to: Point) => join([...radii, rx === ry ? 0 : turn, 1, 0, to[0], to[1]]);
  const back: Point = [-across[0] + 0, -across[1] + 0];
  return `M${join([Math.round(left[0]), Math.round(left[1])])}a${arc(across)} ${arc(back)}z`;
}
