import { baseForms, pastOf } from "@saywell/english";
import { plainText, wordsOf } from "../text";

/** Forms of the verb as one sees them in a phrase, the more particular first. */
const forms: readonly (readonly [form: string, pattern: RegExp])[] = [
  [
    "past-modal",
    /\b(?:must|might|may|could|should|can't|couldn't|can not|would) (?:not )?have \w+/,
  ],
  ["had-to", /\bhad to\b/],
  ["future-perfect", /\b(?:will|'ll) have \w+/],
  ["going-to", /\bgoing to\b/],
  ["will", /\b(?:will|won't)\b|'ll\b/],
  ["would", /\bwould\b|\bwouldn't\b/],
  ["present-perfect-continuous", /(?:\b(?:have|has|haven't|hasn't)|'ve|'s) been \w+ing\b/],
  ["past-perfect", /\b(?:had|hadn't) (?!to\b|an?\b|the\b|some\b|my\b)\w+/],
  ["used-to", /\bused to\b/],
  [
    "passive",
    /\b(?:am|is|are|was|were) (?:\w+ed|made|done|built|written|given|taken|sold|seen) by\b/,
  ],
  [
    "present-perfect",
    /(?:\b(?:have|has|haven't|hasn't)|'ve) (?!to\b|an?\b|the\b|got\b|some\b|my\b)\w+/,
  ],
  ["past-continuous", /\b(?:was|were|wasn't|weren't) \w+ing\b/],
  ["present-continuous", /(?:\b(?:am|is|are|isn't|aren't)|'m|'re|'s) \w+ing\b/],
];

/** The grammar that tells two forms apart, by its id. */
const apart: readonly (readonly [topic: string, forms: string])[] = [
  ["past-simple-or-present-perfect", "present-perfect past-simple"],
  ["past-simple-or-present-perfect", "present-perfect-continuous past-simple"],
  ["present-perfect-continuous", "present-perfect-continuous present-perfect"],
  ["present-perfect", "present-perfect present-simple"],
  ["present-perfect-continuous", "present-perfect-continuous present-continuous"],
  ["present-perfect-continuous", "present-perfect-continuous present-simple"],
  ["past-perfect", "past-perfect past-simple"],
  ["past-perfect", "past-perfect present-perfect"],
  ["past-simple-or-continuous", "past-continuous past-simple"],
  ["present-simple-or-continuous", "present-continuous present-simple"],
  ["will-and-going-to", "will going-to"],
  ["will-and-going-to", "will present-continuous"],
  ["will-and-going-to", "going-to present-continuous"],
  ["would", "will would"],
  ["used-to", "used-to past-simple"],
  ["would-in-the-past", "used-to would"],
  ["past-modals", "past-modal had-to"],
  ["past-modals", "past-modal past-simple"],
  ["modals-of-deduction", "past-modal past-modal"],
  ["future-continuous-and-perfect", "future-perfect will"],
];

const plainOf = (phrase: string): string => plainText(phrase).replace(/[.?!]+$/, "");

function formOf(phrase: string): string {
  const plain = plainOf(phrase);
  const found = forms.find(([, pattern]) => pattern.test(plain))?.[0];
  if (found !== undefined) return found;
  const isPast = wordsOf(plain).some(
    (word) =>
      /^(?:was|were|did|didn't|had|went|saw|ate|came|took|got|made|met|knew|wrote|bought|said|told)$/.test(
        word,
      ) ||
      (/[^e]ed$/.test(word) && baseForms(word).some((base) => pastOf(base)?.past === word)),
  );
  return isPast ? "past-simple" : "present-simple";
}

const ing = /\b(\w+)ing\b/;

/**
 * The grammar in which two phrases differ that say nearly the same: "I worked" and "I have worked", "stop to
 * smoke" and "stop smoking". By its id; null where it is not seen.
 */
export function formsApart(one: string, other: string): string | null {
  const [first, second] = [plainOf(one), plainOf(other)];
  if (wordsOf(first).length < 2 || wordsOf(second).length < 2) return null;
  for (const [withTo, withIng] of [
    [first, second],
    [second, first],
  ] as const) {
    const verb = ing.exec(withIng)?.[0];
    const bases = verb === undefined ? [] : baseForms(verb);
    const to = /\bto (\w+)\b/.exec(withTo)?.[1];
    if (to !== undefined && bases.includes(to) && !/\bto \w+ing\b/.test(withIng))
      return /\b(?:am|is|are|was|were|been|going)\b|'m\b|'re\b/.test(withIng)
        ? null
        : "gerund-or-infinitive";
  }
  const [a, b] = [formOf(first), formOf(second)];
  return apart.find(([, named]) => named === `${a} ${b}` || named === `${b} ${a}`)?.[0] ?? null;
}
