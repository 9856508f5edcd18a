import type { Token } from "./token";
import { type WordClass, wordClasses } from "./word-classes";

/** Where in a sentence a pattern fits: token numbers, the ends exclusive. */
export interface Match {
  readonly from: number;
  readonly to: number;
  /** What is wrong; nothing between two tokens where `markFrom` and `markTo` are equal. */
  readonly markFrom: number;
  readonly markTo: number;
}

type TokenTest = (token: Token) => boolean;
type Part =
  | {
      readonly kind: "token";
      readonly test: TokenTest;
      /** The words that it may be, where it says nothing but words. */
      readonly words: ReadonlySet<string> | null;
      readonly least: number;
      readonly most: number;
    }
  | { readonly kind: "sentence-start" | "clause-start" | "sentence-end" | "clause-end" }
  | { readonly kind: "ahead" | "behind"; readonly test: TokenTest; readonly wanted: boolean }
  | { readonly kind: "open" | "close" };

/** So many tokens at most fit one `*` or `+`. */
const mostRepeated = 4;

/**
 * A pattern over the tokens of a sentence, as a function that finds where it fits.
 *
 * Its parts stand between spaces:
 * - `word`, `~lemma`, `@POS` and `$class` (see word-classes.ts) are one token; `a|b` is either, `a&b`
 *   both at once; `!` before a term is what it is not, and before a bracketed choice, as in `!(a|b)`,
 *   what none of them is;
 * - `?`, `*` and `+` behind a part: it may be missing, there may be up to four, one to four;
 * - `{` and `}` stand around what is wrong, `{}` where something is missing;
 * - `^` is the beginning of the sentence and `^^` of a clause, `.` the end of the sentence (marks do
 *   not count), `,` the end of a clause: a mark, a conjunction or the end;
 * - `>x` looks at the next token without taking it, `>!x` wants another or none; `<x` and `<!x` look
 *   at the one before.
 *
 * @throws Error where the pattern cannot be read: at start, and so in every test
 */
export function compilePattern(source: string): (tokens: readonly Token[]) => Match[] {
  const parts = source.trim().split(/\s+/).flatMap(readPart);
  const marks = parts.filter(({ kind }) => kind === "open" || kind === "close").length;
  if (marks !== 2) throw new Error(`“${source}” needs one { and one }.`);
  const needed = parts.flatMap((part) =>
    part.kind === "token" && part.least > 0 && part.words !== null ? [part.words] : [],
  );
  return (tokens) => {
    const matches: Match[] = [];
    // Most patterns have no word of the sentence, which is told much sooner than where they fit.
    if (needed.some((words) => !tokens.some(({ lower }) => words.has(lower)))) return matches;
    for (let from = 0; from < tokens.length || from === 0; from += 1) {
      const match = matchFrom(parts, 0, tokens, from, from, { markFrom: -1, markTo: -1 });
      if (match !== null) matches.push(match);
    }
    return matches;
  };
}

function readPart(source: string): Part[] {
  if (source === "{}") return [{ kind: "open" }, { kind: "close" }];
  if (source === "{") return [{ kind: "open" }];
  if (source === "}") return [{ kind: "close" }];
  if (source === "^") return [{ kind: "sentence-start" }];
  if (source === "^^") return [{ kind: "clause-start" }];
  if (source === ".") return [{ kind: "sentence-end" }];
  if (source === ",") return [{ kind: "clause-end" }];
  const look = /^([<>])(!?)(.+)$/.exec(source);
  if (look !== null) {
    const [, side, not, rest = ""] = look;
    const wanted = not === "";
    return [{ kind: side === ">" ? "ahead" : "behind", test: readTest(rest), wanted }];
  }
  const [, body = "", times = ""] = /^(.+?)([?*+]?)$/.exec(source)!;
  const [least, most] = { "": [1, 1], "?": [0, 1], "*": [0, mostRepeated], "+": [1, mostRepeated] }[
    times
  ] as [number, number];
  return [{ kind: "token", test: readTest(body), words: wordsOf(body), least, most }];
}

