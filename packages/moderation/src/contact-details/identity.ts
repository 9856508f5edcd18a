import { rangesOf, type Range } from "./phone-numbers";

const announced: readonly RegExp[] = [
  /\b(?:passport|id card|identity card|identity|id|national insurance|social security|ssn|driving licen[cs]e|visa|bank account|account|iban)(?: (?:number|no\.?|num|nr))? ?(?:is|:|=|-)+ ?:? ?(?<hide>(?=[a-z\d -]*\d{3})[a-z]{0,3}[- ]?\d[a-z\d -]{4,30}\d)/dg,
  /\b(?:password|passcode|pin|pin code|pass)(?: (?:here|there|for \w+|on \w+|of \w+))? ?(?:is|:|=)+ ?:? ?(?<hide>(?=\S*\d)\S{4,})/dg,
];
const iban = /(?<![a-z\d])[a-z]{2}\d{2}(?: ?[a-z\d]{4}){3,7}(?: ?[a-z\d]{1,3})?(?![a-z\d])/g;
const cards = /(?<![\d.,])\d{4}([ -]?)\d{4}\1\d{4}\1\d{4}(?![\d.,]\d|\d)/g;

/** Passport and card numbers, passwords: what a stranger can use. */
export function findIdentities(text: string): Range[] {
  return [
    ...announced.flatMap((pattern) => rangesOf(pattern, text)),
    ...rangesOf(iban, text).filter(({ start, end }) =>
      /\d{6}/.test(text.slice(start, end).replaceAll(" ", "")),
    ),
    ...rangesOf(cards, text).filter(({ start, end }) => hasCheckDigit(text.slice(start, end))),
  ];
}

/** Luhn's sum, which every payment card keeps to. */
function hasCheckDigit(card: string): boolean {
  const sum = Array.from(card.replace(/\D/g, ""), Number)
    .toReversed()
    .reduce(
      (total, digit, i) => total + (i % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)),
      0,
    );
  return sum % 10 === 0;
}
