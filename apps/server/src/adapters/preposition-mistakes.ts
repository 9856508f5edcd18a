import type { LearnerMistake } from "./learner-mistake";

const days = "(?:mon|tues|wednes|thurs|fri|satur|sun)days?";
const subjects =
  "(?:maths|english|french|german|spanish|history|physics|chemistry|biology|sports?|football|tennis|basketball|chess|music|cooking|dancing|singing|drawing|swimming)";
const somebody = "(?:I|he|she|we|they|you)(?:['’](?:m|s|re))?(?: (?:am|is|are|was|were))?";

/** Small words that belong to a verb, an adjective or a time, and that learners choose as at home. */
export const prepositionMistakes: readonly LearnerMistake[] = [
  {
    pattern: /\bdepend(?:s|ed|ing)? (of|from)\b(?! course)/dgiu,
    better: "on",
    why: "We say “depend on”.",
  },
  {
    pattern: /\b((discuss(?:es|ed|ing)?) about)\b(?! \d| (?:ten|twenty|a hundred|half)\b)/dgiu,
    better: "$2",
    why: "After “discuss” comes no “about”: “We discussed it.”",
  },
  {
    pattern: new RegExp(
      `\\b${somebody} (?:not |very |really |so |quite )*good (in) ${subjects}\\b`,
      "dgiu",
    ),
    better: "at",
    why: "We say “good at” something.",
  },
  {
    pattern:
      /\binterested (for|on|about|of)\b(?! (?:an?|many|some|several|now|once|long|all|the (?:first|last|whole|most))\b| \d)/dgiu,
    better: "in",
    why: "We say “interested in” something.",
  },
  {
    pattern:
      /\bmarried (with) (?:(?:him|me)\b|(?:an?|my|his|her|the) (?:\p{L}+ )?(?:man|woman|doctor|teacher|nurse|engineer|lawyer|friend|boss|colleague|cousin|neighbour)\b)/dgiu,
    better: "to",
    why: "We say “married to” somebody.",
  },
  {
    pattern:
      /\barriv(?:e|es|ed|ing) (to) (?:\p{Lu}\p{L}+|(?:the|my|our) (?:station|airport|hotel|school|office|house|city|town|country|village|party)|school|work|home)\b/dgu,
    better: null,
    why: "We “arrive at” a place such as a station, and “arrive in” a town or a country. We “arrive home”.",
  },
  {
    pattern:
      /\b(listen(?:s|ed|ing)?) (?:music|songs|(?:the )?(?:radio|news)|podcasts|english|(?:my|the) teacher|me|him|them)\b/dgiu,
    better: (verb) => `${verb} to`,
    why: "We say “listen to” something.",
  },
  {
    pattern:
      /(?<!\b(?:[Tt]he|an?|long|short|[Tt]hat|[Yy]our) )\b(wait(?:s|ed|ing)?) (?:me|him|us|them|you|the (?:bus|train|doctor|teacher))\b/dgu,
    better: (verb) => `${verb} for`,
    why: "We say “wait for” somebody or something.",
  },
  {
    pattern:
      /\bexplain(?:s|ed|ing)? (me|us) (?:how|what|why|when|where|the|this|that|it|your|a)\b/dgiu,
    better: null,
    why: "After “explain” comes the thing, then “to” and the person: “Explain it to me.”",
  },
  {
    pattern:
      /\b(?:go|goes|went|going|gone|come|comes|came|coming|return|returned|get|got) (to home)(?=\s*(?:[.,!?]|$)| (?:and|at|by|in|after|late|early|with|now)\b)/dgiu,
    better: "home",
    why: "We say “go home”, without “to”.",
  },
  {
    pattern: new RegExp(
      `\\b(in|at) ${days}(?=\\s*(?:[.,!?]|$)| (?:I|we|he|she|they|and|or)\\b)`,
      "dgiu",
    ),
    better: "on",
    why: "With days we use “on”.",
  },
  {
    pattern:
      /\b([Oo]n|[Aa]t) (?:January|February|April|June|July|September|October|November|December)(?=\s*[.,!?]|$)/dgu,
    better: "in",
    why: "With months we use “in”.",
  },
  {
    pattern: /\b(at) the (?:morning|afternoon|evening)(?=\s*(?:[.,!?]|$)| (?:I|we|and)\b)/dgiu,
    better: "in",
    why: "We say “in the morning”, but “at night”.",
  },
  {
    pattern: /\bborn (on|at) (?:19|20)\d\d\b/dgiu,
    better: "in",
    why: "With years we use “in”.",
  },
];
