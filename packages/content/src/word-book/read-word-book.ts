import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "../finding";
import { type Problem, readSource } from "../read-source";
import { lineRules, lintWordBook } from "./lint-word-book";
import { linesOf, listed } from "./word-book-lines";
import { type WordBook, wordBook, wordBookSource } from "./word-book-schema";

const folder = "english/word-book";

const kinds = {
  adjectives: "adjective",
  verbs: "verb",
  nouns: "noun",
  "fixed phrases": "phrase",
} as const;

/** Reads the word book below `dataDir`: everything is right, or every problem is returned. */
export function readWordBook(
  dataDir: string,
  shown = dataDir,
): { value: WordBook } | { problems: Problem[] } {
  const problems: Problem[] = [];
  const linesIn = (file: string, rules: Parameters<typeof lintWordBook>[1]) => {
    const name = `${folder}/${file}.yaml`;
    const lint = (value: Record<string, string>): Finding[] => [...lintWordBook(value, rules)];
    const text = readFileSync(join(dataDir, name), "utf8");
    const source = readSource(`${shown}/${name}`, text, wordBookSource, lint);
    if ("value" in source) return linesOf(source.value);
    problems.push(...source.problems);
    return [];
  };
  const joined = (file: string, rules: Parameters<typeof lintWordBook>[1], group?: string) =>
    linesIn(file, rules)
      .filter((line) => group === undefined || line.group === group)
      .map(({ parts }) => parts.join("|"));

  const value = {
    idioms: linesIn("idioms", lineRules.idioms).map(
      ({ group, parts: [phrase, level, meaning, example] }) => ({
        phrase,
        level,
        meaning,
        example,
        about: group,
      }),
    ),
    phrasalVerbs: linesIn("phrasal-verbs", lineRules.phrasalVerbs).map(
      ({ group, parts: [small, level, built, meaning, example] }) => ({
        verb: `${group} ${small}`,
        level,
        built,
        meaning,
        example,
      }),
    ),
    prepositions: linesIn("prepositions", lineRules.prepositions).map(
      ({ group, parts: [phrase = "", example, use = ""] }) => ({
        ...prepositionIn(phrase, group),
        kind: kinds[group as keyof typeof kinds],
        example,
        use,
      }),
    ),
    registers: linesIn("registers", lineRules.registers).map(
      ({ parts: [neutral, formal, informal] }) => ({
        neutral,
        formal: listed(formal),
        informal: listed(informal),
      }),
    ),
    whereWordsFit: linesIn("where-words-fit", lineRules.whereWordsFit).map(
      ({ group, parts: [words, note] }) => ({ of: group, words: listed(words), note }),
    ),
    falseFriends: linesIn("false-friends", lineRules.falseFriends).map(
      ({ parts: [word, meaning, others, otherMeaning] }) => ({
        word,
        meaning,
        others: listed(others),
        otherMeaning,
      }),
    ),
    families: joined("families", lineRules.families),
    collocations: {
      nouns: joined("collocations", lineRules.collocations, "nouns"),
      verbs: joined("collocations", lineRules.collocations, "verbs"),
      adjectives: joined("collocations", lineRules.collocations, "adjectives"),
    },
    britishAmerican: linesIn("british-american", lineRules.britishAmerican).map(
      ({ parts: [british, american] }) => [british, american],
    ),
    sounds: readFileSync(join(dataDir, folder, "sounds.txt"), "utf8").replace(/^#.*\n/gm, ""),
    things: linesIn("everyday-things", lineRules.everydayThings).map(
      ({ group, parts: [word, level, meaning, example, described = ""] }) => ({
        word,
        kind: group,
        level,
        meaning,
        example,
        described: described.split(";").map((each) => each.trim()),
      }),
    ),
  };
  if (problems.length > 0) return { problems };
  const parsed = wordBook.safeParse(value);
  if (parsed.success) return { value: parsed.data };
  return {
    problems: parsed.error.issues.map(({ path, message }) => ({
      file: `${shown}/${folder}`,
      line: 1,
      column: 1,
      place: path.join("."),
      reason: message,
    })),
  };
}

/** “Interested in” is a word and its preposition, “at night” a preposition and its word. */
function prepositionIn(phrase: string, group: string): { word: string; preposition: string } {
  const [start = "", ...rest] = phrase.split(" ");
  if (group === "fixed phrases") {
    const before = /^(?:out of|up to) (?=\S)/.exec(phrase)?.[0] ?? `${start} `;
    return { word: phrase.slice(before.length), preposition: before.trim() };
  }
  const preposition = rest.at(-1) ?? "";
  return {
    word: [start, ...rest.slice(0, -1)].join(" "),
    preposition: preposition === "–" ? "" : preposition,
  };
}
