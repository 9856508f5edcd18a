import { lemmasOfPatternWord } from "./lemmas";
import type { Pattern } from "./pattern-syntax";
import type { Token } from "./token";

/** What a slot heard, and where. */
export interface SlotHeard {
  readonly slot: string;
  readonly value: string;
  /** Whether a word outside of it denies it: "not … {drink}" hears the drink all the same. */
  readonly isDenied?: boolean;
}
/** Where a slot may be heard in a message: found before patterns are tried. */
export interface SlotPlace extends SlotHeard {
  readonly start: number;
  readonly end: number;
}
export interface Attempt {
  readonly tokens: readonly Token[];
  readonly slotsAt: ReadonlyMap<number, readonly SlotPlace[]>;
  /** The places of the words that were used so far, and what slots heard. */
  readonly used: number[];
  readonly heard: SlotHeard[];
}
type Continue = (at: number) => boolean;
/** Tries to match from a place, and goes on from where it ends. */
export type Matcher = (attempt: Attempt, at: number, isOpening: boolean, then: Continue) => boolean;

/** Small words that learners put in, leave out and mix up: a pattern need not foresee them. */
const small = new Set(
  `a an the my your our his her their its this that these those some any please very really just so also
  too maybe perhaps quite then now well to of in on at for with from by about me you it i we us one there
  here be am is are was were do does did will would actually only still again more bit little
  kind new of course like ok`.split(/\s+/),
);
const articles = new Set(["a", "an", "the"]);
const mostSkipped = 3;
const widestGap = 7;

/** Whether a pattern need not foresee this word. */
export const isSmall = (token: Token): boolean => small.has(token.lemmas[0] ?? "");

/** Where the next part may begin: here, or after small words of the same statement. */
function* places(tokens: readonly Token[], at: number, isOpening: boolean): Generator<number> {
  yield at;
  if (isOpening) return;
  const segment = tokens[at - 1]?.segment;
  for (let next = at; next < at + mostSkipped && next < tokens.length; next += 1) {
    const token = tokens[next]!;
    if (token.segment !== segment || !isSmall(token)) return;
    yield next + 1;
  }
}

function wordMatcher(words: ReadonlySet<string>): Matcher {
  return ({ tokens, used }, at, isOpening, then) => {
    const segment = tokens[at - 1]?.segment;
    for (const place of places(tokens, at, isOpening)) {
      const token = tokens[place];
      if (token === undefined || (!isOpening && token.segment !== segment)) return false;
      if (!token.lemmas.some((each) => words.has(each))) continue;
      used.push(place);
      if (then(place + 1)) return true;
      used.pop();
    }
    return false;
  };
}

function slotMatcher(name: string): Matcher {
  return ({ tokens, slotsAt, used, heard }, at, isOpening, then) => {
    const segment = tokens[at - 1]?.segment;
    for (const place of places(tokens, at, isOpening)) {
      if (!isOpening && tokens[place]?.segment !== segment) return false;
      for (const found of slotsAt.get(place) ?? []) {
        if (found.slot !== name) continue;
        const before = used.length;
        for (let each = found.start; each < found.end; each += 1) used.push(each);
        heard.push(found);
        if (then(found.end)) return true;
        heard.pop();
        used.length = before;
      }
    }
    return false;
  };
}

/** Anything that is more than small words, up to the end of the statement. */
const somethingMatcher: Matcher = ({ tokens, used, heard }, at, isOpening, then) => {
  const segment = tokens[isOpening ? at : at - 1]?.segment;
  let end = at;
  let says = false;
  while (end < tokens.length && tokens[end]!.segment === segment) {
    says ||= !isSmall(tokens[end]!);
    end += 1;
  }
  if (!says) return false;
  const before = used.length;
  for (let each = at; each < end; each += 1) used.push(each);
  const place: SlotPlace = { slot: "something", value: "", start: at, end };
  heard.push(place);
  if (then(end)) return true;
  heard.pop();
  used.length = before;
  return false;
};

const gapMatcher: Matcher = ({ tokens }, at, _, then) => {
  const segment = tokens[at - 1]?.segment;
  for (let next = at; next <= at + widestGap && next <= tokens.length; next += 1) {
    if (next > at && tokens[next - 1]?.segment !== segment) return false;
    if (then(next)) return true;
  }
  return false;
};

