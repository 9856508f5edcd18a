import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import type { Finding } from "../finding";
import { type Problem, readSource } from "../read-source";
import { lintDictionary, lintOpposites, lintWordPairs } from "./lint";
import { lintGrammarTopics } from "./lint-grammar-topics";
import {
  dictionarySource,
  type DictionaryEntry,
  type EnglishReference,
  type GrammarTopic,
  grammarTopicSource,
  oppositesSource,
  wordPairSource,
} from "./schema";

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

  const wordPairs = read("english/word-pairs.yaml", wordPairSource, lintWordPairs);
  const opposites = read("english/opposites.yaml", oppositesSource, lintOpposites);
  const grammarTopics = readGrammarTopics();
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
  if (wordPairs === undefined || opposites === undefined || problems.length > 0)
    return { problems };
  return { value: { wordPairs, opposites, grammarTopics, dictionary } };
}