const isWord = (choice: string): boolean => /^[\p{L}\d'-]+$/u.test(choice);

function wordsOf(source: string): ReadonlySet<string> | null {
  const choices = source.split("|");
  return choices.every(isWord) ? new Set(choices) : null;
}

function readTest(source: string): TokenTest {
  const group = /^(!?)\((.+)\)$/.exec(source);
  if (group !== null) {
    const inner = readTest(group[2]!);
    return group[1] === "!" ? (token) => !inner(token) : inner;
  }
  const words = new Set<string>();
  const others: TokenTest[] = [];
  for (const choice of source.split("|")) {
    if (isWord(choice)) words.add(choice);
    else others.push(readTerms(choice));
  }
  if (others.length === 0) return ({ lower }) => words.has(lower);
  return (token) => words.has(token.lower) || others.some((test) => test(token));
}

function readTerms(source: string): TokenTest {
  const tests = source.split("&").map(readTerm);
  return tests.length === 1 ? tests[0]! : (token) => tests.every((test) => test(token));
}

function readTerm(source: string): TokenTest {
  if (source.startsWith("!")) {
    const inner = readTerm(source.slice(1));
    return (token) => !inner(token);
  }
  if (source.startsWith("~")) {
    const lemma = source.slice(1);
    return (token) => token.lemma === lemma || token.lower === lemma;
  }
  if (source.startsWith("@")) {
    const pos = source.slice(1);
    return (token) => token.pos === pos;
  }
  if (source.startsWith("$")) {
    const name = source.slice(1);
    if (!Object.hasOwn(wordClasses, name)) throw new Error(`There is no class of words “${name}”.`);
    return wordClasses[name as WordClass];
  }
  if (!/^[\p{L}\d'",;:.-]+$/u.test(source)) throw new Error(`“${source}” is no part of a pattern.`);
  return ({ lower }) => lower === source;
}

interface Marks {
  markFrom: number;
  markTo: number;
}

function matchFrom(
  parts: readonly Part[],
  at: number,
  tokens: readonly Token[],
  from: number,
  position: number,
  marks: Marks,
): Match | null {
  const part = parts[at];
  if (part === undefined) return { from, to: position, ...marks };
  const goOn = (to: number, now: Marks = marks) => matchFrom(parts, at + 1, tokens, from, to, now);
  switch (part.kind) {
    case "open":
      return goOn(position, { ...marks, markFrom: position });
    case "close":
      return goOn(position, { ...marks, markTo: position });
    case "sentence-start":
      return isStart(tokens, position) ? goOn(position) : null;
    case "clause-start":
      return tokens[position]?.beginsClause === true ? goOn(position) : null;
    case "sentence-end":
      return isEnd(tokens, position) ? goOn(position) : null;
    case "clause-end":
      return isEnd(tokens, position) || endsClause(tokens[position]!) ? goOn(position) : null;
    case "ahead":
    case "behind": {
      const token = tokens[part.kind === "ahead" ? position : position - 1];
      return (token !== undefined && part.test(token)) === part.wanted ? goOn(position) : null;
    }
    case "token": {
      let most = 0;
      while (
        most < part.most &&
        position + most < tokens.length &&
        part.test(tokens[position + most]!)
      )
        most += 1;
      for (let taken = most; taken >= part.least; taken -= 1) {
        const match = goOn(position + taken);
        if (match !== null) return match;
      }
      return null;
    }
  }
}

const isStart = (tokens: readonly Token[], position: number): boolean =>
  tokens.slice(0, position).every(({ pos }) => pos === "PUNCT");

const isEnd = (tokens: readonly Token[], position: number): boolean =>
  tokens.slice(position).every(({ pos }) => pos === "PUNCT" || pos === "SYM");

const conjunctions = new Set("and but or so because when if although while".split(" "));
const endsClause = ({ pos, lower }: Token): boolean => pos === "PUNCT" || conjunctions.has(lower);
