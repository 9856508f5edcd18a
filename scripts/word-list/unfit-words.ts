import { ingFormOf, pastOf, pluralOf, thirdPersonOf } from "@saywell/english";
import explicit from "../../packages/moderation/data/words/explicit-words.json";
import mild from "../../packages/moderation/data/words/mild-profanity.json";
import sexual from "../../packages/moderation/data/words/sexual-words.json";
import slurs from "../../packages/moderation/data/words/slurs.json";
import strong from "../../packages/moderation/data/words/strong-profanity.json";
import ours from "./unfit-words.json";

const lists = [explicit, mild, sexual, slurs, strong];
const isOneWord = (text: string) => /^[a-z]+$/.test(text);

const parts = [...ours.parts, ...lists.flatMap((each) => each.parts).filter(isOneWord)];
const words = new Set([
  ...lists.flatMap((each) => each.words).filter(isOneWord),
  ...ours.alone,
  ...ours.words.flatMap(formsOf),
]);

const innocent = new Set(ours.innocent);

/** A word with the endings that a noun or a verb takes: each is tried, no dictionary is asked. */
function formsOf(word: string): string[] {
  const ing = ingFormOf(word);
  const doer = ing.replace(/ing$/, "er");
  const { past = word, participle = word } = pastOf(word) ?? {};
  return [
    word,
    pluralOf(word) ?? word,
    thirdPersonOf(word),
    past,
    participle,
    ing,
    `${ing}s`,
    doer,
    `${doer}s`,
  ];
}

/** Whether a word is one that no board of ours shows. */
export function isUnfit(word: string): boolean {
  if (innocent.has(word) || ours.innocentParts.some((part) => word.includes(part))) return false;
  return words.has(word) || parts.some((part) => word.includes(part));
}
