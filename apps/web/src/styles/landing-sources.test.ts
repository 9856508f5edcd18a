// oxlint-disable-next-line no-restricted-imports -- a test reads the sheet as it stands
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("./landing.css", import.meta.url), "utf8");

test("the public pages' sheet reads every primitive that they are made of", () => {
  const sources = import.meta.glob<string>(
    ["../landing/**/*.tsx", "../app/pages/landing-page.tsx", "!../**/*.test.tsx"],
    { query: "?raw", import: "default", eager: true },
  );
  const imported = Object.values(sources).flatMap((source) =>
    Array.from(source.matchAll(/"(?:\.\.\/)+((?:product-)?ui\/[\w-]+)"/g), ([, file]) => file!),
  );
  const files = Object.keys(import.meta.glob("../{ui,product-ui}/*.tsx"));
  const drawn = [...new Set(imported)].filter((file) => files.includes(`../${file}.tsx`));
  const read = Array.from(
    css.matchAll(/@source "\.\.\/((?:product-)?ui)\/\{(.*?)\}\.tsx"/g),
    ([, folder, names]) => names!.split(",").map((name) => `${folder}/${name}`),
  ).flat();
  expect(read.toSorted()).toEqual(drawn.toSorted());
  // What several fields share is a file of its own.
  expect(css.includes('@source "../ui/field-classes.ts";')).toBe(drawn.includes("ui/input"));
});
