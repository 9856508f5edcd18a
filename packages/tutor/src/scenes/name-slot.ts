import { nameIn } from "@saywell/english";
import type { SlotPlace } from "./compile-pattern";
import { everydayWords } from "./everyday-words";
import type { Message } from "./read-message";

const hesitating = "(?:h+m+|u+h+m*|u+m+|e+r+m*|e+h+|a+h+|o+h+|m+|w+o+w+|p+f+|u+gh+|(?:ha)+|lol)";
const hesitation = new RegExp(`^${hesitating}$`, "i");
const opening = new RegExp(`^(?:${hesitating}[\\s,.…!-]+)+`, "i");
/** "Write Okonkwo", "Put it under Okonkwo". */
const command =
  /^(?:please )?(?:(?:can|could) you )?(?:please )?(?:write|put|note|use|say|book|type|take|spell)(?: (?:it|this|that|me))?(?: down)?(?: (?:on|under|for|in|as))?(?: the name(?: of)?)?\s+(?=\S)/i;
const ofSomething = /^(?:it|this|that)(?:['’]?s| is)\s/i;
const describing = /^(?:\p{Ll}{4,}(?:ful|ous|able|ible|ing|ated|icult|ical)|important|necessary)$/u;
/** Everyday words that are names, too. */
const names = new Set(
  "grace hope rose mark will joy lily april june august jack frank ruby amber dawn faith iris hazel violet penny".split(
    " ",
  ),
);
const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm", "qwertzuiop", "azertyuiop"];

/** Whether fingers only ran over the keyboard. */
const isTypedAtRandom = (word: string): boolean =>
  word.length >= 4 &&
  (/^[bcdfghjklmnpqrstvwxz]{5,}$/.test(word) || rows.some((row) => row.includes(word)));

const ordinary = (word: string): boolean =>
  !names.has(word) && (everydayWords.has(word) || describing.test(word));

/** The name in a message that says one. */
export function nameSlot({ text, tokens }: Message): SlotPlace[] {
  const said = text.trim().replace(opening, "");
  const isCommand = command.test(said);
  const plain = said.replace(command, "");
  const name = nameIn(plain);
  if (name === null) return [];
  const parts = name
    .toLowerCase()
    .split(/[\s-]+/)
    .map((part) => part.replace(/\.$/, ""));
  const start = tokens.findLastIndex(({ text: word }) => word.toLowerCase() === parts[0]);
  if (start === -1 || hesitation.test(parts[0]!) || parts.some(isTypedAtRandom)) return [];
  const isSmall = !tokens[start]!.hasCapital;
  if (isSmall && (isCommand || ofSomething.test(plain)) && ordinary(parts[0]!)) return [];
  const end = Math.min(start + parts.length, tokens.length);
  return [{ slot: "name", value: name, start, end }];
}
