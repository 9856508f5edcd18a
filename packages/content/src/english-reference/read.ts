import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import type { Finding } from "../finding";
import { type Problem, readSource } from "../read-source";
import { lintDictionary, lintOpposites } from "./lint";
import { lintGrammarTopics } from "./lint-grammar-topics";
import { lintSituations } from "./lint-situations";
import { lintWordHelp } from "./lint-word-help";
import { lintWordPairs, twosOf } from "./lint-word-pairs";
import {
  dictionarySource,
  type EnglishReference,
  type GrammarTopic,
  grammarTopicSource,
  oppositesSource,
  wordPairSource,
} from "./schema";
import { situationSource } from "./situation-schema";
import { readWordBook } from "../word-book/read-word-book";
import { nameOfHelp, wordHelpSource } from "./word-help-schema";

/**
 * Reads `english/` below `dataDir`. `shown` prefixes file names in problems. Either everything is
 * right, or every problem is returned.
 */
export function readEnglishReference(
  dataDir: string,
  shown = dataDir,
): { value: EnglishReference } | { problems: Problem[] } {
  const problems: Problem[] = [];
  function read<S extends z.ZodType>(
    name: string,
    schema: S,
    lint: (value: z.output<S>) => Iterable<Finding>,
  ): z.output<S> | undefined {
    const text = readFileSync(join(dataDir, name), "utf8");
    const source = readSource(`${shown}/${name}`, text, schema, (value) => [...lint(value)]);
    if ("value" in source) return source.value;
    problems.push(...source.problems);
    return undefined;
  }

  function readGrammarTopics(): GrammarTopic[] {
    const files = readdirSync(join(dataDir, "english/grammar-topics"))
      .toSorted()
      .map((file) => ({
        level: file.replace(/\.yaml$/, "").toUpperCase(),
        name: `english/grammar-topics/${file}`,
      }));
    // A topic may name one of a later file, so all of them are read before any is held to the rules.
    const drafts = files.map(({ name }) => read(name, grammarTopicSource, () => []));
    if (drafts.includes(undefined)) return [];
    return files.flatMap(({ level, name }, at) => {
      const elsewhere = drafts.flatMap((topics, other) => (other === at ? [] : (topics ?? [])));
      const lint = (topics: GrammarTopic[]) => lintGrammarTopics(topics, { level, elsewhere });
      return read(name, grammarTopicSource, lint) ?? [];
    });
  }

  /** The entries of a folder's files. Lint is told in which file the names were met before. */
  function readFolder<Entry>(
    folder: string,
    schema: z.ZodType<Entry[]>,
    lint: (entries: Entry[], elsewhere: ReadonlyMap<string, string>) => Iterable<Finding>,
    namesOf: (entry: Entry) => readonly string[],
  ): Entry[] {
    const fileOf = new Map<string, string>();
    return inOrder(readdirSync(join(dataDir, "english", folder))).flatMap((file) => {
      const entries =
        read(`english/${folder}/${file}`, schema, (value) => lint(value, fileOf)) ?? [];
      for (const name of entries.flatMap(namesOf)) fileOf.set(name, file);
      return entries;
    });
  }

  const situations = read("english/situations.yaml", situationSource, lintSituations);
  const opposites = read("english/opposites.yaml", oppositesSource, lintOpposites);
  const grammarTopics = readGrammarTopics();
  const dictionary = readFolder("dictionary", dictionarySource, lintDictionary, ({ word }) => [
    word,
  ]);
  const wordPairs = readFolder("word-pairs", wordPairSource, lintWordPairs, ({ words }) =>
    twosOf(words),
  );
  const wordHelp = readFolder("word-help", wordHelpSource, lintWordHelp, (entry) => [
    nameOfHelp(entry),
  ]);
  const wordBook = readWordBook(dataDir, shown);
  if ("problems" in wordBook) problems.push(...wordBook.problems);
  if (
    situations === undefined ||
    opposites === undefined ||
    "problems" in wordBook ||
    problems.length > 0
  )
    return { problems };
  return {
    value: {
      wordPairs,
      opposites,
      grammarTopics,
      dictionary,
      situations,
      wordHelp,
      wordBook: wordBook.value,
    },
  };
}

/**
 * Whoever asks about one word hears of the first pair that has it, so words that only sound alike, or are only
 * more formal, come last.
 */
const readLast = ["formal-and-phrases.yaml", "sound-and-spelling.yaml"];
const inOrder = (files: readonly string[]): string[] =>
  files.toSorted((a, b) => readLast.indexOf(a) - readLast.indexOf(b) || (a < b ? -1 : 1));
