import type { Expected } from "./types";

/** A short answer to a question of Iris's; null where a message is none. */
export type ShortAnswer = "yes" | "no" | "maybe" | "unknown";

const unknown =
  /^(?:well,? )?(?:i (?:do not|don't|dont|really don't) know|no idea|i have no idea|i'm not sure|i am not sure|not sure|i can't say|i never thought about (?:it|that)|idk|nothing|i don't want to (?:say|talk about (?:it|that)))[.!, ]*(?:sorry)?[.!]*$/;
const no =
  /^(?:(?:well|oh|hmm|sorry),? )?(?:no|nope|nah|not (?:really|yet|now|at all|much|very|so|always|often)|never|(?:i|it|he|she|they|we|there) (?:do|does|did|am|is|are|was|were|have|has|can|could|will|would)(?: not|n't)(?=[.,! ]*$)|(?:i|it|he|she|they|we) (?:don't|doesn't|didn't|isn't|aren't|wasn't|weren't|haven't|hasn't|can't|won't|wouldn't)(?=[.,! ]*$))\b(?! (?:problem|idea|one|matter))/;
const maybe =
  /^(?:well,? )?(?:maybe|perhaps|sometimes|it depends|depends|more or less|so-so|so so|a little|a bit|kind of|i think so|i hope so|possibly|probably|yes and no|both|half)\b/;
const yes =
  /^(?:(?:well|oh|hmm),? )?(?:yes|yeah|yep|yup|yea|sure|of course|certainly|definitely|absolutely|always|often|usually|very much|a lot|exactly|right|(?:i|it|he|she|they|we|there) (?:do|does|did|am|is|are|was|were|have|has|can|could|will|would)(?=[.,! ]*$))\b/;

/** Reads the beginning of a message in small letters with plain quotation marks. */
export function shortAnswerIn(plain: string): ShortAnswer | null {
  if (unknown.test(plain)) return "unknown";
  if (maybe.test(plain)) return "maybe";
  if (no.test(plain)) return "no";
  return yes.test(plain) ? "yes" : null;
}

/** To whoever was misunderstood before. */
export const complainsOfMistake =
  /\b(?:that's not what i (?:said|meant)|i did(?:n't| not) (?:say|mean) that|you did(?:n't| not) understand|you don't understand|wrong answer|that(?:'s| is) not what)\b/;

/** A word of agreement that asks for nothing. */
export const nods =
  /^(?:ok|okay|fine|nice|cool|great|good|interesting|haha+|lol|wow|right|true|aha|hm+|mhm|i see|really|that makes sense|makes sense|good question|nice question|i agree|you're right|you are right|fair enough|true enough|good point|that's (?:right|true|nice|good|a (?:fair|good) (?:point|question)))[.! ]*$/;

/** Keys hit at random, and not letters of any word. */
export const isMash = (message: string): boolean =>
  /\p{L}/u.test(message) &&
  message
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word))
    .every((word) =>
      /[bcdfghjklmnpqrstvwxz]{5}|^[^aeiouy]{3,}$|(.)\1{3}|^(?:asdf|qwer|sdfg|hjkl)/iu.test(word),
    );

/** By what it is seen that somebody answered just what was asked. */
export const shows: Readonly<Partial<Record<Expected, RegExp>>> = {
  where: /\b(?:in|at|near|home|here|from|to)\b/,
  when: /^(?!with)(?:.*\b(?:at|in|on|ago|yesterday|today|tomorrow|every|last|next|when|\d+|o'clock|since)\b)/,
  "how-many":
    /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twice|once|often|every|years?|hours?|minutes?|times|long|never|always)\b/,
};
