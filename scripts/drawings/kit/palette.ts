/**
 * The colours of all drawings, each by its part: on the page (light) and on the blackboard (dark),
 * where lines are chalk and fills are chalk rubbed thin.
 */
const colours = {
  /** The ground: paper, or the board. */
  p: ["#fdf6e6", "#132923"],
  /** What is white: shirts, tables, cups. */
  w: ["#fffdf6", "#1b352e"],
  /** A pale blue wash: windows, walls, clothes. */
  b: ["#d3e1f6", "#27464f"],
  /** Mid blue: a second cloth, shade. */
  m: ["#9dbbe8", "#3f6580"],
  /** Full ink: dark hair, jackets, screens. */
  k: ["#2743a0", "#6d97c4"],
  /** Marigold, the one accent of a drawing. */
  g: ["#fbb53c", "#f0b23f"],
  /** Skins, light to dark. */
  s1: ["#f8d9b8", "#8a6b50"],
  s2: ["#e2ad7e", "#785439"],
  s3: ["#b97d50", "#63412c"],
  s4: ["#8f5b3b", "#4d3125"],
} as const;
export type Colour = keyof typeof colours;

const line = ["#2743a0", "#eef0e6"] as const;
/** Eyes, brows and mouths: darker than the line, to be seen on every skin. */
const feature = ["#17275f", "#f4f3ea"] as const;
/** The outline of an inked sleeve, to be told from an inked body. */
const edge = ["#9dbbe8", "#eef0e6"] as const;
/** The ruled lines of the page, and its red margin. */
const rule = ["#dbe5f0", "#1d3730"] as const;
const margin = ["#f0bdb8", "#2c3a33"] as const;

/** How thick a line is, against the usual one. */
const thickness = { t: 0.73, u: 0.55, h: 1.36 } as const;

/** What a class of a drawing says on one ground. */
function saying(name: string, ground: 0 | 1, width: number): string | null {
  if (name in colours) return `fill:${colours[name as Colour][ground]}`;
  if (name.startsWith("l") && name.slice(1) in colours) {
    return `stroke:${colours[name.slice(1) as Colour][ground]}`;
  }
  if (name === "f") return `stroke:${feature[ground]}`;
  if (name === "F") return `fill:${feature[ground]}`;
  if (name === "x") return `stroke:${edge[ground]}`;
  if (name === "r") return `stroke:${rule[ground]}`;
  if (name === "e") return `stroke:${margin[ground]}`;
  if (ground === 1) return null;
  if (name === "n") return "stroke:none";
  const times = thickness[name as keyof typeof thickness];
  return times === undefined ? null : `stroke-width:${Math.round(times * width * 10) / 10}`;
}

/** All colours that a drawing may hold. */
export const allowedColours: ReadonlySet<string> = new Set(
  [...Object.values(colours), line, feature, edge, rule, margin].flat(),
);

/** The style sheet of a drawing that uses these classes: the page, and the blackboard. */
export function styleSheet(classes: Iterable<string>, width: number): string {
  const names = [...new Set(classes)].toSorted();
  const rules = (ground: 0 | 1) =>
    names
      .map((name) => [name, saying(name, ground, width)] as const)
      .filter(([, says]) => says !== null)
      .map(([name, says]) => `.${name}{${says}}`)
      .join("");
  const unknown = names.find((name) => saying(name, 0, width) === null);
  if (unknown !== undefined) throw new Error(`No drawing knows the class "${unknown}".`);
  const root = `svg{fill:none;stroke:${line[0]};stroke-width:${width};stroke-linecap:round;stroke-linejoin:round}`;
  return `${root}${rules(0)}@media(prefers-color-scheme:dark){svg{stroke:${line[1]}}${rules(1)}}`;
}
