import { adverbOfAdjective } from "../pattern/noun-lists";
import type { Fixable, RuleSource } from "../rule";

const toAdverb = ({ marked }: Fixable): string | null => {
  const word = marked.at(-1)!.lower;
  const adverb = adverbOfAdjective[word];
  return adverb === undefined
    ? null
    : [...marked.slice(0, -1).map(({ text }) => text), adverb].join(" ");
};
const manner =
  "quick|slow|careful|beautiful|perfect|easy|quiet|fluent|polite|nervous|correct|regular|dangerous|patient|bad|good|clear|serious";
/** Adverbs, and adjectives in their place. */
export const adverbs: readonly RuleSource[] = [
  {
    id: "run-quick",
    level: "A2",
    topic: "adverbs-of-manner",
    why: "How somebody does something is said with an adverb: “she sings beautifully”.",
    pattern: [
      `i|you|he|she|it|we|they|who|to|can|$relative|$name|people|not|n't|always|must|should ~speak|~sing|~dance|~drive|~run|~work|~play|~write|~cook|~swim|~walk|~learn|~behave|~talk|~sleep|~draw|~paint very|so|too|really|quite|more? { ${manner} } >!$phrase-goes-on`,
      `~speak|~learn|~write|~sing|~cook|~drive|~play|~read|~understand $language|football|tennis|guitar|it|me|him|them|her|you very|so|too|really|quite? { ${manner} } >!$phrase-goes-on`,
      `~speak|~sing|~dance|~drive|~play|~write|~cook|~swim|~explain the|a|my|his|her|our|their? @NOUN very|so|too|really|quite { ${manner} } ,`,
      "~speak|~learn|~know|~understand { very|so|really good } $language",
    ],
    unless: [
      "play|plays|played clear|dangerous|easy|quiet|good|bad|nervous|perfect",
      "~sleep easy|bad",
      "~run clear|bad|regular|slow",
      "~work good and",
      "good|clear|easy $noun",
      "clear|good|beautiful|easy|perfect|careful $punctuation @ADJ|@VERB",
      "~talk good|bad|serious|big",
      "~sing|~find|~call it bad|easy|good|clear|beautiful",
      "~cook|~find|~make|~keep|~get|~hold|~play it|them|him|her|me good|bad|easy|clear|quiet|perfect|nervous|regular",
      "~understand|~write|~read|~learn it|you|me|them so|too? easy|bad",
    ],
    fix: toAdverb,
    wrong: [
      ["She sings beautiful.", "She sings beautifully."],
      ["He runs very quick", "He runs very quickly"],
      ["My father drives careful and slow.", "My father drives carefully and slow."],
      ["You speak English very good", "You speak English very well"],
      ["I can't swim very good.", "I can't swim very well."],
    ],
    right: [
      "She sings beautifully.",
      "They run quick tests.",
      "The food was good.",
      "He plays a good game.",
      "We eat healthy food.",
    ],
  },
  {
    id: "very-good-for-well",
    level: "A2",
    topic: "adverbs-of-manner",
    why: "“Good” goes with nouns. With verbs we say “well”: “I slept well.”",
    pattern: [
      "{ sleep|slept|sings|drives|cooks|dances|swims|speaks good } >!$phrase-goes-on",
      "i|we|they|you|he|she { know|knows|understand|understands good } $object|$possessive|the|this|that|english|how",
    ],
    fix: ({ marked }) => `${marked[0]!.text} well`,
    wrong: [
      ["I slept good last night.", "I slept well last night."],
      ["She cooks good and likes it", "She cooks well and likes it"],
    ],
    right: ["I slept well.", "She cooks good food.", "We know good people."],
  },
  {
    id: "adjective-before-adjective",
    level: "B1",
    topic: "adverbs-of-manner",
    why: "Before an adjective stands an adverb: “really good”, “terribly cold”.",
    pattern: [
      "am|is|are|was|were|'s|'m|'re|feel|a { real|extreme|absolute|total|complete|incredible|unbelievable|terrible|usual|special } good|bad|nice|big|cold|hot|happy|sad|tired|beautiful|difficult|easy|important|interesting|expensive|busy|hungry|great|fun|boring|angry|hard|cool|late|useful|tall|funny",
    ],
    unless: "a total|complete|special|terrible|real|absolute|extreme big|cold|good|great $any",
    fix: ({ marked }) => {
      const word = marked[0]!.lower;
      return /(?:ible|able)$/.test(word)
        ? word.replace(/e$/, "y")
        : word.endsWith("al") || word.endsWith("e")
          ? `${word}ly`
          : null;
    },
    wrong: [
      ["It was real good.", "It was really good."],
      ["The film was extreme boring", "The film was extremely boring"],
      ["It is terrible cold today.", "It is terribly cold today."],
    ],
    right: ["It was really good.", "It is a real big cat.", "It was a total bore."],
  },
  {
    id: "fastly",
    level: "A2",
    topic: "adverbs-of-manner",
    why: "“Fast” and “hard” are adverbs as they are. “Good” becomes “well”.",
    pattern: [
      "{ fastly|goodly|hardworkly|straightly|longly|bestly|muchly|friendlily|difficultly }",
      "~work|~study|~train|~try|~practise|~practice|~rain very|so|too|really? { hardly } ,",
      "$subject|$name|people|parents|students ~work|~study|~train|~practise { hardly } every|all $time-unit|$weekday",
      "$subject|$name|people|parents|students ~work|~study|~train|~practise { hardly } to $any-base",
      "~work|~study|~train|~try|~practise|~practice|~rain|~push|~fight so|too|very { hardly }",
    ],
    unless: ["$any goodly $noun", "hardly all|for|in anyone|anybody|anything|us"],
    fix: ({ marked }) =>
      ({
        fastly: "fast",
        goodly: "well",
        hardworkly: "hard",
        straightly: "straight",
        hardly: "hard",
        longly: "long",
        muchly: "a lot",
      })[marked[0]!.lower] ?? null,
    wrong: [
      ["He runs very fastly.", "He runs very fast."],
      ["She works hardly.", "She works hard."],
      ["He works hardly every day to pass the exam.", "He works hard every day to pass the exam."],
      ["It rained so hardly that we stayed in.", "It rained so hard that we stayed in."],
      ["You speak goodly", "You speak well"],
    ],
    right: [
      "He runs fast.",
      "She hardly works.",
      "A goodly number came.",
      "He works hardly ever.",
      "She works hardly at all.",
      "She works hardly in the way you think.",
      "He works hardly for the money.",
    ],
  },
];
