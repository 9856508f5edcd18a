import type { Expected } from "./types";

/** A short answer to a question of Iris's; null where a message is none. */
export type ShortAnswer = "yes" | "no" | "maybe" | "unknown";

const unknown =
  /^(?:well,? |honestly,? |oh,? |hmm,? |to be honest,? )*(?:i (?:honestly |really |just |simply |still )*(?:do not|don't|dont|don't really|do not really) (?:know|remember)(?: (?:yet|really|that|it|exactly|now|any ?more|what to (?:say|answer)))?|(?:i have |i've |i've got |i have got |i really have )?(?:absolutely |honestly |really )*no idea(?: what to (?:say|answer))?|(?:i'm |i am )?(?:really )?not (?:really )?sure(?: yet)?|i (?:can't|cannot|can not|couldn't) (?:say|tell|remember|think of (?:any(?:thing|body|one)?|one|it))|i(?:'ve| have)? never (?:really )?thought about (?:it|that)|(?:it's |it is |that's |that is )?(?:hard|difficult) to (?:say|tell)|who knows|idk|dunno|nothing(?: really| special| much| comes to mind)?)[.!, ]*(?:sorry)?[.!]*$/;
const no =
  /^(?:(?:well|oh|hmm|sorry),? )?(?:no|nope|nah|not (?:really|yet|now|at all|much|very|so|always|often)|never|(?:i|it|he|she|they|we|there) (?:do|does|did|am|is|are|was|were|have|has|can|could|will|would)(?: not|n't)(?=[.,! ]*$)|(?:i|it|he|she|they|we) (?:don't|doesn't|didn't|isn't|aren't|wasn't|weren't|haven't|hasn't|can't|won't|wouldn't)(?=[.,! ]*$))\b(?! (?:problem|idea|one|matter))/;
const maybe =
  /^(?:well,? )?(?:maybe|perhaps|sometimes(?! (?:i|we|he|she|they|it|you|my|our|the)\b)|it depends|depends|more or less|so-so|so so|a little|a bit|kind of|i think so|i hope so|possibly|probably|yes and no|both|half)\b/;
const yes =
  /^(?:(?:well|oh|hmm),? )?(?:yes|yeah|yep|yup|yea|sure|of course|certainly|definitely|absolutely|(?:always|often|usually)(?! (?:i|we|he|she|they|it|you|my|our|the)\b)|very much|a lot(?! of\b)|exactly|right(?! now\b| after\b| before\b)|(?:i|it|he|she|they|we|there) (?:do|does|did|am|is|are|was|were|have|has|can|could|will|would)(?=[.,! ]*$))\b/;

/** Reads the beginning of a message in small letters with plain quotation marks. */
export function shortAnswerIn(plain: string): ShortAnswer | null {
  if (unknown.test(plain)) return "unknown";
  if (maybe.test(plain)) return "maybe";
  if (no.test(plain)) return "no";
  return yes.test(plain) ? "yes" : null;
}

/** Who would rather not talk about something. */
export const declines =
  /\b(?:i (?:really )?(?:do not|don't|dont) (?:really )?(?:want|like|wish)(?: to)? (?:say|talk|speak|answer|discuss|think)(?: (?:about|of|more|any ?more|you|to you))*(?: (?:it|that|this|him|her|them|this (?:question|topic|subject)|that (?:question|topic|subject)))?(?=[.,!? ]*(?:$|[.,!?]))|(?:i'd|i would) (?:rather|prefer) not(?: to)? (?:say|talk|answer|discuss|tell|go into)|(?:i )?prefer not to (?:say|answer|talk|tell)|(?:that|this|it)(?:'s| is) (?:too |a bit |rather |very |quite )?(?:personal|private)|none of your business|(?:can|could|shall) we (?:please )?(?:talk about something (?:else|nicer|different|happier|new)|change the (?:subject|topic))|let(?:'s| us) (?:talk about something (?:else|nicer|different|happier|new|other)|change the (?:subject|topic)|not talk about (?:it|that|this)))\b/;

/** What was asked although it was told. */
export const saysItWasSaid =
  /\bi(?:'ve| have)? (?:already|just|only just) (?:said|told|answered|wrote|mentioned|explained|say|tell)\b|\bi (?:said|told|say|tell|answered) (?:you )?(?:it |that |this )?(?:already|before|twice|a minute ago)\b|^(?:but |no,? )?i (?:said|told|say|tell) (?:to )?you\b|\byou(?:'ve| have)? (?:already |just )*asked (?:me )?(?:that|this|it|the same)\b|\byou (?:already )?know (?:that|it|this) already\b|\b(?:same|that) question again\b/;

/** What was only meant in fun. */
export const wasJoke =
  /\bi(?:'m| am| was) (?:only |just |obviously )?(?:joking|kidding)\b|^(?:no,? )?(?:just |only )?(?:joking|kidding)\b|\b(?:it|that)(?: was|'s| is) (?:just |only |meant to be |supposed to be )?(?:a joke|irony|ironic|sarcasm|sarcastic)\b/;

export const laughs = /\b(?:ha(?:ha)+h?|hehe+|lol|hihi+)\b|[:;]-?[)D]|😂|🤣|😄|😅/iu;

/** To whoever was misunderstood before. */
export const complainsOfMistake =
  /\b(?:(?:that|this|it)(?:'s| is| was|) not (?:really |quite |exactly )?what i|(?:that|this|it) (?:isn't|wasn't) (?:really |quite |exactly )?what i|i (?:did(?:n't| not)|do not|don't|dont|never) (?:say|said|mean|meant) (?:that|this|it|so|anything)|you(?:'ve| have)? (?:did(?:n't| not) understand(?: me)?|misunderstood|misunderstand|got (?:me|it|that) wrong|understood (?:me )?wrong(?:ly)?)|you (?:don't|dont|do not) (?:understand|listen)|you(?:'re| are) not listening|wrong answer|what are you talking about|i was(?:n't| not) talking about)\b|^(?:no,? |but |well,? |sorry,? |oh,? )*(?:(?:that|this|it)(?:'s| is) (?:not|never) (?:true|right|correct)\b(?! of| that| to| for| when)|(?:that|this) (?:isn't|is not) (?:true|right|correct)\b(?! of| that| to| for| when)|no,? i (?:said|meant|mean|say)\b|i meant\b|(?:that|it|this) (?:was|is) (?:not )?about my\b|not (?:me|i|mine|my \w+|mine),? (?:but )?(?:my|he|she|it was|it's)\b)|\b(?:that|it|this) was (?:not )?about (?:my|him|her|me|them)\b/;

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
