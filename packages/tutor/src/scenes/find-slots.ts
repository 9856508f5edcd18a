import { builtInSlots } from "./built-in-phrases";
import {
  type Attempt,
  beginningsOf,
  compilePattern,
  type Matcher,
  type SlotPlace,
  wordsOfPattern,
} from "./compile-pattern";
import { nameSlot } from "./name-slot";
import { parsePattern } from "./pattern-syntax";
import { placeSlot } from "./place-slot";
import type { Message } from "./read-message";

interface SlotValue {
  readonly slot: string;
  /** Null where what was written is the value. */
  readonly value: string | null;
  readonly match: Matcher;
  readonly beginnings: ReadonlySet<string>;
}

export interface SlotFinder {
  readonly find: (message: Message) => SlotPlace[];
  readonly words: ReadonlySet<string>;
}

/** Slots that no pattern describes. */
export const specialSlots = ["name", "place", "question", "something"] as const;

/** Finds what a scene's slots, and those of every scene that are `needed`, may have heard. */
export function compileSlots(
  slots: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>,
  needed: ReadonlySet<string>,
): SlotFinder {
  const words = new Set<string>();
  const valueOf = (slot: string, value: string | null, source: string): SlotValue[] =>
    parsePattern(source, {}).map(({ all }) => {
      const pattern = all[0]!;
      for (const word of wordsOfPattern(pattern)) words.add(word);
      return {
        slot,
        value,
        match: compilePattern(pattern),
        beginnings: beginningsOf(pattern) ?? new Set(),
      };
    });
  const named = Object.entries(slots).flatMap(([slot, values]) =>
    Object.entries(values).flatMap(([value, others]) =>
      [value, ...others].flatMap((name) => valueOf(slot, value, spellingsOf(name))),
    ),
  );
  const builtIn = Object.entries(builtInSlots)
    .filter(([slot]) => needed.has(slot) && !(slot in slots))
    .flatMap(([slot, source]) => valueOf(slot, null, source));

  const find = (message: Message): SlotPlace[] => {
    const found = findAll(named, message);
    const longest = found.filter(
      (one) =>
        !found.some(
          (other) =>
            other.start <= one.start &&
            other.end >= one.end &&
            other.end - other.start > one.end - one.start &&
            (other.slot === one.slot || !placesInTime.has(message.tokens[one.start]!.lemmas[0]!)),
        ),
    );
    return [
      ...longest,
      ...findAll(builtIn, message).toSorted((a, b) => b.end - a.end),
      ...(needed.has("name") && !("name" in slots) ? nameSlot(message) : []),
      ...(needed.has("question") ? questionSlot(message) : []),
      ...(needed.has("place") && !("place" in slots) ? placeSlot(message) : []),
    ];
  };
  return { find, words };
}

/** "Orange juice" is no orange; but who asks somebody to "stop at eight" says "at eight" too. */
const placesInTime = new Set("at on in by until till before after from since to".split(" "));

/** "ice cream" may be written in one word. */
const spellingsOf = (name: string): string => {
  const parts = name.split(/[\s-]+/);
  return parts.length === 2 && parts.every((each) => /^\p{L}{3,}$/u.test(each))
    ? `${name}|${parts.join("")}`
    : name;
};

function findAll(values: readonly SlotValue[], message: Message): SlotPlace[] {
  const found: SlotPlace[] = [];
  for (const [start, token] of message.tokens.entries())
    for (const { slot, value, match, beginnings } of values) {
      if (!token.lemmas.some((each) => beginnings.has(each))) continue;
      const attempt: Attempt = { tokens: message.tokens, slotsAt: new Map(), used: [], heard: [] };
      match(attempt, start, true, (end) => {
        const last = message.tokens[end - 1] ?? token;
        const said = value ?? bare(message.text.slice(token.start, last.end));
        if (
          !found.some(
            (each) =>
              each.slot === slot && each.start === start && each.end === end && each.value === said,
          )
        )
          found.push({ slot, value: said, start, end });
        return true;
      });
    }
  return found;
}

/** "At nine" is nine. */
const bare = (text: string): string =>
  text.replace(/^(?:at|around|about|before|after|by|from|until|on|in)\s+/i, "");

const questionWords = new Set("what who whose when where which why how".split(" "));
const helpers = new Set(
  "do does did can could is are be was were will would should shall may have has must".split(" "),
);
const asked = new Set("i you he she it we they there this that your the my any".split(" "));

/** Statements with a question mark, or with the words of a question in front. */
function questionSlot({ tokens, text, isQuestion }: Message): SlotPlace[] {
  const found: SlotPlace[] = [];
  for (let start = 0; start < tokens.length;) {
    const { segment } = tokens[start]!;
    const after = tokens.findIndex((token, at) => at > start && token.segment !== segment);
    const end = after === -1 ? tokens.length : after;
    const opens = tokens
      .slice(start, end)
      .findIndex(({ lemmas }) => lemmas[0] !== "and" && lemmas[0] !== "so");
    const [first = "", second = ""] = tokens
      .slice(start + Math.max(opens, 0), end)
      .map(({ lemmas }) => lemmas[0]!);
    const isAsked = questionWords.has(first) || (helpers.has(first) && asked.has(second));
    if (end - start > 1 && (isQuestion(segment) || isAsked))
      found.push({
        slot: "question",
        value: text.slice(tokens[start]!.start, tokens[end - 1]!.end),
        start,
        end,
      });
    start = end;
  }
  return found;
}
