import { plainText } from "../text";

/** What a grammar check does not see, and a teacher does. */
export interface Slip {
  readonly wrong: RegExp;
  /** What to write instead; `$1` and the like stand for what was caught. */
  readonly better: string;
  readonly why: string;
}

const past: Readonly<Record<string, string>> = Object.fromEntries(
  "go went,am was,are were,is was,see saw,eat ate,buy bought,come came,do did,have had,has had,make made,take took,meet met,write wrote,drink drank,give gave,get got,find found,think thought,speak spoke,run ran,sleep slept,read read,leave left,feel felt,say said,tell told,visit visited,play played,watch watched,work worked,study studied,cook cooked,walk walked,want wanted,like liked,call called,talk talked,arrive arrived,stay stayed,travel travelled,live lived,help helped,clean cleaned,start started,finish finished,listen listened,learn learned,ask asked,wait waited,dance danced"
    .split(",")
    .map((each) => each.split(" ") as [string, string]),
);
const presentVerbs = Object.keys(past).join("|");
const timesPast =
  "yesterday|last (?:night|week|month|year|summer|winter|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:two|three|four|five|\\d+|some|many) (?:days|weeks|months|years|hours) ago";

const slips: readonly Slip[] = [
  {
    wrong: /\b(against|despite|because of) that (i|you|he|she|we|they) \w+/,
    better: "$1 + noun or -ing / the idea that $2 …",
    why: "After a preposition stands a noun or the -ing form, and no “that”: “They are against my opening a bakery”, or “They are against the idea that I open a bakery”.",
  },
  {
    wrong: /\b(suggest(?:ed|s)?|recommend(?:ed|s)?) (me|him|her|us|them) to\b/,
    better: "$1 that + sentence / $1 + -ing",
    why: "After “suggest” comes “that” or the -ing form: “He suggested that I go.” “He suggested going.”",
  },
  {
    wrong: /\b(i|you|we|they) (?:am|are) (not )?agree(?: with)?\b/,
    better: "$1 agree",
    why: "“Agree” is a verb, so it needs no “am” or “are”: “I agree with you”.",
  },
  {
    wrong: /\b(he|she) is agree\b/,
    better: "$1 agrees",
    why: "“Agree” is a verb, so it needs no “is”.",
  },
  {
    wrong: /\bif (i|you|he|she|it|we|they) will\b/,
    better: "if $1 + present",
    why: "After “if” comes the present, not “will”: “If I have time, I will come.”",
  },
  {
    wrong: /\b(when|as soon as|until|before|after) (i|you|he|she|it|we|they) will\b/,
    better: "$1 $2 + present",
    why: "After “when”, “before” and “until” the present speaks of the future: “When I get home, I will call.”",
  },
  {
    wrong: /\bif (i|you|he|she|it|we|they) would (?!like|mind)(?:have )?(\w+)/,
    better: "if $1 + past",
    why: "After “if” we write the past, not “would”: “If I had more time, I would read.”",
  },
  {
    wrong: /\b(i|he|she|we|they) wish(?:es)? (?:that )?(i|he|she|we|they|it) would have\b/,
    better: "$1 wish $2 had",
    why: "After “wish” comes the past for now: “I wish I had more time.” For earlier it is “had had”.",
  },
  {
    wrong: /\bi wish i (?:have|am|can|will)\b/,
    better: "I wish I had / were / could",
    why: "After “wish” the verb goes one step back: “I wish I had”, “I wish I were”, “I wish I could”.",
  },
  {
    wrong: /\b(police|people|children|men|women) (is|was|has)\b/,
    better: "$1 are / were / have",
    why: "This word is a plural: “The police are coming.” “People are kind.”",
  },
  {
    wrong:
      /\b(news|information|advice|furniture|homework|equipment|luggage|money|knowledge) (are|were|have)\b/,
    better: "$1 is / was / has",
    why: "This noun has no plural, so the verb is singular: “The news is good.”",
  },
  {
    wrong:
      /\b(informations|advices|furnitures|homeworks|equipments|luggages|knowledges|researches)\b/,
    better: "$1 without -s",
    why: "This noun has no plural: “some information”, “a piece of advice”.",
  },
  {
    wrong:
      /\b(i|you|we|they) like (play|swim|read|go|cook|dance|watch|eat|drink|listen|travel|sing|run|write|draw|study|work|sleep)\b/,
    better: "$1 like $2ing",
    why: "After “like” comes the -ing form or “to”: “I like playing”, “I like to play”.",
  },
  {
    wrong: /\b(enjoy|finish|avoid|suggest|mind|keep|practi[sc]e) to (\w+)/,
    better: "$1 + -ing",
    why: "After this verb comes the -ing form: “I enjoy reading.”",
  },
  {
    wrong: /\b(want|need|decide|hope|plan|promise|agree) (\w+ing)\b/,
    better: "$1 to + verb",
    why: "After this verb comes “to”: “I want to go.”",
  },
  {
    wrong: /\blook(?:ing)? forward to (hear|see|meet|go|work|get|receive|visit|talk)\b/,
    better: "look forward to $1ing",
    why: "Here “to” is a preposition, so the -ing form follows: “I look forward to hearing from you.”",
  },
  {
    wrong: new RegExp(
      `\\b(?:have|has|'ve|'s) (?:\\w+ )?(?:seen|been|gone|done|met|eaten|bought|visited|finished|had|made|written|called|\\w+ed)\\b.*\\b(?:${timesPast})`,
    ),
    better: "past simple",
    why: "A finished time such as “yesterday” needs the past simple: “I saw him yesterday.”",
  },
  {
    wrong: new RegExp(`\\b(?:${timesPast})\\b,? (i|you|we|they|he|she) (${presentVerbs})\\b`),
    better: "$1 [$2]",
    why: "“Yesterday” and “last week” need the past.",
  },
  {
    wrong: new RegExp(
      `\\b(i|you|we|they) (${presentVerbs})\\b(?! to have).*\\b(?:${timesPast})\\b`,
    ),
    better: "$1 [$2]",
    why: "“Yesterday” and “last week” need the past.",
  },
  {
    wrong:
      /\b(didn't|did not|did (?:i|you|he|she|we|they)) (went|saw|ate|bought|came|had|made|took|met|wrote|got|found|said|told|was|were|\w{3,}ed)\b/,
    better: "$1 + base form",
    why: "After “did” and “didn't” stands the base form: “I didn't go.”",
  },
  {
    wrong: /\b(he|she|it) (don't|do not|have|go|like|want|work|live|play|need|speak|know)\b/,
    better: "$1 + verb with -s",
    why: "After “he”, “she” and “it” the verb ends in -s: “she has”, “he doesn't”.",
  },
  {
    wrong:
      /\b(more) (better|worse|bigger|smaller|faster|easier|older|younger|taller|cheaper|nicer|happier)\b/,
    better: "$2",
    why: "“$2” already means “more”, so leave out “more”.",
  },
  { wrong: /\b(depends?) (?:of|from)\b/, better: "$1 on", why: "We say “depend on”." },
  {
    wrong: /\b(discuss(?:ed)?) about\b/,
    better: "$1",
    why: "“Discuss” needs no preposition: “discuss the plan”.",
  },
  {
    wrong: /\bexplain(ed)? (me|him|her|us|them)\b/,
    better: "explain$1 it to $2",
    why: "We explain something to somebody: “explain it to me”.",
  },
  {
    wrong: /\b(can|must|should|could|will|might|may) to (\w+)/,
    better: "$1 $2",
    why: "After “can”, “must” and “should” there is no “to”.",
  },
  {
    // “Do all you can to help”, “the will to win” and “his might to” are right.
    wrong:
      /(?<!\b(?:the|an?|my|your|his|her|its|our|their|free|strong|good) |\b(?:all|everything|what|whatever|much as|best|soon as|hard as) (?:i|you|we|they|he|she|it) )\b(must|should|can|could|may|might|will|would) to\b/,
    better: "$1",
    why: "After “$1” comes the verb without “to”: “I $1 go.”",
  },
  {
    wrong: /\bdo (?:a|some|many|the|my) (mistakes?|decisions?|efforts?|progress|phone calls?)\b/,
    better: "make $1",
    why: "With this noun we use “make”: “make a mistake”.",
  },
  {
    wrong: /\bmake (?:my |your |the |a |some )?(homework|sport|housework|exercises|shopping)\b/,
    better: "do $1",
    why: "With this noun we use “do”: “do homework”.",
  },
  {
    wrong:
      /\b(married|interested|good|afraid|responsible) (?:with|on|of|in|from|about) (?=)(?<=(?:married with|interested on|interested about|good in|good on|afraid from|responsible of)\s)/,
    better: "$1 + another preposition",
    why: "We say “married to”, “interested in”, “good at”, “afraid of” and “responsible for”.",
  },
  {
    wrong: /\bi (?:have|has) (\d+|ten|twelve|twenty|thirty|forty|fifty|sixty) years(?: old)?\b/,
    better: "I am $1 years old",
    why: "For age we use “be”: “I am twenty years old.”",
  },
  {
    wrong: /\b(i am|i'm) (work|live|go|like|want|study|speak|play|know|think|need|have)\b/,
    better: "I $2",
    why: "Two verbs do not stand so together: “I work” or “I am working”.",
  },
  {
    wrong:
      /\bsince (\d+|two|three|four|five|six|ten|many|some) (days|weeks|months|years|hours|minutes)\b/,
    better: "for $1 $2",
    why: "A length of time takes “for”, and a point in time takes “since”.",
  },
  {
    wrong: /\b(an?) (information|advice|furniture|news|homework|equipment|luggage|research)\b/,
    better: "some $2 / a piece of $2",
    why: "This noun cannot be counted, so “a” does not fit.",
  },
  {
    wrong: /\b(each|every) (\w+s) (are|have|were)\b/,
    better: "$1 + singular",
    why: "After “each” and “every” comes a singular noun and verb.",
  },
  {
    wrong: /\b(there is) (many|two|three|four|five|some \w+s|a lot of \w+s)\b/,
    better: "there are $2",
    why: "Before a plural we say “there are”.",
  },
  {
    wrong: /\b(would|could|should|must|might) of\b/,
    better: "$1 have",
    why: "It sounds like “of”, but we write “have”: “I should have called.”",
  },
  {
    wrong: /\b(despite) of\b/,
    better: "despite / in spite of",
    why: "“Despite” has no “of”, and “in spite of” has one.",
  },
  {
    wrong: /\bused to (\w+ing)\b(?<!\b(?:am|is|are|be|get|got|was|were|'m) used to \w+ing)/,
    better: "used to + base form / be used to + -ing",
    why: "A past habit is “I used to smoke”. What is normal for you is “I am used to getting up early”.",
  },
  {
    wrong:
      /\bhow (?:it|this|she|he) looks? like\b|\bhow (?:does|do) (?:it|he|she|they) look like\b/,
    better: "what does it look like",
    why: "With “like” we ask “what”: “What does it look like?”",
  },
];

/** A sentence with a slip, as it would be better. */
export interface FoundSlip {
  readonly better: string;
  readonly why: string;
}

/** Forms that are right although one thinks twice. */
const right: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:committee|team|government|family|staff|company|group|class|audience|jury|crew) (?:have|are|were)\b/,
    "Yes, it is acceptable. In British English a group such as a committee or a team may take a plural verb, where one thinks of its members. In American English, and where the group acts as one, the singular is usual: “The committee has decided.”",
  ],
  [
    /\bif i (?:were|was)\b/,
    "Both are used. “If I were you” is the old subjunctive: it shows that something is not real, and in a formal text it is the better form. “If I was” is informal.",
  ],
  [
    /\b(?:police|people) (?:are|were|have)\b/,
    "Yes. “Police” and “people” are plurals, so the verb is plural: “The police are coming.”",
  ],
  [/\b(?:news|information|advice) is\b/, "Yes. This noun has no plural, so the verb is singular."],
  [
    /\b(?:more clear|clearer|more happy|happier)\b/,
    "“Clearer” and “happier” are usual; “more” is for longer adjectives.",
  ],
  [
    /\bsplit infinitive|to boldly\b/,
    "It is acceptable today. In a very formal text, some readers still do not like a word between “to” and the verb.",
  ],
  [
    /\b(?:different (?:to|than|from))\b/,
    "“Different from” is always right. “Different to” is British and less formal, and “different than” is American.",
  ],
  [
    /\bain't\b/,
    "“Ain't” is heard in songs and in some dialects, and so are two negatives as in “ain't got no”. In standard English say “I'm not”, “he isn't” or “I haven't got any”.",
  ],
  [
    /^(?!.*\b(?:yesterday|ago|last)\b).*\bi have (?:got|seen|been|lived)\b/,
    "Yes, that is good English, where the time is not finished or not named.",
  ],
];

/** What is to be said for a form about which learners ask; null where nothing is. */
export const ruling = (sentence: string): string | null =>
  right.find(([form]) => form.test(plainText(sentence)))?.[1] ?? null;

/** The first slip of a sentence; null where none is seen. */
export function slipIn(sentence: string): FoundSlip | null {
  const plain = plainText(sentence);
  for (const { wrong, better, why } of slips) {
    const found = wrong.exec(plain);
    if (found === null) continue;
    const fill = (text: string): string =>
      text
        .replaceAll(/\[?\$(\d)\]?/g, (part, digit: string) => {
          const caught = found[Number(digit)] ?? "";
          return part.startsWith("[") ? (past[caught] ?? caught) : caught;
        })
        .replaceAll(/\b(\w+)eing\b/g, "$1ing")
        .replace(/\bswiming\b/, "swimming")
        .replace(/\brunning|runing\b/, "running")
        .replace(/^i\b/, "I")
        .replaceAll(/ i(?=[ '])/g, " I");
    return { better: fill(better), why: fill(why) };
  }
  return null;
}
