import lookAlikes from "../../data/hate/look-alikes.json";
import { known, longSlurs } from "../lists/hate";
import type { Sentence, Token } from "./tokens";

/**
 * Known words that were written otherwise, read as they were meant: a letter dropped, doubled or
 * two of them exchanged ("Mulsims"), a space left out ("ihate") or put in ("wo men"). Words that
 * are words of their own stay: what lies near a known word is in `data/hate/look-alikes.json`.
 */
export function asMeant(sentence: Sentence): Sentence {
  let changed: Token[] | null = null;
  for (let at = 0; at < sentence.length; at += 1) {
    const token = sentence[at]!;
    const meant = known.all.has(token.word) ? null : (joined(sentence, at) ?? meantBy(token.word));
    if (meant === null) {
      changed?.push(token);
      continue;
    }
    changed ??= sentence.slice(0, at);
    meant.words.forEach((word, i) =>
      changed?.push({ ...token, word, isApart: token.isApart && i === 0 }),
    );
    at += meant.over;
  }
  return changed ?? sentence;
}

interface Meant {
  words: readonly string[];
  /** Following tokens that went into it. */
  over: number;
}

const SHORTEST_JOINED = 5;
const SHORTEST_KNOWN = 5;
/** Of four letters, where only their order is wrong, or neither half is a word. */
const SHORT_KNOWN = 4;

/** "Wo men", "mus lims": two tokens of which one is no word by itself. */
function joined(sentence: Sentence, at: number): Meant | null {
  const token = sentence[at]!;
  const next = sentence[at + 1];
  if (next === undefined || next.isApart || next.at === token.at) return null;
  const word = token.word + next.word;
  const isShort = word.length === SHORT_KNOWN && !known.all.has(next.word);
  if ((word.length < SHORTEST_JOINED && !isShort) || !known.attacked.has(word)) return null;
  return { words: [word], over: 1 };
}

/** What people wrote before, so that a word is looked up once; bounded like the folds of letters. */
const before = new Map<string, Meant | null>();
const MOST_KNOWN = 4096;

function meantBy(word: string): Meant | null {
  const found = before.get(word);
  if (found !== undefined) return found;
  const meant = isOwnWord(word) ? null : (respelt(word) ?? parted(word));
  if (before.size >= MOST_KNOWN) before.clear();
  before.set(word, meant);
  return meant;
}

const plain = /^[a-z]{3,24}$/;
const owned: ReadonlySet<string> = new Set(lookAlikes.words);
const isOwnWord = (word: string): boolean => !plain.test(word) || owned.has(word);

/**
 * Each known word under itself and under what is left when one letter is taken out: two words of
 * one edit meet there. (The idea of SymSpell, Garbe 2012.)
 */
const byPart = new Map<string, string[]>();
for (const word of [...known.attacked, ...longSlurs]) {
  if (word.length < SHORTEST_KNOWN) continue;
  for (const part of [word, ...withoutOne(word)])
    byPart.set(part, [...(byPart.get(part) ?? []), word]);
}

/** Words of four letters under each of their forms with two neighbours exchanged. */
const byExchange = new Map<string, string>();
for (const word of known.attacked) {
  if (word.length !== SHORT_KNOWN) continue;
  for (let at = 0; at < SHORT_KNOWN - 1; at += 1) {
    byExchange.set(word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2), word);
  }
}

function withoutOne(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

/** The known word that is one edit away and begins with the same letter or the same two exchanged. */
function respelt(word: string): Meant | null {
  if (word.length < SHORT_KNOWN) return null;
  const exchanged = byExchange.get(word);
  if (exchanged !== undefined) return { words: [exchanged], over: 0 };
  for (const part of [word, ...withoutOne(word)]) {
    for (const candidate of byPart.get(part) ?? []) {
      if (isOneEdit(word, candidate)) return { words: [candidate], over: 0 };
    }
  }
  return null;
}

/** A letter dropped or put in, or two neighbours exchanged. Another letter makes another word. */
function isOneEdit(written: string, meant: string): boolean {
  let same = 0;
  while (same < written.length && written[same] === meant[same]) same += 1;
  if (written.length === meant.length) {
    return (
      written[same] === meant[same + 1] &&
      written[same + 1] === meant[same] &&
      written.slice(same + 2) === meant.slice(same + 2)
    );
  }
  if (same === 0) return false;
  return written.length < meant.length
    ? written.slice(same) === meant.slice(same + 1)
    : written.slice(same + 1) === meant.slice(same);
}

/** "Killall", "womenare": known words and nothing else, at least one of them long and attacked. */
function parted(word: string): Meant | null {
  if (word.length < SHORTEST_KNOWN) return null;
  const words = partsOf(word, 4);
  return words !== null && words.some((each) => each.length > 3 && known.attacked.has(each))
    ? { words, over: 0 }
    : null;
}

function partsOf(word: string, most: number): string[] | null {
  if (known.all.has(word)) return [word];
  if (most <= 1) return null;
  for (let at = word.length - 1; at > 0; at -= 1) {
    const first = word.slice(0, at);
    if (!known.all.has(first) || (at === 1 && first !== "i")) continue;
    const rest = partsOf(word.slice(at), most - 1);
    if (rest !== null) return [first, ...rest];
  }
  return null;
}
