import { expect, test } from "vitest";
import { linesOf } from "./lines-of";

test.each(["\n", "\r", "\r\n", "\u2028", "\u2029"])(
  "lines end at %j, and those without words are left out",
  (end) => {
    const text = ["", " one", " \t", "two ", "—", "", "three"].join(end);
    const lines = linesOf(text);
    expect(lines.map(({ line }) => line)).toEqual([" one", "two ", "three"]);
    for (const { line, offset } of lines)
      expect(text.slice(offset, offset + line.length)).toBe(line);
  },
);
