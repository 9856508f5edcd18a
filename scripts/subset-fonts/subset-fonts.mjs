// Makes apps/web/src/styles/fonts from the whole fonts of @fontsource. They change only when a font
// does, so the results are committed and no build needs this. After a change of a font, or of what
// is kept of it:
//   npm ci --prefix scripts/subset-fonts && node scripts/subset-fonts/subset-fonts.mjs
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const root = fileURLToPath(new URL("../../", import.meta.url));
const target = `${root}apps/web/src/styles/fonts/`;

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");
/** English, and the names of people from Western Europe. Other letters come from the fallback. */
const latin = range(0x20, 0x7e) + range(0xa0, 0xff) + "ŒœŸ–—‘’“”…€′″−×→";
const accented = range(0xc0, 0xd6) + range(0xd8, 0xf6) + range(0xf8, 0xff);
/** What a teacher writes above a word, and the names of people from Western Europe. */
const handwriting = range(0x20, 0x7e) + "£" + accented + "ıŒœ–—‘’“”…";
/** The letters of other names, from Łukasz to Șerban: a file of its own, which comes when one is written. */
const moreHandwriting = range(0x100, 0x17e) + range(0x218, 0x21b);

const fonts = [
  {
    // Headings are semibold everywhere, so one weight stands for all.
    file: "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2",
    made: "fraunces-600.woff2",
    text: latin,
    options: { variationAxes: { wght: 600 } },
  },
  {
    file: "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    made: "atkinson-hyperlegible-next-400-700.woff2",
    text: latin,
    options: { variationAxes: { wght: { min: 400, max: 700 } } },
  },
  {
    // Without the two spare shapes of each letter, which are most of the file.
    file: "@fontsource/caveat/files/caveat-latin-600-normal.woff2",
    made: "caveat-600.woff2",
    text: handwriting,
    options: { noLayoutClosure: true },
  },
  {
    file: "@fontsource/caveat/files/caveat-latin-ext-600-normal.woff2",
    made: "caveat-more-600.woff2",
    text: moreHandwriting,
    options: { noLayoutClosure: true },
  },
];

mkdirSync(target, { recursive: true });
for (const { file, made, text, options } of fonts) {
  const whole = readFileSync(fileURLToPath(new URL(`node_modules/${file}`, import.meta.url)));
  const part = await subsetFont(whole, text, { targetFormat: "woff2", ...options });
  writeFileSync(target + made, part);
  console.log(`${made}: ${part.length} bytes of ${whole.length}`);
}
