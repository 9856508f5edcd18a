import {
  chatApps,
  gamePlaces,
  notHandles,
  notMentions,
  notNames,
  platforms,
} from "../lists/contact-words";
import { rangesOf, type Range } from "./phone-numbers";

const name = `(?<hide>(?!(?:${notHandles})(?!\\w|\\.\\w))@?[a-z\\d][\\w.]{2,31}(?:#\\d{3,5})?)`;
/** With a digit or a line in it, so it is nothing else. */
const oddName = "(?<hide>@?(?=[\\w.]*[a-z])(?=[\\w.]*[\\d_])[a-z\\d][\\w.]{3,31})";
const plainName = `(?<hide>(?!(?:${notNames})(?!\\w|\\.\\w)|\\w+ing\\b|\\*)@?[a-z][\\w.]{2,31})`;
const account = "(?:name|id|account|user ?name|tag|handle|nick ?name|nick|user|profile|gamer ?tag)";

const handles: readonly RegExp[] = [
  new RegExp(
    `\\bmy (?:dc|sc|${platforms})\\b(?: ${account})? ?(?:is called|is named|called|named|is|=|:|-|are) ?:? ?${name}`,
    "dg",
  ),
  new RegExp(`\\bmy (?:${chatApps})\\b(?: ${account})? ${oddName}`, "dg"),
  new RegExp(
    `\\bmy ${account} (?:there |here )?(?:on|in|for|at) (?:${platforms}) ?(?:is|its|it's|=|:|-) ?:? ?${name}`,
    "dg",
  ),
  new RegExp(
    `\\b(?:${platforms})(?: ${account})? ?(?:-+>|[:=>]) ?(?<hide>@?[a-z\\d][\\w.]{2,31}(?:#\\d{3,5})?)`,
    "dg",
  ),
  new RegExp(`(?<![\\w@.])(?:sc|${chatApps})\\b(?: ${account})?[ ,-]{1,3}${oddName}`, "dg"),
  new RegExp(
    `\\b(?:add|follow|find|message|dm|pm|text|hit|contact|write|talk to|snap|hmu|reach) (?:me )?(?:up )?(?:on|at|in|via|to) (?:my )?(?:${platforms})\\b(?: (?:is|as|at|with))? ?[,:@-]? ?(?:(?:my |the )?${account} ?(?:is|its|it's|:|=|-)? ?:? ?)?${name}`,
    "dg",
  ),
  new RegExp(
    `\\badd (?:me )?(?:on|at|in|via) (?:${platforms})\\b ?[,.;:-] ?(?:i am|im|i'm|its|it's|my name is|name is|name) ?:? ?${plainName}`,
    "dg",
  ),
  new RegExp(
    `\\b(?:skype|snap|kik|insta|dm|facetime|whats ?app|telegram|discord|tg) me (?:at|on|as|under|@|:) ?:? ?${name}`,
    "dg",
  ),
  new RegExp(`(?<hide>@[a-z\\d][\\w.]{1,31}) (?:on|in|at) (?:${platforms})\\b`, "dg"),
  new RegExp(
    `(?<![\\w@.])(?<hide>[a-z][\\w.]*[\\d_][\\w.]*)(?: is)?(?: me| my name| mine)? (?:on|in) (?:${platforms})\\b`,
    "dg",
  ),
  new RegExp(
    `\\b(?:i am|im|i'm|its|it's|my name is|i am called|im called|called|find|add|follow|as|me:) ${plainName} (?:on|in) (?:${chatApps})\\b`,
    "dg",
  ),
  new RegExp(
    `^\\W*(?!hmu|add|dm|pm|see|talk)${plainName} (?:on|in) (?:my )?(?:${chatApps})\\W*$`,
    "dg",
  ),
  /(?<![\w@.])@(?=[\w.]*(?:[\d_]|\.\w))[a-z\d][\w.]{1,30}\w/g,
  /\b(?:follow|add|dm|pm|message) (?:me )?(?:on |at )?(?<hide>@[a-z\d][\w.]{2,31})/dg,
  /(?<![\w#])[a-z][\w.]{1,31}#\d{4}(?!\d)/g,
  new RegExp(
    `\\b(?:my|same|our) (?:user ?name|gamer ?tag|tag|handle|nick|nick ?name(?: online)?) ?(?:there |everywhere )?(?:is|:|=|-) ?:? ?${oddName}`,
    "dg",
  ),
  new RegExp(`\\b(?:${gamePlaces})(?: ${account})? ?(?:is|:|=|>|-) ?:? ?${oddName}`, "dg"),
  /\bfriend ?code(?: is)? ?[:=-]? ?(?<hide>(?:sw-)?\d(?:[ -]?\d){7,15})(?!\d)/dg,
  new RegExp(`\\b(?:mine|me|i am|im|i'm)(?: is|:| called| named)? ${oddName}`, "dg"),
  /(?<![\w@.])live:[\w.]{3,31}/g,
  new RegExp(
    `\\b(?:is|add|see|find) ${plainName}(?: there)?(?= \\W*$)(?<=\\bmy (?:${chatApps})\\b.{0,40})`,
    "dg",
  ),
];

const mentions = /(?<![\w@.])@(?<name>[a-z\u0080-\uffff][\w'\u0080-\uffff-]*(?:\.\w+)*)/g;
const platform = new RegExp(`\\b(?:${platforms})\\b`);
const mayHoldHandle = new RegExp(
  `[@#]|\\b(?:my dc|${platforms})\\b|user ?name|tag\\b|handle|nick|live:|facetime|friend ?code|\\b(?:${gamePlaces})\\b`,
);

/**
 * Names of people at other places.
 *
 * @param names of those in the room, who may be mentioned; undefined when nobody knows
 */
export function findHandles(written: string, names: readonly string[] | undefined): Range[] {
  const text = withPlatforms(written);
  if (!mayHoldHandle.test(text)) return [];
  const found = handles.flatMap((pattern) => rangesOf(pattern, text));
  if (!text.includes("@")) return found;
  const isBare = ({ start, end }: Range): boolean => /^@[\w.]+$/.test(text.slice(start, end));
  const isNear = platform.test(text);
  const called = calls(names ?? []);
  const isThere = (range: Range): boolean =>
    isBare(range) && !isNear && called.has(plain(text.slice(range.start, range.end)));
  return [...found.filter((range) => !isThere(range)), ...strangers(text, called, names, isNear)];
}

const chatApp = new RegExp(`^(?:${chatApps})$`);
const oddWords =
  /(?<![\w@.#])(?=[a-z\d@$]*\d)[a-z\d@$]{3,9}(?![\w@])|(?<!\w)(?:[a-z] ){3,7}[a-z](?!\w)/g;
const letters: Readonly<Record<string, string>> = {
  0: "o",
  1: "i",
  3: "e",
  4: "a",
  5: "s",
  7: "t",
  "@": "a",
  $: "s",
};

/** `d1sc0rd` and `s n a p` as the apps they name, every unit in its place. */
function withPlatforms(text: string): string {
  return text.replace(oddWords, (word) => {
    const meant = word.replace(/[\d@$]/g, (sign) => letters[sign] ?? sign).replaceAll(" ", "");
    return chatApp.test(meant) ? meant.padStart(word.length) : word;
  });
}

function strangers(
  text: string,
  called: ReadonlySet<string>,
  names: readonly string[] | undefined,
  isNear: boolean,
): Range[] {
  if (names === undefined && !isNear) return [];
  return Array.from(text.matchAll(mentions))
    .filter(({ groups }) => {
      const name = groups?.name ?? "";
      return !notMentions.has(name) && !called.has(plain(name));
    })
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

/** How somebody may be mentioned: by a part of the name or all of it. */
function calls(names: readonly string[]): Set<string> {
  return new Set(names.flatMap((each) => [each, ...each.split(/\s+/)]).map(plain));
}

const plain = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/'s$/, "")
    .replace(/[^\p{L}\d]/gu, "");
