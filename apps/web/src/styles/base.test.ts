// oxlint-disable-next-line no-restricted-imports -- the test runner gives every style sheet as empty
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const fonts = readFileSync(new URL("./fonts.css", import.meta.url), "utf8");
const css = readFileSync(new URL("./base.css", import.meta.url), "utf8");

test("the gutter beside an open dialog, which no scrim covers, has the shade of the scrimmed page", () => {
  const [, rule = ""] = /html:has\(\[data-dialog-scrim\]\) \{([^}]*)\}/.exec(css) ?? [];
  expect(rule).toContain("scrollbar-gutter: stable");
  expect(rule).toContain("background-color: var(--scrimmed)");
});

test("a zero in running text has no stroke: it comes from a face of its own, in every weight of the text", () => {
  expect(/--face-text:\s*"Plain Zero", "Atkinson Hyperlegible Next"/.test(fonts)).toBe(true);
  for (const weight of [400, 500, 600, 700]) {
    expect(fonts).toContain(`url("./fonts/plain-zero-${weight}.ttf")`);
    const font = readFileSync(new URL(`./fonts/plain-zero-${weight}.ttf`, import.meta.url));
    // A glyph with a stroke has three contours.
    const at = font.indexOf("glyf") + 8;
    expect(font.readInt16BE(font.readUInt32BE(at))).toBe(2);
  }
  expect(fonts.match(/unicode-range: U\+0030;/g)).toHaveLength(4);
});
