import {
  type Attempt,
  beginningsOf,
  compilePattern,
  type Matcher,
  type SlotHeard,
  type SlotPlace,
  withoutOpening,
  wordsOfPattern,
} from "./compile-pattern";
import { parsePattern, type Pattern } from "./pattern-syntax";
import type { Message } from "./read-message";

/** That something which patterns wait for was said. */
export interface Hit {
  /** Whose patterns they are. */
  readonly owner: string;
  /** The places of the words that say it, in order. */
  readonly used: readonly number[];
  /** Those of them that no slot heard. */
  readonly literal: readonly number[];
  readonly heard: readonly (SlotHeard & Partial<SlotPlace>)[];
  /** Whether it was said with "not" or "no". */
  readonly isDenied: boolean;
}

interface Part {
  readonly match: Matcher;
  readonly index: number;
  /** With what it may begin; null where with anything. */
  readonly beginnings: ReadonlySet<string> | null;
}
interface Entry {
  readonly owner: string;
  readonly all: readonly Part[];
  readonly not: readonly Part[];
}

export interface PatternSet {
  readonly find: (message: Message, slots: readonly SlotPlace[]) => Hit[];
  /** Every word that the patterns wait for. */
  readonly words: ReadonlySet<string>;
}

/** Compiles the patterns of all owners, so that a message is held against them at once. */
export function compilePatterns(
  sources: readonly { readonly owner: string; readonly pattern: string }[],
  phrases: Readonly<Record<string, string>>,
): PatternSet {
  const words = new Set<string>();
  const byBeginning = new Map<string, number[]>();
  const anywhere: number[] = [];
  let count = 0;
  const partOf = (read: Pattern): Part => {
    const pattern = withoutOpening(read);
    for (const word of wordsOfPattern(pattern)) words.add(word);
    const beginnings = beginningsOf(pattern);
    const index = count;
    count += 1;
    if (beginnings === null) anywhere.push(index);
    else
      for (const each of beginnings) {
        const known = byBeginning.get(each);
        if (known === undefined) byBeginning.set(each, [index]);
        else known.push(index);
      }
    return { match: compilePattern(pattern), index, beginnings };
  };
  const entries = sources.flatMap(({ owner, pattern }) =>
    parsePattern(pattern, phrases).map(({ all, not }): Entry => ({
      owner,
      all: all.map(partOf),
      not: not.map(partOf),
    })),
  );

  const find: PatternSet["find"] = (message, slots) => {
    const starts = new Map<number, number[]>();
    const mayStart = (part: number, at: number) => {
      const known = starts.get(part);
      if (known === undefined) starts.set(part, [at]);
      else if (known.at(-1) !== at) known.push(at);
    };
    const slotsAt = placesByStart(slots);
    for (const [at, token] of message.tokens.entries()) {
      for (const lemma of token.lemmas)
        for (const part of byBeginning.get(lemma) ?? []) mayStart(part, at);
      for (const { slot } of slotsAt.get(at) ?? [])
        for (const part of byBeginning.get(`{${slot}}`) ?? []) mayStart(part, at);
      for (const part of anywhere) mayStart(part, at);
    }
    const hits: Hit[] = [];
    for (const entry of entries) {
      if (entry.all.some(({ index }) => !starts.has(index))) continue;
      hits.push(...findEntry(entry, message, slotsAt, starts));
    }
    return hits;
  };
  return { find, words };
}

function placesByStart(slots: readonly SlotPlace[]): ReadonlyMap<number, readonly SlotPlace[]> {
  const byStart = new Map<number, SlotPlace[]>();
  for (const slot of slots) byStart.set(slot.start, [...(byStart.get(slot.start) ?? []), slot]);
  return byStart;
}

type Found = Pick<Hit, "used" | "heard" | "isDenied">;

/** Everything that fits one pattern; where all of it is denied, the first of that. */
function findEntry(
  { owner, all, not }: Entry,
  message: Message,
  slotsAt: Attempt["slotsAt"],
  starts: ReadonlyMap<number, readonly number[]>,
): Hit[] {
  const find = (part: Part): readonly Found[] => {
    const said: Found[] = [];
    let denied: Found | null = null;
    for (const start of starts.get(part.index) ?? []) {
      const attempt: Attempt = { tokens: message.tokens, slotsAt, used: [], heard: [] };
      const isFound = part.match(attempt, start, true, () => {
        const isDenied = attempt.used.some((at) => {
          const by = message.tokens[at]!.deniedBy;
          return by !== -1 && !attempt.used.includes(by);
        });
        if (isDenied) denied ??= { used: [...attempt.used], heard: [...attempt.heard], isDenied };
        return !isDenied;
      });
      if (isFound) said.push({ used: attempt.used, heard: attempt.heard, isDenied: false });
    }
    return said.length > 0 || denied === null ? said : [denied];
  };
  if (not.some((part) => find(part).length > 0)) return [];
  const [first = [], ...others] = all.map(find);
  if (others.length === 0) return first.map((each) => hitOf(owner, [each], message));
  const found = [first, ...others].map((each) => each[0]);
  return found.every((each) => each !== undefined) ? [hitOf(owner, found, message)] : [];
}

function hitOf(owner: string, found: readonly Found[], { tokens }: Message): Hit {
  const used = [...new Set(found.flatMap((each) => each.used))].toSorted((a, b) => a - b);
  const heard = (found.flatMap((each) => each.heard) as (SlotHeard & SlotPlace)[]).map((each) => {
    const by = tokens[each.start]?.deniedBy ?? -1;
    return by === -1 || (by >= each.start && by < each.end) ? each : { ...each, isDenied: true };
  });
  const isOfSlot = (at: number) => heard.some(({ start, end }) => at >= start && at < end);
  return {
    owner,
    used,
    literal: used.filter((at) => !isOfSlot(at)),
    heard,
    isDenied: found.some((each) => each.isDenied),
  };
}
