import { stemOf, wordsOf } from "../../text";
import type { GrammarTopic } from "../../english-questions/types";
import { grammarOfWord } from "./grammar-of-words";

interface Named {
  readonly stems: string;
  readonly name: string;
  readonly topic: GrammarTopic;
}

/** Other names that learners use, by the topic's id. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  "past-simple": ["past tense", "simple past tense", "regular verbs", "past form", "preterite"],
  "present-simple": ["present tense", "simple present tense"],
  "present-continuous": ["ing tense", "continuous", "progressive"],
  "will-and-going-to": [
    "will or going to",
    "going to",
    "will",
    "future tenses",
    "talking about the future",
    "ways to talk about the future",
  ],
  conditionals: ["if clauses", "ifs"],
  "question-forms": [
    "questions form",
    "how to ask question",
    "how to ask a question",
    "making questions",
    "make questions",
  ],
  articles: [
    "leave out the",
    "omit the",
    "use the",
    "without the",
    "no article",
    "a an the",
    "an the",
    "a and the",
    "a or the",
    "a or an",
    "definite and indefinite article",
    "a an and the",
    "when to use the",
  ],
  "prepositions-of-time": [
    "in on at",
    "in at on",
    "at in on",
    "prepositions for time",
    "time prepositions",
    "in on at time",
    "at on in",
  ],
  "reported-speech": [
    "direct speech",
    "direct and indirect speech",
    "backshift",
    "tense backshift",
  ],
  "phrasal-verbs": ["phrasals", "multi-word verbs"],
  "gerund-or-infinitive": [
    "to or ing",
    "ing or to",
    "verbs with ing and to",
    "verbs with ing",
    "verbs with to",
    "verb plus ing",
    "ing ending",
    "ing verbs",
    "ing form of verb",
  ],
  "modal-verbs": ["modals", "can could may"],
  "irregular-verbs": ["verb forms", "three forms"],
  comparatives: [
    "comparing",
    "comparison of adjectives",
    "degrees of comparison",
    "comparative form",
    "comparatives and superlatives",
  ],
  passive: ["passive sentences", "active and passive", "passive and active", "passive tenses"],
  hedging: ["hedge", "hedge a claim", "tentative language", "sound less certain"],
  nominalisation: ["nominalise", "nominalize", "turn verbs into nouns"],
  subjunctive: ["if i were you", "conjunctive"],
  "relative-clauses": ["whom", "defining relative clauses", "that or which", "relative sentence"],
  "non-defining-relative-clauses": [
    "defining and non-defining relative clauses",
    "defining or non-defining",
    "defining and non-defining",
  ],
  "be-used-to": ["used to and be used to", "accustomed to"],
  "past-modals": [
    "ought to have",
    "must have done",
    "might have done",
    "needn't have",
    "modal verb past",
    "past of modal",
    "modal verb in the past",
    "past modal verb",
  ],
  "linking-words": ["linking devices", "linking expressions", "connectives", "connecting words"],
  "discourse-markers": ["signpost", "signposting", "discourse words"],
  "subject-verb-agreement": ["collective nouns", "agreement"],
  "word-formation": ["prefixes", "negative prefix", "derivation"],
  "articles-with-places": ["the with countries"],
  wishes: ["wish and if only", "wishes and regrets"],
  "modals-of-deduction": [
    "modals of probability",
    "modal verbs of probability",
    "speculation",
    "deduction",
  ],
  "must-and-have-to": [
    "modals of obligation",
    "have to and must",
    "have to or must",
    "obligation and prohibition",
  ],
  "word-order": ["sentence structure", "time and place", "order of word", "building sentences"],
  "although-and-despite": [
    "concession clause",
    "although though despite",
    "clause of concession",
    "contrast linkers",
  ],
  "another-and-other": ["other another others", "other others another"],
  tenses: ["all tenses", "12 tenses", "sixteen tenses", "tenses in english"],
  "prepositions-of-place": ["prepositions for place", "in on at place"],
  "future-continuous-and-perfect": ["future perfect continuous"],
  "past-perfect": ["past perfect simple and continuous"],
  "adverbs-of-frequency": ["always usually often", "frequency"],
  "some-and-any": ["some any", "some any no"],
  quantifiers: ["quantity words", "much many few little"],
  "present-perfect": ["present perfect tense", "have done"],
  "capital-letters": ["capitalisation", "capitalization"],
  "have-something-done": ["causative have", "causative verbs"],
  "verb-patterns": ["verb plus object plus infinitive"],
  "indefinite-pronouns": ["someone anyone no one everyone", "somebody and someone"],
  adjectives: ["adjectives and adverbs"],
  "polite-requests": ["requests"],
  should: ["modals of advice"],
  "time-clauses": ["future time clauses"],
  "sense-verbs": ["verbs of perception", "copular verbs"],
};

const stems = (text: string): string =>
  wordsOf(
    text
      .replaceAll("-", " ")
      .replaceAll(/\bcan't\b/g, "can not")
      .replaceAll(/n't\b/g, " not"),
  )
    .map(stemOf)
    .join(" ");

/** The names are read once, the longest first. */
const readBefore = new WeakMap<readonly GrammarTopic[], Names>();
interface Names {
  readonly all: readonly Named[];
  /** Of names that are written alike the first. */
  readonly byStems: ReadonlyMap<string, Named>;
}
function namesOf(topics: readonly GrammarTopic[]): Names {
  const before = readBefore.get(topics);
  if (before !== undefined) return before;
  const read = topics
    .flatMap((topic) =>
      [...topic.names, topic.title, topic.id, ...(otherNames[topic.id] ?? [])].map((name) => ({
        name: name.toLowerCase(),
        stems: stems(name.replace(/^the /i, "")),
        topic,
      })),
    )
    .toSorted((a, b) => b.stems.length - a.stems.length);
  const names = {
    all: read,
    byStems: new Map(read.toReversed().map((each) => [each.stems, each])),
  };
  readBefore.set(topics, names);
  return names;
}
const named = (topics: readonly GrammarTopic[]): readonly Named[] => namesOf(topics).all;

