import type { Word } from "./read-words";

export type Feeling = "good" | "bad" | "mixed";

const good = new Set(
  `good great nice fine beautiful wonderful fantastic happy glad love enjoy fun interesting delicious tasty excellent
  perfect amazing relaxing relaxed proud excited exciting lovely cool funny pleasant awesome brilliant super
  friendly comfortable calm fascinating rewarding grateful delighted inspiring cosy peaceful unforgettable
  satisfied impressive thrilled relieved`.split(/\s+/),
);
const bad = new Set(
  `bad terrible awful horrible sad boring bored difficult hate worst worse angry annoying dangerous stressful hard ugly disgusting
  unfortunately lonely tired tiring upset disappointed disappointing scary afraid worried nervous unhappy frustrating
  exhausted depressing unfair uncomfortable painful problem problems guilty frustrated miserable terrified disaster failure catastrophe mess nightmare
  drawback downside noisy loud rude dirty unfriendly impolite broken crowded impossible`.split(
    /\s+/,
  ),
);

const effort =
  /^(?:try|trying|tried|work|works|working|worked|study|studies|studying|studied|train|training|think)$/;
const greeted = /^(?:morning|afternoon|evening|day|night)$/;
const flips =
  /^(?:not|no|never|nobody|nothing|none|neither|without|hardly|barely|rarely|seldom|few|less)$/;
/** Of whom nobody is anything, everything good is missing: "nobody seemed willing to be friendly". */
const flipsAll = /^(?:nobody|none|hardly|few|no one|not many|very few)\b/;

/** What a clause feels like; null where its words do not say. */
export function feelingOf(words: readonly Word[]): Feeling | null {
  if (words.some(({ lower }) => lower === "whether" || lower === "if")) return null;
  // "A keeper who hates the sea" and "it is about a terrible war" tell of somebody in a story.
  const ofOthers = words.findIndex(({ lower }, at) => at > 1 && lower === "who");
  if (ofOthers !== -1) return feelingOf(words.slice(0, ofOthers));
  const text = words.map(({ lower }) => lower).join(" ");
  if (/^(?:it|this|the \w+) (?:is|'s|was) about\b/.test(text)) return null;
  let isGood = false;
  let isBad = false;
  for (const [at, word] of words.entries()) {
    // "Trying hard" says nothing of how it is.
    if (word.lower === "hard" && effort.test(words[at - 1]?.lower ?? "")) continue;
    // "Hard questions" and "as hard as a stone" are no feelings of anybody's.
    if (
      /^(?:hard|difficult|broken)$/.test(word.lower) &&
      (words[at - 1]?.lower === "as" || /^(?:NOUN|PROPN)$/.test(words[at + 1]?.pos ?? ""))
    )
      continue;
    // "I am bad at it" tells of a skill.
    if (
      words[at + 1]?.lower === "at" &&
      /^(?:good|great|bad|terrible|awful|excellent|hopeless|brilliant)$/.test(word.lower)
    )
      continue;
    // "Guilty as charged" is a joke, and "a guilty pleasure" is one.
    if (word.lower === "guilty" && /^(?:as|pleasure|pleasures)$/.test(words[at + 1]?.lower ?? ""))
      continue;
    // "Good evening" is a greeting.
    if (word.lower === "good" && greeted.test(words[at + 1]?.lower ?? "")) continue;
    // "No, it is boring" flips nothing.
    const begin =
      words[0]?.lower === "no" && /^(?:i|it|he|she|they|we|my|the)$/.test(words[1]?.lower ?? "")
        ? 1
        : 0;
    const flipped =
      flipsAll.test(text) ||
      words.slice(Math.max(begin, at - 3), at).some(({ lower }) => flips.test(lower));
    // "Good at", "a good friend" and "hard work" say little of how somebody feels.
    if (good.has(word.lower) || /^(?:loved|enjoyed|enjoying|loves|enjoys)$/.test(word.lower)) {
      if (flipped) isBad = true;
      else isGood = true;
    } else if (bad.has(word.lower) || word.lower === "hated" || word.lower === "hates") {
      if (!flipped) isBad = true;
    }
  }
  // "It is hard, but I like"
  if (
    /^(?:but )?(?:i|we) (?:really |still |do )*(?:like|love)(?: (?:it|that|this|them|him|her)(?: \w+)?)?$/.test(
      text,
    )
  )
    isGood = true;
  if (isGood && isBad) return "mixed";
  return isGood ? "good" : isBad ? "bad" : null;
}
