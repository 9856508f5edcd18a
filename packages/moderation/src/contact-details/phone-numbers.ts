import { findPhoneNumbersInText } from "libphonenumber-js";
import { helplines } from "../lists/contact-words";

export interface Range {
  start: number;
  /** Exclusive. */
  end: number;
}

const manyDigits = /\d(?:[\s().+/-]{0,3}\d){7}/;
const likeNumbers: readonly RegExp[] = [
  // International, or with a leading zero and a group of at least three digits.
  /(?<![\w.,])\+\d(?:[ ().-]{0,2}\d){7,13}(?!\d)/g,
  /(?<![\w.,:/+-])\(?0(?=[\d ()-]*\d{3})\d(?:[ ()-]{0,2}\d){7,11}(?![\d.,:/]\d)/g,
  // As North Americans write it.
  /(?<![\w.,-])\(?[2-9]\d{2}\)?[ .-]{1,2}\d{3}[ .-]\d{4}(?![\w-])/g,
  // After words that announce one.
  /(?<=\b(?:call|text|ring|phone|mobile|number|whats ?app|cell|tel|contact|dial|viber|telegram|reach)(?: \w+){0,3}[:\s-]{1,3})\+?\(?\d(?:[ ().-]{0,2}\d){6,13}(?!\d)/g,
];
const digitByDigit = /(?<!\w)\d(?:[ .,_-]{1,2}\d){8,}(?!\w)/g;
const digitWord =
  "(?:zero|oh|o|one|two|three|four|five|six|seven|eight|nine|double|triple|nought|hundred|\\d{1,5})";
const spelled = new RegExp(`(?<![\\w.,])${digitWord}(?:[\\s,.-]{1,3}${digitWord}){3,}\\b`, "g");
const hasWords = /zero|double|\b(?:one|two|three|seven|nine|hundred)\b/;
const values = "zero one two three four five six seven eight nine".split(" ");
/** How many digits a word stands for; any other word of a number stands for one. */
const weights: Readonly<Record<string, number>> = { double: 1, triple: 2, hundred: 2 };
const SHORTEST = 9;
/** Letters that stand for digits inside a number. */
const mixedNumbers = /(?<![a-z\d])(?=\w*\d)[oilzsb\d]{3,}(?![a-z])/g;
const disguised = /\d[oilzsb*_~|#=]|[oil]\d/;
const oddSeparators = /(?<=\d)[*_~|#=](?=\d)/g;

const meantDigits: Readonly<Record<string, string>> = {
  o: "0",
  i: "1",
  l: "1",
  z: "2",
  s: "5",
  b: "8",
};

/** A number as it is meant, unit for unit: `o77oo*900` as `07700-900`. */
function asDigits(text: string): string {
  if (!disguised.test(text)) return text;
  return text
    .replace(mixedNumbers, (number) =>
      number.replace(/[a-z]/g, (letter) => meantDigits[letter] ?? letter),
    )
    .replace(oddSeparators, "-");
}

/** Telephone numbers in folded text. Helplines are none. */
export function findPhoneNumbers(folded: string): Range[] {
  const found: Range[] = [];
  const text = asDigits(folded);
  if (manyDigits.test(text)) {
    for (const { startsAt, endsAt } of findPhoneNumbersInText(text, { defaultCountry: "GB" })) {
      const range = { start: startsAt, end: endsAt };
      // A bare row of digits is more often a quantity.
      if (!/^[1-9]\d*$/.test(slice(text, range))) found.push(range);
    }
    found.push(...rangesOf(digitByDigit, text).filter((range) => !isCounting(slice(text, range))));
    for (const pattern of likeNumbers) found.push(...rangesOf(pattern, text));
  }
  if (hasWords.test(text)) {
    found.push(
      ...rangesOf(spelled, text).filter((range) => {
        const number = slice(text, range);
        return isLongAndSpoken(number) && !isCounting(number);
      }),
    );
  }
  return found.filter((range) => !helplines.includes(slice(text, range).replace(/\D/g, "")));
}

/** At least two words of it, so that a list of years is none. */
function isLongAndSpoken(number: string): boolean {
  const parts = number.split(/[\s,.-]+/);
  const digits = parts.reduce(
    (sum, part) => sum + (/^\d/.test(part) ? part.length : (weights[part] ?? 1)),
    0,
  );
  const spoken = parts.filter((part) => !/^\d/.test(part)).length;
  return digits >= SHORTEST && (spoken >= 4 || (spoken >= 2 && /^(?:0|zero|oh|o\b)/.test(number)));
}

/** Where a pattern matches; where it has a group `hide` (and the flag `d`), where that group does. */
export function rangesOf(pattern: RegExp, text: string): Range[] {
  const found: Range[] = [];
  // `matchAll` would make the pattern anew each time, which takes longer than most texts do.
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const end = match.index + match[0].length;
    const [start, hideEnd] = match.indices?.groups?.hide ?? [match.index, end];
    found.push({ start, end: hideEnd });
    if (match[0] === "") pattern.lastIndex += 1;
  }
  return found;
}

const slice = (text: string, { start, end }: Range) => text.slice(start, end);

/** "one two three …" up or down is a lesson, not a telephone number. */
export function isCounting(text: string): boolean {
  const numbers = text.split(/[\s,.-]+/).map((word) => {
    const value = values.indexOf(word);
    return value === -1 ? Number(word) : value;
  });
  const steps = numbers.slice(1).filter((number, i) => Math.abs(number - (numbers[i] ?? 0)) === 1);
  return steps.length >= (numbers.length - 1) / 2;
}
