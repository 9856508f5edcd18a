import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { SourceMap } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { smallSourceMap, type SourceMapFile } from "./small-source-map.mjs";

/** Two files of the project, with a package and data between them. */
const files = {
  "node_modules/thrower/index.js": "export function inPackage(f) {\n\n  return f();\n}\n",
  "words.json": '{ "a": ["b", "c"],\n "d": 1 }',
  "deep.ts": "\n\nexport const inDeep = (): never => {\n  throw new Error('x');\n};\n",
  "main.ts": `import words from "./words.json";
import { inPackage } from "thrower";
import { inDeep } from "./deep";

console.log(words,
  inPackage(
    inDeep));
`,
};

let folder: string;
let lines: string[];
let map: SourceMapFile;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "saywell-source-map-"));
  await mkdir(join(folder, "node_modules/thrower"), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  await build({
    absWorkingDir: folder,
    entryPoints: ["main.ts"],
    outfile: "out.js",
    bundle: true,
    format: "esm",
    sourcemap: true,
    sourcesContent: false,
  });
  lines = (await readFile(join(folder, "out.js"), "utf8")).split("\n");
  map = JSON.parse(await readFile(join(folder, "out.js.map"), "utf8"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Where Node says that a text of the bundle comes from, by a map. */
function sourceOf(text: string, by: SourceMapFile): string | null {
  const line = lines.findIndex((each) => each.includes(text));
  const entry = new SourceMap(by as never).findEntry(line, lines[line]!.indexOf(text));
  return "originalSource" in entry && entry.originalSource !== undefined
    ? `${entry.originalSource}:${entry.originalLine + 1}`
    : null;
}

test("a trace names files and lines of the project as exactly as by the whole map", async () => {
  const small = await smallSourceMap(map);
  for (const [text, place] of [
    ["throw new Error", "deep.ts:4"],
    ["console.log", "main.ts:5"],
    ["inDeep =", "deep.ts:3"],
  ] as const) {
    expect(sourceOf(text, map), text).toBe(place);
    expect(sourceOf(text, small), text).toBe(place);
  }
});

test("what comes of a package or of data is of no file, and of none that stands before it", async () => {
  const small = await smallSourceMap(map);
  for (const text of ["return f()", '"b"']) {
    expect(sourceOf(text, map), text).not.toBeNull();
    expect(sourceOf(text, small), text).toBeNull();
  }
});

test("it keeps less than half of the places, and no names", async () => {
  const small = await smallSourceMap(map);
  const places = ({ mappings }: SourceMapFile) => mappings.split(/[,;]/).filter(Boolean).length;
  expect(places(small)).toBeLessThan(places(map) / 2);
  expect(small.names).toEqual([]);
});
