import { ingFormOf, pastOf, thirdPersonOf } from "@saywell/english";
import {
  clauseStart,
  clauseStartOrAnd,
  everydayVerbs,
  type LearnerMistake,
  likeIn,
  relatives,
} from "./learner-mistake";

const verbs = everydayVerbs.join("|");
const baseOfThird = new Map(everydayVerbs.map((verb) => [thirdPersonOf(verb), verb]));
const thirds = [...baseOfThird.keys()].filter((form) => form !== "is").join("|");
const ing = everydayVerbs
  .map(ingFormOf)
  .filter((form) => form !== "being")
  .join("|");
const anybody = "(?:I|you|he|she|it|we|they)";
const questionWord = "(?:where|what|when|why|how|who|which|much|many|often|long|time)";
const modal =
  "(?:can|could|must|should|may|might|will|would|can['’]t|cannot|couldn['’]t|mustn['’]t|shouldn['’]t|won['’]t)(?: not| also| only)?";
/** Not in "everything that I can to help" and "I help when I can to give something back". */
const notWhatOneCan =
  "(?<!\\b(?:what|whatever|all|everything|anything|something|that|as|than|when|whenever|where|if|the \\p{L}+)\\b[^.!?]*)";
/** Not "since Monday is a holiday", where "since" says why. */
const sinceThen =
  " since (?:(?:19|20)\\d\\d|(?:last )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december)|last (?:week|month|year|summer|winter|spring|autumn)|yesterday|childhood)(?=\\s*(?:[.,!?]|$)| (?:and|but|so|because|with)\\b)";
/** What may stand between "live" and "since": not "in a house that is empty since". */
const sinceWhere =
  "(?: (?!(?:that|what|who|which|how|where|when|if|you|he|she|it|they|we|I|and|but|or|so|because|more|less|better|best|in|at|with|for|as|near)\\b)[\\p{L}'’]+)?(?: (?:in|at|with|for|as|near) (?:(?:an?|the|my|our|this) )?\\p{L}+)?";

