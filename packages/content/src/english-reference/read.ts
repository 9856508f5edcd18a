import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import type { Finding } from "../finding";
import { type Problem, readSource } from "../read-source";
import { lintDictionary, lintGrammarTopics, lintOpposites } from "./lint";
import { lintSituations } from "./lint-situations";
import { lintWordHelp } from "./lint-word-help";
import { lintWordPairs, twosOf } from "./lint-word-pairs";
import {
  dictionarySource,
  type DictionaryEntry,
  type EnglishReference,
  grammarTopicSource,
  oppositesSource,
  type WordPair,
  wordPairSource,
} from "./schema";
import { situationSource } from "./situation-schema";
import { nameOfHelp, type WordHelp, wordHelpSource } from "./word-help-schema";

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

  const situations = read("english/situations.yaml", situationSource, lintSituations);
  const opposites = read("english/opposites.yaml", oppositesSource, lintOpposites);
  const grammarTopics = read("english/grammar-topics.yaml", grammarTopicSource, lintGrammarTopics);
  const dictionary: DictionaryEntry[] = [];
  const fileOf = new Map<string, string>();
  for (const file of readdirSync(join(dataDir, "english/dictionary")).toSorted()) {
    const entries =
      read(`english/dictionary/${file}`, dictionarySource, (value) =>
        lintDictionary(value, fileOf),
      ) ?? [];
    for (const { word } of entries) fileOf.set(word, file);
    dictionary.push(...entries);
  }
  const wordPairs: WordPair[] = [];
  const fileOfTwo = new Map<string, string>();
  for (const file of readdirSync(join(dataDir, "english/word-pairs")).toSorted()) {
    const pairs =
      read(`english/word-pairs/${file}`, wordPairSource, (value) =>
        lintWordPairs(value, fileOfTwo),
      ) ?? [];
    for (const { words } of pairs) for (const two of twosOf(words)) fileOfTwo.set(two, file);
    wordPairs.push(...pairs);
  }
  const wordHelp: WordHelp[] = [];
  const fileOfHelp = new Map<string, string>();
  for (const file of readdirSync(join(dataDir, "english/word-help")).toSorted()) {
    const entries =
      read(`english/word-help/${file}`, wordHelpSource, (value) =>
        lintWordHelp(value, fileOfHelp),
      ) ?? [];
    for (const each of entries) fileOfHelp.set(nameOfHelp(each), file);
    wordHelp.push(...entries);
  }
  if (
    situations === undefined ||
    opposites === undefined ||
    grammarTopics === undefined ||
    problems.length > 0
  )
    return { problems };
  return { value: { wordPairs, opposites, grammarTopics, dictionary, situations, wordHelp } };
}
