import { compilePattern, type Match } from "./pattern/compile-pattern";
import type { Token } from "./pattern/token";
import { withCaseInPoint } from "./case-in-point";
import { type Form, formers } from "./pattern/word-forms";

export type Level = "A1" | "A2" | "B1" | "B2" | "C1" | "C2";

/** What a fix that is a function may look at. */
export interface Fixable {
  /** The tokens that are marked. */
  readonly marked: readonly Token[];
  readonly tokens: readonly Token[];
  readonly match: Match;
}

/** One thing that learners get wrong: how it looks, why it is wrong and what stands there instead. */
export interface RuleSource {
  /** Unique, in kebab case. */
  readonly id: string;
  /** Where in the course it is first needed. */
  readonly level: Level;
  /** The grammar topic to study: an id of the reference in `content`. */
  readonly topic: string;
  /** One or two plain sentences, readable at A2. */
  readonly why: string;
  /** One pattern or several, as `compilePattern` reads them. */
  readonly pattern: string | readonly string[];
  /** Where one of these fits over what is marked, it is right after all. */
  readonly unless?: string | readonly string[];
  /**
   * What stands there instead: words, with `{0}` for the first marked token as it was, and
   * `{0:past}` for it in a form (see `formers`); or a function, whose null is no mark at all. Null
   * where there is more than one way to put it right: the mark only points then.
   */
  readonly fix: string | null | ((found: Fixable) => string | null);
  /** Sentences with the mistake, and what applying the fix makes of them: null where it only points. */
  readonly wrong: readonly (readonly [wrong: string, right: string | null])[];
  /** Right sentences that look alike, in which nothing may be marked. */
  readonly right: readonly string[];
}

/** What a rule found. */
export interface RuleFinding {
  readonly rule: string;
  readonly topic: string;
  readonly why: string;
  /** In UTF-16 units of the sentence; the end exclusive, equal to the start where something is missing. */
  readonly start: number;
  readonly end: number;
  /** Null where the words should only be looked at again. */
  readonly better: string | null;
}

export interface Rule extends RuleSource {
  find(sentence: string, tokens: readonly Token[]): RuleFinding[];
}

/** A stretch of a sentence; the end exclusive, equal to the start where something is missing. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Whether two stretches share words, or something is missing at the same place. */
export const overlaps = (a: Stretch, b: Stretch): boolean =>
  a.start === b.start || (a.start < b.end && b.start < a.end);

const list = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === "string" ? [value] : value;

/** Compiles a rule. Throws where a pattern or a form cannot be read. */
export function defineRule(source: RuleSource): Rule {
  const patterns = list(source.pattern).map(compilePattern);
  const exceptions = list(source.unless).map((each) =>
    compilePattern(each.includes("{") ? each : `{ ${each} }`),
  );
  return {
    ...source,
    find(sentence, tokens) {
      const seen = new Set<string>();
      const matches = patterns
        .flatMap((find) => find(tokens))
        // With optional parts, or by two patterns, the same words may be found twice.
        .filter(({ markFrom, markTo }) => {
          const key = `${markFrom}-${markTo}`;
          return !seen.has(key) && seen.add(key);
        });
      if (matches.length === 0) return [];
      const allowed = exceptions.flatMap((find) => find(tokens));
      return (
        matches
          .filter(({ markFrom, markTo }) =>
            allowed.every(
              (each) => each.to <= markFrom || each.from >= Math.max(markTo, markFrom + 1),
            ),
          )
          .flatMap((match) => findingOf(source, sentence, tokens, match) ?? [])
          // Two patterns of one rule may mark the same words.
          .filter((each, at, all) => !all.slice(0, at).some((other) => overlaps(other, each)))
      );
    },
  };
}

