// Makes the zero of running text: that of Atkinson Hyperlegible Next without its stroke, which the
// font has no other form of. A font of one letter for each weight, under a name of its own.
//   node scripts/subset-fonts/plain-zero.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as fontkit from "fontkit";

const root = fileURLToPath(new URL("../../", import.meta.url));
const source = `${root}node_modules/@fontsource/atkinson-hyperlegible-next/files/`;
const target = `${root}apps/web/src/styles/fonts/`;
const family = "Saywell Plain Zero";

/** The contours of a glyph, each a start and quadratic curves or lines. */
function contoursOf({ path }) {
  const contours = [];
  for (const { command, args } of path.commands) {
    if (command === "moveTo") contours.push({ start: args, parts: [] });
    else if (command !== "closePath") contours.at(-1).parts.push(args);
  }
  return contours;
}

/** Where the line through a and b meets the one through c and d. */
function meet([ax, ay], [bx, by], [cx, cy], [dx, dy]) {
  const [ux, uy, vx, vy] = [bx - ax, by - ay, dx - cx, dy - cy];
  const t = ((cx - ax) * vy - (cy - ay) * vx) / (ux * vy - uy * vx);
  return [ax + t * ux, ay + t * uy];
}

/** The two counters beside the stroke as one: the stroke's two lines become curves that go on. */
function joinCounters(left, right) {
  const isLine = (part) => part.length === 2;
  const cut = left.parts.findIndex(isLine);
  const [before, after] = [left.parts.slice(0, cut), left.parts.slice(cut + 1)];
  if (cut < 1 || !isLine(right.parts[0])) throw new Error("The zero is drawn in another way now.");
  const around = right.parts.slice(1);
  const bridge = (from, to) => {
    const control = meet(from.slice(-4, -2), from.slice(-2), to.end, to.next.slice(0, 2));
    return [...control, ...to.end];
  };
  return {
    start: left.start,
    parts: [
      ...before,
      bridge(before.at(-1), { end: right.parts[0], next: around[0] }),
      ...around,
      bridge(around.at(-1), { end: left.parts[cut], next: after[0] }),
      ...after,
    ],
  };
}

const u16 = (...values) => Buffer.from(values.flatMap((v) => [(v >> 8) & 255, v & 255]));
const u32 = (...values) => u16(...values.flatMap((v) => [(v >>> 16) & 0xffff, v & 0xffff]));

function glyfOf(contours) {
  const points = contours.map(({ start, parts }) => {
    const all = [[...start, 1]];
    for (const part of parts) {
      if (part.length === 4) all.push([part[0], part[1], 0]);
      all.push([...part.slice(-2), 1]);
    }
    // The last point is the first again.
    return all.slice(0, -1).map(([x, y, on]) => [Math.round(x), Math.round(y), on]);
  });
  const flat = points.flat();
  const [xs, ys] = [flat.map(([x]) => x), flat.map(([, y]) => y)];
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  let end = -1;
  const ends = points.map((each) => (end += each.length));
  const steps = (values) => values.map((value, at) => value - (at === 0 ? 0 : values[at - 1]));
  const bytes = Buffer.concat([
    u16(contours.length, ...box, ...ends, 0),
    Buffer.from(flat.map(([, , on]) => on)),
    u16(...steps(xs)),
    u16(...steps(ys)),
  ]);
  return { bytes: bytes.length % 2 ? Buffer.concat([bytes, Buffer.alloc(1)]) : bytes, box, flat };
}

function nameTable(weight) {
  const texts = [
    [
      0,
      "The zero is of Atkinson Hyperlegible Next, Copyright 2020-2024 The Atkinson Hyperlegible Next Project Authors, without its stroke. SIL Open Font License 1.1.",
    ],
    [1, family],
    [2, "Regular"],
    [3, `${family} ${weight}`],
    [4, `${family} ${weight}`],
    [6, `SaywellPlainZero-${weight}`],
  ];
  let offset = 0;
  const records = [];
  const strings = texts.map(([id, text]) => {
    const bytes = Buffer.from(text, "utf16le").swap16();
    records.push(u16(3, 1, 0x409, id, bytes.length, offset));
    offset += bytes.length;
    return bytes;
  });
  return Buffer.concat([u16(0, texts.length, 6 + 12 * texts.length), ...records, ...strings]);
}

function fontOf(font, weight) {
  const zero = font.glyphForCodePoint(0x30);
  const [outer, left, right] = contoursOf(zero);
  const { bytes: glyf, box, flat } = glyfOf([outer, joinCounters(left, right)]);
  const width = Math.round(zero.advanceWidth);
  const [ascent, descent] = [font.hhea.ascent, font.hhea.descent];
  const cmapPart = u16(4, 32, 0, 4, 4, 1, 0, 0x30, 0xffff, 0, 0x30, 0xffff, 1 - 0x30, 1, 0, 0);
  const tables = {
    "OS/2": Buffer.concat([
      u16(4, width, weight, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0),
      Buffer.alloc(10),
      u32(1, 0, 0, 0),
      Buffer.from("NONE"),
      u16(0x40, 0x30, 0x30, ascent, descent, 0, ascent, -descent),
      u32(1, 0),
      u16(496, 668, 0, 0x20, 1),
    ]),
    cmap: Buffer.concat([u16(0, 1, 3, 1), u32(12), cmapPart]),
    glyf,
    head: Buffer.concat([
      u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
      u16(0b11, font.unitsPerEm),
      Buffer.alloc(16),
      u16(...box, 0, 6, 2, 0, 0),
    ]),
    hhea: Buffer.concat([
      u32(0x10000),
      u16(ascent, descent, 0, width, box[0], width - box[2], box[2], 1, 0, 0, 0, 0, 0, 0, 0, 2),
    ]),
    hmtx: u16(width, 0, width, box[0]),
    loca: u16(0, 0, glyf.length / 2),
    maxp: Buffer.concat([u32(0x10000), u16(2, flat.length, 2, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)]),
    name: nameTable(weight),
    post: Buffer.concat([u32(0x30000, 0), u16(-75, 50), u32(0, 0, 0, 0, 0)]),
  };
  return assemble(tables);
}

function assemble(tables) {
  const names = Object.keys(tables).sort();
  const pad = (bytes) => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
  const sum = (bytes) => {
    let total = 0;
    for (let at = 0; at < bytes.length; at += 4) total = (total + bytes.readUInt32BE(at)) >>> 0;
    return total;
  };
  const power = Math.floor(Math.log2(names.length));
  const range = 16 * 2 ** power;
  let offset = 12 + 16 * names.length;
  const directory = [u32(0x10000), u16(names.length, range, power, 16 * names.length - range)];
  const bodies = names.map((name) => {
    const body = pad(tables[name]);
    directory.push(Buffer.from(name), u32(sum(body), offset, tables[name].length));
    offset += body.length;
    return body;
  });
  const whole = Buffer.concat([...directory, ...bodies]);
  const head = whole.readUInt32BE(12 + 16 * names.indexOf("head") + 8);
  whole.writeUInt32BE((0xb1b0afba - sum(whole)) >>> 0, head + 8);
  return whole;
}

for (const weight of [400, 500, 600, 700]) {
  const font = fontkit.create(
    readFileSync(`${source}atkinson-hyperlegible-next-latin-${weight}-normal.woff2`),
  );
  const made = fontOf(font, weight);
  writeFileSync(`${target}plain-zero-${weight}.ttf`, made);
  console.log(`plain-zero-${weight}.ttf: ${made.length} bytes`);
}