const isWord = (pattern: Pattern): pattern is Extract<Pattern, { kind: "word" }> =>
  pattern.kind === "word";

/** A matcher for a pattern. */
export function compilePattern(pattern: Pattern): Matcher {
  switch (pattern.kind) {
    case "word":
      return articles.has(pattern.word)
        ? (_, at, __, then) => then(at)
        : wordMatcher(new Set(lemmasOfPatternWord(pattern.word)));
    case "gap":
      return gapMatcher;
    case "slot":
      return pattern.name === "something" ? somethingMatcher : slotMatcher(pattern.name);
    case "maybe": {
      const inside = compilePattern(pattern.part);
      return (attempt, at, isOpening, then) => inside(attempt, at, isOpening, then) || then(at);
    }
    case "either": {
      const words = pattern.options.filter(isWord).filter(({ word }) => !articles.has(word));
      const others = pattern.options.filter((each) => !isWord(each));
      const matchers = others.map(compilePattern);
      if (words.length > 0)
        matchers.push(wordMatcher(new Set(words.flatMap(({ word }) => lemmasOfPatternWord(word)))));
      return (attempt, at, isOpening, then) =>
        matchers.some((each) => each(attempt, at, isOpening, then));
    }
    case "sequence": {
      const matchers = pattern.parts
        .filter((part) => !(isWord(part) && articles.has(part.word)))
        .map(compilePattern);
      const from = (
        index: number,
        attempt: Attempt,
        at: number,
        isOpening: boolean,
        then: Continue,
      ): boolean =>
        index === matchers.length
          ? then(at)
          : matchers[index]!(attempt, at, isOpening, (next) =>
              from(index + 1, attempt, next, isOpening && next === at, then),
            );
      return (attempt, at, isOpening, then) => from(0, attempt, at, isOpening, then);
    }
  }
}

/** The words and slots with which a pattern may begin; null where it may begin with anything. */
export function beginningsOf(pattern: Pattern): ReadonlySet<string> | null {
  switch (pattern.kind) {
    case "word":
      return articles.has(pattern.word) ? null : new Set(lemmasOfPatternWord(pattern.word));
    case "slot":
      return pattern.name === "something" ? null : new Set([`{${pattern.name}}`]);
    case "gap":
    case "maybe":
      return null;
    case "either": {
      const all = pattern.options.map(beginningsOf);
      return all.some((each) => each === null) ? null : new Set(all.flatMap((each) => [...each!]));
    }
    case "sequence": {
      for (const part of pattern.parts) {
        const first = beginningsOf(part);
        if (first !== null) return first;
      }
      return null;
    }
  }
}

/** Without what a pattern need not begin with: it may begin anywhere in a message. */
export function withoutOpening(pattern: Pattern): Pattern {
  if (pattern.kind !== "sequence") return pattern;
  const first = pattern.parts.findIndex(
    (part) =>
      part.kind !== "gap" && part.kind !== "maybe" && !(isWord(part) && articles.has(part.word)),
  );
  const parts = pattern.parts.slice(Math.max(first, 0));
  return parts.length === 1 ? parts[0]! : { kind: "sequence", parts };
}

/** Every word that a pattern waits for. */
export function wordsOfPattern(pattern: Pattern): string[] {
  switch (pattern.kind) {
    case "word":
      return [...lemmasOfPatternWord(pattern.word)];
    case "either":
      return pattern.options.flatMap(wordsOfPattern);
    case "sequence":
      return pattern.parts.flatMap(wordsOfPattern);
    case "maybe":
      return wordsOfPattern(pattern.part);
    default:
      return [];
  }
}
/** The slots that a pattern names. */
export function slotsOfPattern(pattern: Pattern): string[] {
  switch (pattern.kind) {
    case "slot":
      return [pattern.name];
    case "either":
      return pattern.options.flatMap(slotsOfPattern);
    case "sequence":
      return pattern.parts.flatMap(slotsOfPattern);
    case "maybe":
      return slotsOfPattern(pattern.part);
    default:
      return [];
  }
}
