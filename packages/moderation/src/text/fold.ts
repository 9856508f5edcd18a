import { resolveConfusablesTransformer } from "obscenity";

/**
 * A message as a reader sees it: small Latin letters, digits and plain marks. Lookalikes of other
 * alphabets, accents, full-width and mathematical letters are resolved, and what cannot be seen is
 * gone. Every unit knows where it came from, so that what is found here can be hidden there.
 */
export interface Folded {
  text: string;
  /** Offset in the message of each unit of `text`; null when both are the same. */
  origin: readonly number[] | null;
}

const resolveConfusable = resolveConfusablesTransformer().transform;

/** Letters that only look like Latin ones, beyond those that the library knows. */
const lookalikes = new Map(
  Object.entries({
    а: "a",
    в: "b",
    с: "c",
    ԁ: "d",
    е: "e",
    ё: "e",
    ғ: "f",
    ԍ: "g",
    н: "h",
    һ: "h",
    і: "i",
    ї: "i",
    ј: "j",
    к: "k",
    ӏ: "l",
    м: "m",
    п: "n",
    о: "o",
    р: "p",
    ԛ: "q",
    г: "r",
    ѕ: "s",
    т: "t",
    ц: "u",
    ѵ: "v",
    ԝ: "w",
    ш: "w",
    х: "x",
    у: "y",
    α: "a",
    β: "b",
    ϲ: "c",
    δ: "d",
    ε: "e",
    η: "n",
    ι: "i",
    κ: "k",
    μ: "u",
    ν: "v",
    ο: "o",
    ρ: "p",
    σ: "o",
    τ: "t",
    υ: "u",
    χ: "x",
    ω: "w",
    ß: "ss",
    æ: "ae",
    œ: "oe",
    ø: "o",
    đ: "d",
    ð: "d",
    þ: "p",
    ł: "l",
    ı: "i",
    ħ: "h",
    ʃ: "s",
    "’": "'",
    "‘": "'",
    ʼ: "'",
    "′": "'",
    "`": "'",
    "´": "'",
    "＇": "'",
    "‐": "-",
    "‑": "-",
    "–": "-",
    "—": "-",
    "−": "-",
    "。": ".",
    "․": ".",
    "·": ".",
    "•": ".",
  }),
);

const unseen = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Cs}]/gu;
const digit = /^\p{Nd}$/u;
const plainAscii = /^[\n\t\x20-\x7e]*$/;
/** Folds of single characters, computed once each; bounded, so that odd texts cannot fill memory. */
const known = new Map<number, string>();
const MOST_KNOWN = 4096;

/** The message as a reader sees it. Never throws, on unpaired surrogates neither. */
export function fold(message: string): Folded {
  if (plainAscii.test(message)) return { text: message.toLowerCase(), origin: null };
  let text = "";
  const origin: number[] = [];
  for (let at = 0; at < message.length;) {
    const code = message.codePointAt(at) ?? 0;
    const folded = foldOne(code);
    text += folded;
    for (let i = 0; i < folded.length; i += 1) origin.push(at);
    at += code > 0xffff ? 2 : 1;
  }
  return { text, origin };
}

function foldOne(code: number): string {
  if (code < 0x80) return String.fromCharCode(code).toLowerCase();
  const before = known.get(code);
  if (before !== undefined) return before;
  const folded = resolve(String.fromCodePoint(code));
  if (known.size < MOST_KNOWN) known.set(code, folded);
  return folded;
}

function resolve(char: string): string {
  if (digit.test(char)) return digitValue(char.codePointAt(0) ?? 0);
  const direct = lookalikes.get(char) ?? lookalikes.get(char.toLowerCase());
  if (direct !== undefined) return direct;
  let folded = "";
  for (const part of char.normalize("NFKD").replace(unseen, "")) {
    const lower = lookalikes.get(part) ?? lookalikes.get(part.toLowerCase());
    folded += lower ?? resolvePart(part);
  }
  return folded;
}

/** Every script has its ten digits in a row. */
function digitValue(code: number): string {
  let value = 0;
  while (value < 9 && digit.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

function resolvePart(part: string): string {
  const resolved = resolveConfusable(part.codePointAt(0) ?? 0);
  const lower = String.fromCodePoint(resolved ?? 0x20).toLowerCase();
  // An emoji or a rare letter parts words like a space, and stays one unit long.
  return lower.length === 1 ? lower : " ";
}

/** The part of the message that units `start` to `end` (exclusive) of its fold stand for. */
export function originOf(folded: Folded, message: string, start: number, end: number) {
  if (folded.origin === null) return { start, end };
  return {
    start: folded.origin[start] ?? message.length,
    // Up to the next visible unit, so that marks and invisible characters go with their letter.
    end: folded.origin[end] ?? message.length,
  };
}
