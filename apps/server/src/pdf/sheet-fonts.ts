import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { unpackWoff } from "./unpack-woff";

/** The product's own letters, cut to those of western and central European languages. */
const files = {
  text: "@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff",
  strong:
    "@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff",
  strongMore:
    "@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-700-normal.woff",
  heading: "@fontsource/fraunces/files/fraunces-latin-600-normal.woff",
} as const;
export type SheetFont = keyof typeof files;

let fonts: Promise<[SheetFont, Buffer][]> | undefined;

/** Read when the first sheet is asked for, and kept. */
export async function loadFonts(): Promise<[SheetFont, Buffer][]> {
  const { resolve } = createRequire(import.meta.url);
  fonts ??= Promise.all(
    Object.entries(files).map(async ([name, path]): Promise<[SheetFont, Buffer]> => [
      name as SheetFont,
      unpackWoff(await readFile(resolve(path))),
    ]),
  );
  fonts.catch(() => (fonts = undefined));
  return await fonts;
}

export interface FontRun {
  font: SheetFont;
  text: string;
}

/** What each of the two fonts has of the letters of names: not all that its range promises. */
const lettersOf = {
  strong: "[ -~\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u00FFıŒœ‘’–]",
  strongMore: "[Ā-ćĊ-ēĖ-ěĞ-ģĦħĪīĮİĶķĹ-ľŁ-ňŐőŔŕŘ-śŞ-ťŪ-ūŮ-žȘ-ț]",
} as const;
const named = new RegExp(`^(${Object.values(lettersOf).join("|")})+$`, "u");
const runs = new RegExp(`(${lettersOf.strong}+)|${lettersOf.strongMore}+`, "gu");

/** A name in the fonts that have its letters; null for one with letters that none of them has. */
export function fontsForName(name: string): FontRun[] | null {
  const plain = name.normalize("NFC").trim();
  if (!named.test(plain)) return null;
  return [...plain.matchAll(runs)].map(([text, strong]) => ({
    font: strong === undefined ? "strongMore" : "strong",
    text,
  }));
}
