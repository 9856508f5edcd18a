import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { domain, law } from "./law";

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
  mkdirSync(join(place, "scripts/import-law"), { recursive: true });
  writeFileSync(join(place, "scripts/import-law/law.json"), law);
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

test("the linter reads the law as it is written", async () => {
  await expect(law).toMatchFileSnapshot("./law.json");
});

const sources = ["apps", "packages"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/(^|\/)(node_modules|dist|generated)\//.test(name))
    .map((name) => join(folder, name)),
);

test("no domain package asks what time it is", () => {
  const isDomain = new RegExp(`^packages/(${domain.join("|")})/src/`);
  const asking = sources.filter(
    (name) =>
      isDomain.test(name) &&
      !name.endsWith(".test.ts") &&
      /new Date\(\)/.test(readFileSync(join(root, name), "utf8")),
  );
  expect(asking).toEqual([]);
});

test("nobody sets the law aside, but for a test of the web that reads a file", () => {
  const setAside = sources.filter((name) =>
    /oxlint-disable[^\n]*no-restricted-imports[^\n]*\n(?!import [^\n]* from "node:fs)/.test(
      readFileSync(join(root, name), "utf8"),
    ),
  );
  expect(setAside).toEqual([]);
});
