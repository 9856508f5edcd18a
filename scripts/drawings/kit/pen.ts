import { handDrawn, type Matrix, moved, oval, type Point, times } from "./path-data";
import { type Colour, styleSheet } from "./palette";

/** Units of the file for each of ours: places are whole numbers there, which keeps files small. */
const fine = 4;

interface Mark {
  classes: string;
  width: number | null;
  d: string;
}

const isOnlyLine = ({ classes }: Mark) =>
  !classes.split(" ").some((name) => /^([pwbmgkF]|s\d)$/.test(name));

/** What draws. Paths are written with M, L, Q, C and Z, all absolute. */
export class Pen {
  readonly #marks: Mark[] = [];
  #at: Matrix = [fine, 0, 0, fine, 0, 0];

  /** `classes` of the palette, such as "w t": white, with a thin line. None is the line alone. */
  path(classes: string, d: string, width: number | null = null): void {
    this.#add({ classes, width, d: handDrawn(d, this.#at) });
  }

  #add(mark: Mark): void {
    const { classes, width } = mark;
    const last = this.#marks.at(-1);
    // Lines in one ink are one path: a drawing is a third shorter so.
    if (last?.classes === classes && last.width === width && isOnlyLine(mark)) last.d += mark.d;
    else this.#marks.push(mark);
  }

  /** Draws in a place of its own: moved, scaled, mirrored, turned by degrees around a point. */
  within(
    place: { at: Point; scale?: number; flip?: boolean; turn?: number; about?: Point },
    draw: () => void,
  ): void {
    const before = this.#at;
    this.#at = times(before, matrixOf(place));
    draw();
    this.#at = before;
  }

  /** Where a local point is on the paper. */
  onPaper(point: Point): Point {
    const [x, y] = moved(this.#at, point);
    return [x / fine, y / fine];
  }

  /** How much larger than on the paper things are drawn here. */
  get scale(): number {
    return Math.hypot(this.#at[0], this.#at[1]) / fine;
  }

  /** A limb, a rail, a rope: a thick line with an outline. `inner` may begin deeper than the outline. */
  tube(colour: Colour, d: string, width: number, inner = d, outline = ""): void {
    this.path(outline, d, width);
    this.path(`l${colour}`, inner, Math.round((width - 4) * 10) / 10);
  }

  circle(classes: string, [x, y]: Point, rx: number, ry = rx): void {
    const mark = { classes, width: null, d: oval(this.#at, [x, y], rx, ry) };
    this.#add(mark);
  }

  rect(classes: string, x: number, y: number, width: number, height: number): void {
    this.path(
      classes,
      `M${x} ${y}L${x + width} ${y}L${x + width} ${y + height}L${x} ${y + height}Z`,
    );
  }

  dots(classes: string, width: number, ...points: readonly Point[]): void {
    this.path(classes, points.map(([x, y]) => `M${x} ${y}L${x} ${y}`).join(""), width);
  }

  /** Handwriting that nobody needs to read. */
  scribble(x: number, y: number, width: number, classes = "u"): void {
    const waves = Math.max(1, Math.round(width / 7));
    const step = width / waves;
    let d = `M${x} ${y}`;
    for (let i = 0; i < waves; i += 1) {
      const from = x + i * step;
      d += `Q${from + step / 4} ${y - 3} ${from + step / 2} ${y}Q${from + (step * 3) / 4} ${y + 2.4} ${from + step} ${y}`;
    }
    this.path(classes, d);
  }

  svg([width, height]: Point, lineWidth = 2.2): string {
    const classes = this.#marks.flatMap((mark) => mark.classes.split(" ").filter(Boolean));
    const paths = this.#marks.map(
      (mark) =>
        `<path${mark.classes ? ` class="${mark.classes}"` : ""}${mark.width === null ? "" : ` stroke-width="${Math.round(mark.width * fine)}"`} d="${mark.d}"/>`,
    );
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width * fine} ${height * fine}"><style>${styleSheet(classes, lineWidth * fine)}</style>${paths.join("")}</svg>\n`;
  }
}

function matrixOf(place: {
  at: Point;
  scale?: number;
  flip?: boolean;
  turn?: number;
  about?: Point;
}): Matrix {
  const { at, scale = 1, flip = false, turn = 0, about = [0, 0] } = place;
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const mirror = flip ? -1 : 1;
  const turned: Matrix = [cos * mirror, sin * mirror, -sin, cos, at[0], at[1]];
  return times(turned, [1, 0, 0, 1, -about[0], -about[1]]);
}
