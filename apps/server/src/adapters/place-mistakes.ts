import { countryNamed } from "@saywell/english";
import type { Finding } from "./plain-errors";
import { isPlaceOf } from "./said-place";

/** Behind these a country may stand. */
const beforeCountry = new RegExp(
  `\\b(?:from|in|to|of|near|leave|visit(?:ed)?|country(?: is|['’]s)) $`,
  "i",
);

/** Countries in another language or misspelt, and in small letters where nothing but a country may stand. */
export function findPlaceMistakes(text: string): Finding[] {
  const findings: Finding[] = [];
  const alone = text.trim().replace(/[.!]$/, "");
  for (const { 0: word, index: start } of text.matchAll(/\p{L}+/gu)) {
    const both = /^\p{L}+ \p{L}+/u.exec(text.slice(start, start + 40))?.[0] ?? word;
    const wrong = countryNamed(both) === null ? word : both;
    const better = countryNamed(wrong);
    if (better === null || better.replace("the ", "") === wrong) continue;
    const isAlone = wrong === alone;
    if (!isAlone && !beforeCountry.test(text.slice(Math.max(0, start - 40), start))) continue;
    const isInEnglish = better.replace("the ", "").toLowerCase() === wrong.toLowerCase();
    // Not "a sandwich of turkey".
    if (isInEnglish && !isPlaceOf(text, start)) continue;
    findings.push({
      rule: "PlaceMistake",
      kind: isInEnglish ? "Capitalization" : "Grammar",
      start,
      end: start + wrong.length,
      message: `In English this country is “${better}”.`,
      replacements: [isInEnglish ? better.replace("the ", "") : better],
    });
  }
  return findings;
}
