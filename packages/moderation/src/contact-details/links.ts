import {
  knownSites,
  notSites,
  plainEndings,
  siteEndings,
  wordEndings,
} from "../lists/contact-words";
import { rangesOf, type Range } from "./phone-numbers";

const label = "[a-z\\d](?:[a-z\\d-]{0,40}[a-z\\d])?";
const path = '(?:[/?#:][^\\s,;!)"]*)?';
const dot = "(?: ?(?:\\[\\.\\]|\\(\\.\\)|\\{\\.\\}|\\[dot\\]|\\(dot\\)|\\{dot\\}|\\bdot\\b) ?)";

/** With each, what a text must hold for it to be worth a try. */
const sites: readonly (readonly [gate: RegExp, site: RegExp])[] = [
  [
    new RegExp(`\\.(?:${plainEndings})(?![\\w-])`),
    new RegExp(
      `(?<![\\w@.-])(?!(?:vb|asp|ado)\\.net\\b)(?:h(?:tt|xx)ps?://)?(?:${label}\\.){1,4}(?:${plainEndings})(?![\\w-]|\\.\\w)${path}`,
      "g",
    ),
  ],
  // With something around it that only an address has.
  [
    new RegExp(`www\\.|h(?:tt|xx)ps?:|\\.(?:${wordEndings})/`),
    new RegExp(
      `(?<![\\w@.-])(?:(?:h(?:tt|xx)ps?://|www\\.)(?:${label}\\.){1,4}[a-z]{2,12}${path}|(?:${label}\\.){1,4}(?:${wordEndings})/[^\\s]+)`,
      "g",
    ),
  ],
  [
    new RegExp(`\\.(?:${siteEndings})(?![\\w-])`),
    new RegExp(
      `(?<=\\b(?:go to|visit|check(?: out)?|site|website|link|page|join|open|url|see|on|at)(?: is)?:? )(?<![@.])(?:${label}\\.){1,4}(?:${siteEndings})(?![\\w-]|\\.\\w)`,
      "g",
    ),
  ],
  [
    /\bdot\b|[[({](?:\.|dot)/,
    new RegExp(
      `(?<![\\w@.-])(?!(?:${notSites})\\b)(?:[a-z\\d-]{1,40}(?:\\.|${dot})){0,2}[a-z\\d-]{1,40}${dot}(?:${plainEndings})(?![\\w-])(?! (?:bubble|boom|compan|crash|era|business))`,
      "g",
    ),
  ],
  [
    / \. ?(?:com|net|org|xyz|gg)\b|\. (?:com|net|org|xyz|gg)\b/,
    new RegExp(
      `(?<![\\w@.'-])(?!(?:${notSites})\\b)[a-z\\d-]{3,40}(?: \\. ?| ?\\. )(?:com|net|org|xyz|gg)(?![\\w'-])(?! (?:bubble|boom|compan|crash|era))`,
      "g",
    ),
  ],
];

const known = new RegExp(
  `^(?:https?://)?(?:[\\w-]+\\.)*(?:${knownSites.map((site) => site.replaceAll(".", "\\.")).join("|")})(?![\\w.-])`,
);
/** Addresses in the web, whatever lies there, but for places that learners are sent to. */
export function findSites(text: string): Range[] {
  return sites
    .flatMap(([gate, pattern]) => (gate.test(text) ? rangesOf(pattern, text) : []))
    .filter(({ start, end }) => !known.test(text.slice(start, end)));
}