/** Of these a request is made itself: "I would like an exercise". */
const ofAsking = new Set([
  "can",
  "should",
  "will",
  "would like",
  "to be",
  "like and would like",
  "verb be",
  "have got",
]);

/** Names that are everyday words too: they name grammar only where nothing else can be meant. */
const everyday = new Set(
  "question future past article wish comparison negative comma will like would like can should verb noun adjective plural emphasis quantifier to be -s should unless pronoun adverb modal wishes prefix suffix none going to continuous comparing infinitive participle"
    .split(" ")
    .concat([
      "question word",
      "to be",
      "would like",
      "going to",
      "used to",
      "there is",
      "there are",
      "so do i",
      "as as",
      "ask question",
      "both and",
      "either or",
      "say and tell",
      "if only",
      "i wish",
    ]),
);

/**
 * The piece of grammar that is named anywhere in a text, the longest name first; undefined where none is.
 *
 * @param isOfGrammar whether everyday words may be its name: "exercises on questions"
 */
export function topicIn(
  text: string,
  topics: readonly GrammarTopic[],
  isOfGrammar: boolean,
): GrammarTopic | undefined {
  const said = ` ${stems(text)} `;
  return named(topics).find(
    (each) =>
      each.stems !== "" &&
      said.includes(` ${each.stems} `) &&
      !(ofAsking.has(each.name) && !namedAtEnd(said, each.stems)) &&
      (isOfGrammar || !isEveryday(each.name) || isMeant(text, each.name)),
  )?.topic;
}

const isEveryday = (name: string): boolean =>
  everyday.has(name) || everyday.has(name.replace(/s$/, ""));

/** "I do not understand articles" means grammar, "… the article" does not. */
const isMeant = (text: string, name: string): boolean =>
  new RegExp(`^(?:explain|teach me|exercise on)(?: me)? ${name}s?$`, "i").test(text) ||
  (name.endsWith("s") &&
    new RegExp(
      `\\b(?:understand|explain|explain me|learn|teach me|study|get|(?:confused|problems?|help|help me|difficulty) (?:by|about|with)) ${name}$`,
      "i",
    ).test(text));

/** "An exercise with can" names it, "Can I have an exercise?" does not. */
const namedAtEnd = (said: string, name: string): boolean =>
  new RegExp(` (?:with|about|on|of|for|us|the|verb|modal|and) ${name} $`).test(said);

