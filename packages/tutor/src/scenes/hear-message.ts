import { rememberLatest } from "@saywell/english";
import { builtInSlots } from "./built-in-phrases";
import { isSmall, type SlotPlace } from "./compile-pattern";
import type { CompiledScene } from "./compile-scene";
import { type Intent, longestRequest } from "./intents";
import type { Hit } from "./pattern-set";
import { type Message, readMessage } from "./read-message";
import type { Vocabulary } from "./typos";

/** A message, and what in it fits a scene. It does not depend on where the scene stands. */
export interface Heard {
  readonly message: Message;
  readonly slots: readonly SlotPlace[];
  /** By whom they were waited for: the best first, those that were denied last. */
  readonly hits: ReadonlyMap<string, readonly Hit[]>;
}

/** A scene is played from its beginning with each message, so what was said in it is heard again and again. */
const ears = new WeakMap<CompiledScene, (text: string) => Heard>();
const mostRemembered = 200;

/** Holds a message against all patterns of a scene. */
export function hearMessage(scene: CompiledScene, text: string): Heard {
  const known = ears.get(scene);
  const ear = known ?? rememberLatest((each) => listenTo(scene, each), mostRemembered);
  if (known === undefined) ears.set(scene, ear);
  return ear(text);
}

function listenTo({ patterns, slots, vocabulary }: CompiledScene, text: string): Heard {
  const message = readMessage(text, vocabulary);
  const places = slots.find(message);
  const hits = new Map<string, Hit[]>();
  for (const hit of patterns.find(message, places)) {
    if (isNumberByTheWay(hit, message, vocabulary)) continue;
    const known = hits.get(hit.owner);
    if (known === undefined) hits.set(hit.owner, [hit]);
    else known.push(hit);
  }
  return { message, slots: places, hits };
}

const speakers = new Set(["i", "we", "he", "she", "they", "you"]);

/**
 * Whether a number that alone is waited for stands in a sentence about something else, as "I learn English
 * since two years" where the partner asked for how many people.
 */
function isNumberByTheWay(
  { owner, literal, heard }: Hit,
  { tokens }: Message,
  vocabulary: Vocabulary,
) {
  const [only, ...others] = heard;
  if (!owner.startsWith("answer:") || literal.length > 0 || others.length > 0) return false;
  if (only?.slot !== "number" || only.start === undefined) return false;
  const { segment } = tokens[only.start]!;
  const before = tokens.slice(0, only.start).filter((token) => token.segment === segment);
  const strange = before.filter(
    (token) => !isSmall(token) && !token.lemmas.some((each) => vocabulary.words.has(each)),
  );
  return speakers.has(before[0]?.lemmas[0] ?? "") && strange.length > 1;
}

/** What was said of this, and not denied. */
export const saidOf = ({ hits }: Heard, owner: string): readonly Hit[] =>
  (hits.get(owner) ?? []).filter(({ isDenied }) => !isDenied);

/** Whether a message is little more than such a request. */
export function requests(heard: Heard, intent: Intent): boolean {
  if (heard.message.tokens.length > (longestRequest[intent] ?? Infinity)) return false;
  return saidOf(heard, `intent:${intent}`).length > 0;
}

/** The statement in which something was said. */
export const segmentOf = ({ message }: Heard, { used }: Hit): number =>
  message.tokens[used[0] ?? 0]?.segment ?? 0;

/** Where in the message it was said, in UTF-16 units. */
export function spanOf({ message }: Heard, { used }: Hit): { start: number; end: number } {
  const tokens = used.map((at) => message.tokens[at]!);
  return {
    start: Math.min(...tokens.map(({ start }) => start)),
    end: Math.max(...tokens.map(({ end }) => end)),
  };
}

/** A value that was named, and how many of it: "two coffees". */
export interface NamedValue {
  readonly slot: string;
  readonly value: string;
  /** Null where no number was said. */
  readonly count: number | null;
}

const sets: ReadonlyMap<string, number> = new Map([
  ["couple", 2],
  ["dozen", 12],
]);
const counted = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const mostCounted = 20;

function countBefore({ tokens }: Message, start = 0): number | null {
  const isOf = tokens[start - 1]?.lemmas[0] === "of";
  const token = tokens[isOf ? start - 2 : start - 1];
  const set = sets.get(token?.lemmas[0] ?? "");
  if (set !== undefined) return set;
  if (token === undefined || !token.lemmas.includes("#number")) return null;
  const count = counted.indexOf(token.lemmas[0]!) + 1 || Number(token.lemmas[0]);
  return Number.isInteger(count) && count >= 1 && count <= mostCounted ? count : null;
}

/** The values that a hit heard, and those that are listed with them: "a tea and two coffees". */
export function valuesOf({ slots, message }: Heard, { heard }: Hit): NamedValue[] {
  const values = heard.map(({ slot, value, start }) => ({
    slot,
    value,
    count: countBefore(message, start),
  }));
  for (const { slot, end = -1 } of heard) {
    if (slot in builtInSlots) continue;
    let from = end;
    const others = slots.filter((each) => each.slot === slot && each.start >= end);
    for (const other of others.toSorted((a, b) => a.start - b.start)) {
      if (!isListed(message, from, other.start)) break;
      if (!values.some((each) => each.slot === slot && each.value === other.value))
        values.push({ slot, value: other.value, count: countBefore(message, other.start) });
      from = other.end;
    }
  }
  return values;
}

/** Whether what stands at one place is named after another with "and" or a comma. */
function isListed({ tokens }: Message, from: number, start: number): boolean {
  const between = tokens.slice(from, start);
  return (
    between.length <= 3 &&
    tokens[start]?.deniedBy === -1 &&
    (between.some(({ lemmas }) => lemmas[0] === "and") ||
      tokens.slice(from, start + 1).some(({ hasCommaBefore }) => hasCommaBefore))
  );
}