/** Verbs with the wrong form, word or order around them. */
export const verbPatternMistakes: readonly LearnerMistake[] = [
  {
    pattern: new RegExp(
      `${clauseStart}(?:${anybody}|${relatives}) ${modal} ${notWhatOneCan}(to (?:${verbs}))\\b`,
      "dgimu",
    ),
    better: (words) => words.slice(3),
    why: "After “can”, “must”, “should” and “will” comes no “to”.",
  },
  {
    pattern: new RegExp(
      `${clauseStart}(?:${anybody}|${relatives}) ${modal} ${notWhatOneCan}(${thirds})\\b`,
      "dgimu",
    ),
    better: (verb) => baseOfThird.get(verb.toLowerCase())!,
    why: "After “can”, “must”, “should” and “will” the verb has no -s.",
  },
  {
    pattern: new RegExp(
      `(?<=\\p{L} )(?<!\\b(?:and|or|but) )(?:do|does|did)(?:n['’]t| not)(?: really| always| often)? (${thirds})\\b(?!['’-])`,
      "dgiu",
    ),
    better: (verb) => baseOfThird.get(verb.toLowerCase())!,
    why: "After “do”, “does” and “did” the verb has no -s.",
  },
  {
    pattern: new RegExp(
      `(?:^\\W*|[.!?,] |\\b(?:${questionWord}|and|but|so) )(?:does|did|do) (?:${anybody}|${relatives})(?: really| always| often)? (${thirds})\\b(?!['’-])`,
      "dgimu",
    ),
    better: (verb) => baseOfThird.get(verb.toLowerCase())!,
    why: "After “do”, “does” and “did” the verb has no -s.",
  },
  {
    pattern: /(?:^\W*|[.!?,] |\b(?:and|but|so) )((?:I|you|we|they) don['’]t can)\b/dgimu,
    better: (words) => words.replace(/ .*/, " can't"),
    why: "“Can” makes its negative itself: “can't”.",
  },
  {
    pattern:
      /(?:^\W*|[.!?,;] |\b(?:but|because|and) )(?:I|you|we|they) (no) (?:like|have|want|know|understand|speak|need|eat|drink|live|work|go|think)\b/dgiu,
    better: "don't",
    why: "Before a verb we say “don't”, not “no”.",
  },
  {
    pattern: new RegExp(
      `${clauseStart}(?:(?:where|how|who|what|why)(?: old)? )(is|was) (?:you|they|we)\\b(?!-)`,
      "dgimu",
    ),
    better: (verb) => (verb.toLowerCase() === "is" ? "are" : "were"),
    why: "With “you”, “we” and “they” the verb is “are” or “were”.",
  },
  {
    pattern: /(?:^\W*|[.!?] )(is|was) (?:you|they|we)\b(?!-)/dgimu,
    better: (verb) => likeIn(verb, verb.toLowerCase() === "is" ? "are" : "were"),
    why: "With “you”, “we” and “they” the verb is “are” or “were”.",
  },
  {
    pattern:
      /(?:^\W*|[.!?] |\b(?:because|but) )(?:you|they|we) (is)\b(?!-| (?:an? |the )?(?:subject|object|pronoun|word|short|plural)\b)/dgimu,
    better: "are",
    why: "With “you”, “we” and “they” the verb is “are”.",
  },
  {
    pattern: new RegExp(
      `${clauseStart}(?:my|your|his|her|our|their) (?:parents|friends|children|brothers|sisters|grandparents) (is|was|has)\\b`,
      "dgimu",
    ),
    better: (verb) => ({ is: "are", was: "were" })[verb.toLowerCase()] ?? "have",
    why: "They are more than one, so the verb is “are”, “were” or “have”.",
  },
  {
    pattern: new RegExp(
      `^(?:(?:and|but|so|hello|hi),? )?(how|what|where|when|why) (?:you|we|they) (?:say|call|spell|write|pronounce|live|work|go|mean|think|come|eat|study|like)\\b(?!.*\\b(?:is|are|was|were|matters|depends|do|does|did)\\b)[^.!?]*\\?`,
      "dgimu",
    ),
    better: (word) => `${word} do`,
    why: "Questions need “do”: “How do you …?”",
  },
  {
    pattern: /^(?:(?:and|but|so|hello|hi),? )?(what means?)\b(?= [^.!?]{1,40}\?)/dgimu,
    better: null,
    why: "We ask “What does it mean?”",
  },
  {
    pattern: /(?:^|[.!?,] )(are) you (?:agree|disagree)\b/dgimu,
    better: (verb) => likeIn(verb, "do"),
    why: "“Agree” is a verb itself: “Do you agree?”",
  },
  {
    pattern: /\b(?:I|we|they|you) (very (like|love|want|enjoy|need))\b/dgiu,
    better: "really $2",
    why: "“Very” does not stand before a verb. Say “really”.",
  },
  {
    pattern:
      /\b(?:I|we|you|they) (?:really |also )?((?:like|love|enjoy) very much) (?:to|the|this|my|your|our|their|his|her|it|english|music|football|sport|pizza|coffee|tea|dogs|cats|books|films)\b/dgiu,
    better: null,
    why: "“Very much” goes behind the thing: “I like it very much.”",
  },
  {
    pattern: new RegExp(
      `\\b(?:enjoy(?:s|ed)?|avoid(?:s|ed)?|dislike[sd]?|don['’]t mind) (to (?:${verbs}))\\b`,
      "dgiu",
    ),
    better: (words) => ingFormOf(words.slice(3).toLowerCase()),
    why: "After “enjoy”, “avoid” and “mind” the verb ends in -ing.",
  },
  {
    pattern:
      /\bthank(?:s| you)(?: (?:very|so) much)? for ((?:come|invite|listen|tell|teach|send|give|explain|write|wait|make|have)(?= )|(?:help|visit|answer|join)(?= (?:me|us|my|our)\b))/dgiu,
    better: (verb) => ingFormOf(verb.toLowerCase()),
    why: "After “for” the verb ends in -ing.",
  },
  {
    pattern:
      /\b(?:want|wants|wanted) (that (?:you|he|she|they|we)) (?:come|comes|go|help|helps|learn|stay|leave|understand|explain|teach|speak|listen|work)\b/dgiu,
    better: null,
    why: "After “want” comes the person and “to”: “I want you to come.”",
  },
  {
    pattern:
      /\b(?:I|you|he|she|we|they|who) (said) (?:me|us)(?= (?:that|the|it|what|how|why|where|when|to|about|hello|yes|no|sorry|something|everything|my|his|her|your)\b)/dgiu,
    better: "told",
    why: "We “tell” a person something. After “say” comes what was said.",
  },
  {
    pattern:
      /\b(?:can|could|please|will|would)(?: you)?(?: please)? (say) (?:me|us)\b(?! too| neither)/dgiu,
    better: "tell",
    why: "We “tell” a person something. After “say” comes what is said.",
  },
  {
    pattern: new RegExp(
      `^(?:(?:and|but|so) )?if (?:I|we|they) (will (have|go|get|see|find|study|pass|finish|win|need|know|come))\\b[^.?!]*(?:,|['’]ll\\b|\\bwill\\b)`,
      "dgimu",
    ),
    better: "$2",
    why: "After “if” the verb stands in the present, also for the future.",
  },
  {
    pattern: new RegExp(
      `${clauseStart}((?:I|we|you|they|he|she)(?:['’]m|['’]re| am| are| is)) (?:here|there|ill|sick|married|in \\p{L}+|at \\p{L}+)${sinceThen}`,
      "dgimu",
    ),
    better: (words) => {
      const [who = ""] = words.split(/[ '’]/);
      return `${who} ${/^s?he$/i.test(who) ? "has" : "have"} been`;
    },
    why: "What began in the past and is still so needs “have been” or “has been”.",
  },
  {
    pattern: new RegExp(
      `${clauseStartOrAnd}(?:I|we|they) (live|work|study|learn|know)${sinceWhere}${sinceThen}`,
      "dgimu",
    ),
    better: (verb) => `have ${pastOf(verb.toLowerCase())!.participle}`,
    why: "What began in the past and is still so needs “have” and the third form of the verb.",
  },
  {
    pattern: new RegExp(
      `${clauseStart}(?:he|she|${relatives}) (lives|works|studies|learns|knows)${sinceWhere}${sinceThen}`,
      "dgimu",
    ),
    better: (verb) => `has ${pastOf(baseOfThird.get(verb.toLowerCase())!)!.participle}`,
    why: "What began in the past and is still so needs “has” and the third form of the verb.",
  },
  {
    pattern: new RegExp(
      `^(?:(?:hello|hi|and|but|so),? )?(I|we|you|they) (?:${ing})\\b(?! (?:people|class|parents|men|women|group)\\b)`,
      "dgimu",
    ),
    better: (who) => `${who} ${/^i$/i.test(who) ? "am" : "are"}`,
    why: "Before a verb with -ing comes “am”, “is” or “are”.",
  },
  {
    pattern: /\b(I(?:['’]m| am)) born (?:in|on|at)\b/dgiu,
    better: "I was",
    why: "It was in the past: “I was born”.",
  },
  {
    pattern:
      /\b(?:I|you|he|she|we|they|to|not|n['’]t|always|(?<!\bhow )often|never) (do|does|did|done|doing) (?:an?|some|many|any|too many|the same|a lot of) (?:\p{L}+ )?mistakes?\b/dgiu,
    better: (verb) =>
      ({ do: "make", does: "makes", did: "made", done: "made", doing: "making" })[
        verb.toLowerCase()
      ] ?? "make",
    why: "We “make” a mistake.",
  },
  {
    pattern:
      /\b(make|makes|made|making) (?:my |the |your |his |her |our |their )?homework(?=\s*(?:[.,!?]|$)| (?:and|every|in|at|with|for|yesterday|today|now)\b)/dgiu,
    better: (verb) => ({ makes: "does", made: "did", making: "doing" })[verb.toLowerCase()] ?? "do",
    why: "We “do” homework.",
  },
  {
    pattern:
      /\bI (have) (?:very |so )?(?:hungry|thirsty|afraid|sleepy|tired)(?=\s*(?:[.,!?]|$)| (?:and|now|today)\b)/dgiu,
    better: "am",
    why: "For what one feels we use “be”: “I am hungry.”",
  },
  {
    pattern:
      /(?:^|[.!] )(Is) (?:raining|snowing|(?:very |so |too )(?:cold|hot|warm|good|nice|bad|big|small|difficult|easy|important|beautiful|expensive|interesting|far|late)|(?:important|difficult|easy|possible|necessary) to)\b(?![^.!]*\?)/dgmu,
    better: "It is",
    why: "A sentence needs a subject: “It is …”.",
  },
];
