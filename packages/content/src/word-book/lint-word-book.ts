import { cefrLevels } from "@saywell/cefr";
import type { Finding } from "../finding";
import { linesOf, type WordBookLine } from "./word-book-lines";

const levels: ReadonlySet<string> = new Set(cefrLevels);

interface LineRules {
  /** How many parts a line has. */
  readonly parts: readonly number[];
  /** Which of them must not be empty. */
  readonly filled: readonly number[];
  /** Which of them is a level. */
  readonly level?: number;
  /** What no two lines have in common. */
  readonly key: (line: WordBookLine) => string;
}

const first = ({ parts }: WordBookLine): string => parts[0] ?? "";

export const lineRules = {
  idioms: { parts: [4], filled: [0, 1, 2, 3], level: 1, key: first },
  phrasalVerbs: {
    parts: [5],
    filled: [0, 1, 2, 3, 4],
    level: 1,
    key: (line) => `${line.group} ${first(line)}`,
  },
  prepositions: { parts: [2, 3], filled: [0, 1], key: (line) => `${line.group} ${first(line)}` },
  registers: { parts: [3], filled: [0], key: (line) => `${line.group} ${first(line)}` },
  families: { parts: [4], filled: [], key: ({ parts }) => parts.join("|") },
  everydayThings: {
    parts: [5],
    filled: [0, 1, 2, 3, 4],
    level: 1,
    key: (line) => `${line.group} ${first(line)}`,
  },
  whereWordsFit: { parts: [2], filled: [0, 1], key: first },
  falseFriends: { parts: [4], filled: [0, 1, 2, 3], key: first },
  // “Chips” are “French fries” in America, and “fries” too.
  britishAmerican: { parts: [2], filled: [0, 1], key: ({ parts }) => parts.join("|") },
  collocations: { parts: [3], filled: [0], key: (line) => `${line.group} ${first(line)}` },
} satisfies Record<string, LineRules>;

/** What is wrong with a file of the word book, line by line. */
export function* lintWordBook(
  source: Readonly<Record<string, string>>,
  { parts, filled, level, key }: LineRules,
): Generator<Finding> {
  const seen = new Set<string>();
  for (const line of linesOf(source)) {
    const path = [line.group];
    const shown = `“${line.parts.join(" | ")}”`;
    if (!parts.includes(line.parts.length))
      yield { path, reason: `${shown} has not ${parts.join(" or ")} parts` };
    for (const at of filled)
      if (!line.parts[at]) yield { path, reason: `${shown} has nothing as its part ${at + 1}` };
    if (level !== undefined && !levels.has(line.parts[level] ?? ""))
      yield { path, reason: `${shown} has no level` };
    if (seen.has(key(line).toLowerCase())) yield { path, reason: `${shown} stands twice` };
    seen.add(key(line).toLowerCase());
  }
}