/** Whether a text is the name of a piece of grammar, and hardly more. */
export function isTopicName(
  text: string,
  topics: readonly GrammarTopic[],
): GrammarTopic | undefined {
  const whole = text.replace(/^(?:the|about|english|grammar:?) /, "");
  const short = whole.replace(/ (?:tense|grammar|rules?|form)$/, "");
  const called = (name: string) => namesOf(topics).byStems.get(stems(name));
  const found = called(whole) ?? called(short);
  return found !== undefined && (!isEveryday(found.name) || text.trim().endsWith("s"))
    ? found.topic
    : undefined;
}

/** What stands around the names of grammar in a request, and names nothing itself. */
const aroundNames = new Set(
  `a an the of in on to for with about me my i you we it is are be do does please pls explain explanation help need
  want would like could can how when what why use using used usage make form forms build rule rules grammar english
  tense tenses topic theme learn understand know study review revise repeat difference different between and or vs
  versus compare comparison not don't dont difficult confused confuse confusing problem problems again more some
  information info tell teach show give lesson structure sentence sentences clause clauses verb verbs type types
  work works please thanks hi hello iris teacher question mean means explained simple-words as well also both all
  should which right correct better that this these them table formula examples example get still never always
  hard for me too very really list lists kind kinds come comes first present-day master full short complete
  usual basic simple-form speak chapter part point points part summary overview theory new any every`
    .split(/\s+/)
    .map(stemOf),
);
const ordinals: Readonly<Record<string, string>> = {
  "1st": "first",
  "2nd": "second",
  "3rd": "third",
  "0": "zero",
  "1": "first",
  "2": "second",
  "3": "third",
  one: "first",
  two: "second",
  three: "third",
};
/** "Conditionals type 2" as "second conditional". */
const withOrdinals = (text: string): string =>
  text
    .replace(
      /\b(?:conditionals?|if clauses?)(?: sentences?)?,? (?:type |number )?(0|1|2|3|one|two|three|1st|2nd|3rd)\b/g,
      (_, which: string) => `${ordinals[which]} conditional`,
    )
    .replace(
      /\btype (0|1|2|3|one|two|three) (?:conditionals?|if clauses?)\b/g,
      (_, which: string) => `${ordinals[which]} conditional`,
    )
    .replace(/\b(0|1st|2nd|3rd) (?=conditional)/g, (_, which: string) => `${ordinals[which]} `)
    .replace(
      /\b(first|second|third|zero) and (first|second|third) conditional/g,
      "$1 conditional and $2 conditional",
    );

/**
 * The pieces of grammar whose names are all that a text says, in their order; empty where it says
 * anything beside them, as "I learned the past perfect at school" does.
 */
export function namedTopics(
  text: string,
  topics: readonly GrammarTopic[],
): readonly GrammarTopic[] {
  const words = wordsOf(withOrdinals(text.replaceAll("-", " ").replaceAll("/", " ")));
  if (words.length === 0 || words.length > mostWords) return [];
  const said = words.map(stemOf);
  const names = named(topics).filter(
    ({ name, stems }) => stems !== "" && !isEveryday(name) && !ofAsking.has(name),
  );
  const found: { at: number; topic: GrammarTopic }[] = [];
  const isNamed = said.map(() => false);
  for (const { stems: each, topic } of names) {
    const parts = each.split(" ");
    for (let at = 0; at + parts.length <= said.length; at += 1) {
      const isHere = parts.every(
        (part, index) => said[at + index] === part && !isNamed[at + index],
      );
      // Names of small words alone are words of the request.
      if (!isHere || parts.every((part) => aroundNames.has(part))) continue;
      parts.forEach((_, index) => (isNamed[at + index] = true));
      found.push({ at, topic });
    }
  }
  // Everyday words are names beside another name: "present continuous for the future".
  if (found.length > 0)
    for (const { name, stems: each } of named(topics).filter((one) => isEveryday(one.name)))
      if (name.length > 3 && !each.includes(" "))
        said.forEach((stem, at) => (isNamed[at] ||= stem === each));
  // "Time clauses with until": a small word beside a name is an example of it.
  const isExample = (at: number): boolean =>
    found.length === 1 && grammarOfWord(words[at]!, topics) !== undefined;
  if (said.some((stem, at) => !isNamed[at] && !aroundNames.has(stem) && !isExample(at))) return [];
  return [...new Set(found.toSorted((a, b) => a.at - b.at).map(({ topic }) => topic))];
}
const mostWords = 14;
