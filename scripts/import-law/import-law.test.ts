import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

/** Lints a fixture that breaks the import law once in each file; the first line says which part. */

const root = fileURLToPath(new URL("../..", import.meta.url));
const fixture = fileURLToPath(new URL("./fixture", import.meta.url));
const files = readdirSync(fixture, { recursive: true, encoding: "utf8" }).filter((name) =>
  /\.tsx?$/.test(name),
);

let place: string;
let found: { filename: string; message: string; help?: string }[];

beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), "import-law-"));
  cpSync(fixture, place, { recursive: true });
  cpSync(join(root, ".oxlintrc.json"), join(place, ".oxlintrc.json"));
  let printed: string;
  try {
    printed = execFileSync(join(root, "node_modules/.bin/oxlint"), ["--format=json"], {
      cwd: place,
      encoding: "utf8",
    });
  } catch (error) {
    printed = (error as { stdout: string }).stdout;
  }
  found = (JSON.parse(printed) as { diagnostics: typeof found }).diagnostics;
});

afterAll(() => rmSync(place, { recursive: true, force: true }));

test.each(files)("%s is judged as its first line says", (name) => {
  const expected = readFileSync(join(fixture, name), "utf8").match(
    /^\/\/ (allowed|refused: (.*))$/m,
  );
  const said = found
    .filter((each) => each.filename.endsWith(name))
    .map((each) => `${each.message} ${each.help ?? ""}`);
  if (expected?.[2]) expect(said).toContainEqual(expect.stringContaining(expected[2]));
  else expect(said).toEqual([]);
});