function findingOf(
  { id, topic, why, fix }: RuleSource,
  sentence: string,
  tokens: readonly Token[],
  match: Match,
): RuleFinding | null {
  const { markFrom, markTo } = match;
  const marked = tokens.slice(markFrom, markTo);
  const first = marked[0];
  const last = marked.at(-1);
  const found = { rule: id, topic, why };
  if (fix === null) {
    if (first === undefined || last === undefined) return null;
    return { ...found, start: first.start, end: last.end, better: null };
  }
  const better = typeof fix === "string" ? fillIn(fix, marked) : fix({ marked, tokens, match });
  if (better === null) return null;
  found.why = withCaseInPoint(why, tokens, match, better);
  if (first === undefined || last === undefined)
    return { ...found, ...insertion(sentence, tokens, markFrom, better) };
  if (better === "") return { ...found, ...deletion(tokens, markFrom, markTo) };
  const cased = likeIn(first, better, markFrom === 0);
  if (cased === sentence.slice(first.start, last.end)) return null;
  return { ...found, start: first.start, end: last.end, better: cased };
}

/** Words that are missing come with the space that sets them off. */
function insertion(
  sentence: string,
  tokens: readonly Token[],
  at: number,
  words: string,
): Pick<RuleFinding, "start" | "end" | "better"> {
  const before = tokens[at - 1];
  const next = tokens[at];
  if (/^[,.;:?!']/.test(words) || next === undefined) {
    const place = before?.end ?? 0;
    return { start: place, end: place, better: /^[,.;:?!']/.test(words) ? words : ` ${words}` };
  }
  const place = next.start;
  if (at > 0) {
    const needsSpace = place === before!.end && !/\s/.test(sentence[place - 1] ?? " ");
    return { start: place, end: place, better: `${needsSpace ? " " : ""}${words} ` };
  }
  // At the beginning the capital moves to the new word.
  const isName = next.pos === "PROPN" || next.text === "I" || /^\p{Lu}{2}/u.test(next.text);
  const rest = isName ? next.text : next.text.charAt(0).toLowerCase() + next.text.slice(1);
  const opening = /^\p{Lu}/u.test(next.text)
    ? words.charAt(0).toUpperCase() + words.slice(1)
    : words;
  return { start: place, end: next.end, better: `${opening} ${rest}` };
}

/** What is taken out goes with the space before it; at the beginning the capital moves on. */
function deletion(
  tokens: readonly Token[],
  from: number,
  to: number,
): Pick<RuleFinding, "start" | "end" | "better"> {
  const before = tokens[from - 1];
  const first = tokens[from]!;
  const next = tokens[to];
  if (before !== undefined) return { start: before.end, end: tokens[to - 1]!.end, better: "" };
  if (next === undefined) return { start: first.start, end: tokens[to - 1]!.end, better: "" };
  const opening = next.text.charAt(0).toUpperCase() + next.text.slice(1);
  const isCapital = /^\p{Lu}/u.test(first.text);
  return { start: first.start, end: next.end, better: isCapital ? opening : next.text };
}

const placeholder = /\{(\d+)(?::([a-z]+))?\}/g;

function fillIn(fix: string, marked: readonly Token[]): string {
  return fix.replace(placeholder, (_all, index: string, form?: string) => {
    const token = marked[Number(index)];
    if (token === undefined) throw new Error(`“${fix}” names a token that is not marked.`);
    if (form === undefined) return token.text;
    if (!Object.hasOwn(formers, form)) throw new Error(`There is no form “${form}”.`);
    return formers[form as Form](token);
  });
}

function likeIn(first: Token, better: string, isFirst: boolean): string {
  const shouts = first.text.length > 1 && first.text === first.text.toUpperCase();
  if (shouts && /\p{L}{2}/u.test(first.text)) return better;
  if (/^\p{Lu}/u.test(first.text) && (isFirst || first.beginsClause) && first.text !== "I")
    return better.charAt(0).toUpperCase() + better.slice(1);
  return better;
}

/** The sentence with what was found put right. */
export const applyFindings = (
  sentence: string,
  findings: readonly Pick<RuleFinding, "start" | "end" | "better">[],
): string =>
  findings
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, better }) =>
        better === null ? text : `${text.slice(0, start)}${better}${text.slice(end)}`,
      sentence,
    );
