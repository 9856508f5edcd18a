import type { SlotPlace } from "./compile-pattern";
import { everydayWords } from "./everyday-words";
import type { Message } from "./read-message";
import type { Token } from "./token";

const beforePlaces = new Set(
  "in to from at near on behind under by beside inside around opposite between onto into towards".split(
    " ",
  ),
);
const notPlaces = new Set("the a an my your our this that his her their some".split(" "));
/** Short words that have a capital letter only because a sentence begins with them, or in a chat. */
const notNames = new Set(
  `i we you he she it they a an the my our no yes yeah ok oh ah hm hmm hi hello hey well so and but or if is
  are am was do did does can may not how why who when where what which this that in on at to for by as sir
  madam please thanks sorry mr mrs ms dr monday tuesday wednesday thursday friday saturday sunday`.split(
    /\s+/,
  ),
);

/** Places: after a preposition, or names with a capital letter that do not begin the message. */
export function placeSlot({ tokens, text }: Message): SlotPlace[] {
  const found: SlotPlace[] = [];
  for (const [at, token] of tokens.entries()) {
    const isAfter = beforePlaces.has(tokens[at - 1]?.lemmas[0] ?? "");
    if (!isAfter && !(at > 0 && isName(token, tokens[at - 1]!) && !isSomebody(tokens, at)))
      continue;
    let start = at;
    while (
      notPlaces.has(tokens[start]?.lemmas[0] ?? "") &&
      tokens[start + 1]?.segment === token.segment
    )
      start += 1;
    let end = start + 1;
    while (
      tokens[end]?.hasCapital === true &&
      tokens[start]!.hasCapital &&
      tokens[end]!.segment === token.segment
    )
      end += 1;
    const value = text.slice(tokens[start]!.start, tokens[end - 1]!.end);
    found.push({ slot: "place", value, start: at, end });
  }
  return found;
}

/** "I'm Ana Lima", "my name is Ana" name nobody's town. */
function isSomebody(tokens: readonly Token[], at: number): boolean {
  let first = at;
  while (tokens[first - 1]?.hasCapital === true && tokens[first - 1]!.lemmas[0] !== "i") first -= 1;
  const [subject = "", verb = ""] = tokens
    .slice(Math.max(first - 2, 0), first)
    .map(({ lemmas }) => lemmas[0]);
  return (
    (subject === "i" && verb === "am") || (subject === "name" && verb === "is") || verb === "called"
  );
}

/** At the beginning of a sentence every word has a capital letter. */
function isName({ hasCapital, lemmas, text, segment }: Token, before: Token): boolean {
  if (!hasCapital || text.includes("'") || text.includes("’")) return false;
  if (lemmas.some((each) => notNames.has(each))) return false;
  return segment === before.segment || !lemmas.some((each) => everydayWords.has(each));
}
