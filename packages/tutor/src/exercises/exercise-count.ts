import { plainText } from "../text";

/** Numbers as learners write them, in words or vaguely. */
const named: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  "a couple of": 2,
  couple: 2,
  "a few": 3,
  few: 3,
  "half a dozen": 6,
  "a dozen": 12,
  dozen: 12,
};

/** Nobody answers more than this in a row. */
export const mostItems = 20;

/** What exercises consist of, as learners call it. */
export const itemNoun =
  "(?:exercises?|exersi[sc]es|questions?|quiz(?:zes)?|tasks?|items?|tests?|drills?|gaps?|sentences? to (?:complete|correct|fill)|practi[sc]es?|ones?)";
const number = `(\\d{1,3}|${Object.keys(named)
  .toSorted((one, other) => other.length - one.length)
  .join("|")})`;
const counted = [
  /\b(?:only|just)\s+(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)[\s.!?]*$/u,
  new RegExp(`\\bask me ${number}\\b`, "u"),
  // "Five more short questions", "3 past simple exercises", and "questions, 4 please".
  new RegExp(
    `(?<![\\p{L}\\d.,])${number}(?: of)?(?: [\\p{L}'-]+){0,4}? (?:${itemNoun}|sentences?)(?!\\p{L})`,
    "u",
  ),
  new RegExp(`\\b${itemNoun}\\W{1,3}(?:just |only |maybe )?(\\d{1,2})\\b`, "u"),
  new RegExp(`^(?:and |another |give me |please )*${number}(?: more)?(?: please)?[\\s.!]*$`, "u"),
];

/** How many items somebody asks for; null where they give no number. */
export function countAsked(message: string): number | null {
  const plain = plainText(message);
  for (const pattern of counted) {
    const found = pattern.exec(plain)?.[1];
    if (found === undefined) continue;
    const count = named[found] ?? Number(found);
    if (count > 0) return Math.min(count, mostItems);
  }
  return null;
}
