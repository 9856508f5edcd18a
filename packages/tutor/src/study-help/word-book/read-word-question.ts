import { pastOf, toAmerican } from "@saywell/english";
import { plainText, wordsOf } from "../../text";
import { examAskedAbout } from "../exams";
import { isSilentIn } from "./silent-letters";
import { readFigures } from "../figures";
import { tipsForWorry } from "../learning-tips";
import {
  collocationsOf,
  familyOf,
  idiomIn,
  meaningsOf,
  type PartName,
  phoneticOf,
  phrasalVerbIn,
  phrasesBefore,
  type Place,
  prepositionsOf,
  registersIn,
} from "./look-up";
import { type CountrySpelling, pairsIn, spellingsOf } from "./british-american";
import { type RegisterAsked, registerAsked } from "./registers";
import type { DependentPreposition, Idiom, PhrasalVerb, WordBook } from "./word-book";

/** What learners ask of words that the word book answers. */
export type WordQuestion =
  | { readonly of: "idiom"; readonly idiom: Idiom }
  | { readonly of: "idioms"; readonly title: string; readonly idioms: readonly Idiom[] }
  | {
      readonly of: "phrasal-verb";
      readonly verbs: readonly PhrasalVerb[];
      readonly isOfObject: boolean;
    }
  | { readonly of: "phrasal-verbs"; readonly title: string; readonly verbs: readonly PhrasalVerb[] }
  | {
      readonly of: "preposition";
      readonly word: string;
      readonly prepositions: readonly DependentPreposition[];
      /** What the learner thought of. */
      readonly offered: readonly string[];
    }
  | { readonly of: "phrase-preposition"; readonly phrases: readonly DependentPreposition[] }
  | {
      readonly of: "verb-choice";
      readonly noun: string;
      readonly right: readonly string[];
      readonly wrong: readonly string[];
    }
  | { readonly of: "collocations"; readonly word: string }
  | {
      readonly of: "part";
      readonly word: string;
      readonly part: PartName;
      readonly words: readonly string[];
    }
  | { readonly of: "parts-of"; readonly word: string; readonly parts: readonly PartName[] }
  | ({ readonly of: "register" } & RegisterAsked)
  | { readonly of: "sound"; readonly words: readonly string[] }
  | { readonly of: "syllables"; readonly word: string }
  | { readonly of: "rhymes"; readonly word: string }
  | { readonly of: "sounds-like"; readonly word: string }
  | { readonly of: "silent"; readonly letter: string | null; readonly word: string | null }
  | ({ readonly of: "spelling-of-country" } & CountrySpelling)
  | { readonly of: "word-of-country"; readonly pairs: WordBook["britishAmerican"] }
  | { readonly of: "irregular-verbs"; readonly which: "all" | "same" }
  | { readonly of: "verb-forms"; readonly verb: string }
  | { readonly of: "said"; readonly says: string }
  | { readonly of: "tips"; readonly tips: readonly string[]; readonly wishes: readonly string[] };

/** Words that a question is asked with: what is left of it is what it is about. */
const askingWords = new Set(
  `what which how when where why who whats is are do does did can could should would will must may might a an the
  of for to in with on after before about and or i we you me my your us it its this that these those one people they
  he she somebody someone say says said mean means meaning meant use used using go goes come comes put take takes get give
  need know tell explain define understand find want like please word words verb verbs noun nouns adjective adjectives adverb adverbs
  preposition prepositions idiom idioms expression expressions phrase phrases phrasal sentence english british
  correct right wrong better best good more less very other another some any example examples list common typical
  formal informal formally informally polite politely slang casual friendly colloquial official academic way ways
  not no dont don't doesn't isn't there if as be am so well then than right just only really exactly idea have has
  follow follows following followed stand stands behind next always collocation collocations collocate collocates exist
  term language synonym synonyms equivalent version alternative instead text email letter essay writing speaking
  write speak call called express sound sounds native speakers help look between difference
  ask asking sometimes heard hear read saw film movie song book teacher yesterday today when iris`
    .trim()
    .split(/\s+/),
);

const leftOver = (said: readonly string[], { from, to }: Place): readonly string[] =>
  said.filter((word, at) => (at < from || at >= to) && !askingWords.has(word));

const asksMeaning =
  /\b(?:mean(?:s|t|ing)?|explain|understand|define|definition|translate|idioms?|phrasal|expression|proverb)\b|(?:^|\b(?:know|me) )what(?: is|'s) /;

const countries = {
  british: /\b(?:british|britain|uk|england)\b/,
  american: /\b(?:american|americans|america|us|usa|united states)\b/,
};

/** What a message asks of words; null where it asks nothing that the book has. */
export function readWordQuestion(
  bare: string,
  message: string,
  book: WordBook | undefined,
): WordQuestion | null {
  const asks = message.trim().endsWith("?");
  const whole = plainText(message).replace(/[.?!\s]+$/, "");
  const exam = examAskedAbout(bare);
  if (exam !== null) return { of: "said", says: exam };
  const worry = tipsForWorry(bare);
  if (worry !== null) return { of: "tips", ...worry };
  const figures = readFigures(bare);
  if (figures !== null) return { of: "said", says: figures };
  if (book === undefined) return null;
  if (/\b(?:exercises?|quiz|practi[sc]e|test me|check my|correct my)\b|^train\b/.test(bare))
    return null;
  const said = wordsOf(bare.replaceAll(/["“”]/g, " "));
  return (
    readSound(bare, said, book) ??
    readCountry(bare, said, book) ??
    readIrregular(bare, said, book) ??
    readVerbChoice(bare, book) ??
    readPreposition(startingWithGood.test(whole) ? whole : bare, said, asks, book) ??
    readPart(bare, book) ??
    readIdioms(bare, said, book) ??
    readPhrasalVerbs(bare, said, book) ??
    readRegister(bare, said, book) ??
    readCollocations(bare, said, book) ??
    readMeaning(bare, said, asks, book)
  );
}

/** Here “good” is no politeness. */
const startingWithGood = /^good (?:at|in|for|with|to|on)\b/;

/** "What does break a leg mean?", in whatever order: an idiom or a phrasal verb, and words of asking around it. */
function readMeaning(
  bare: string,
  said: readonly string[],
  asks: boolean,
  book: WordBook,
): WordQuestion | null {
  const isAsked = asksMeaning.test(bare);
  if (!isAsked && !asks) return null;
  const idiom = idiomIn(said, book);
  if (idiom !== undefined && idiom.place.to - idiom.place.from > 1) {
    const rest = leftOver(said, idiom.place);
    const isWhole = idiom.place.to - idiom.place.from >= said.length - 2;
    // Told in a story, a long idiom is known all the same: “my boss said … What does that mean?”
    const isInStory =
      idiom.place.to - idiom.place.from > 2 && /\bmean(?:s|t|ing)?\b|\bidiom\b/.test(bare);
    if ((rest.length === 0 && (isAsked || isWhole)) || isInStory)
      return { of: "idiom", idiom: idiom.entry };
  }
  const verb = phrasalVerbIn(said, book);
  if (verb === undefined) return null;
  const isAlone = verb.place.from <= 1 && verb.place.to === said.length;
  // “What is get along” names it as it stands in a book, and “what is going on” does not.
  const named = bareVerbOf(verb.entry.verb);
  const asksInWords =
    /\b(?:mean(?:s|t|ing)?|define|definition|phrasal)\b/.test(bare) ||
    new RegExp(`\\bwhat is (?:to )?["“]?${named}["”]?$`).test(bare);
  // “Explain about articles”, “do you understand about …” are no phrasal verbs.
  if (!(asksInWords || (asks && isAlone && said.length <= 3))) return null;
  if (leftOver(said, verb.place).length > 0) return null;
  // What is asked with, is not asked about: “what are you talking about, what do you mean?”
  if (/\b(?:you|do i) mean\b(?! by)/.test(bare)) return null;
  return { of: "phrasal-verb", verbs: meaningsOf(verb.entry, book), isOfObject: false };
}

const bareVerbOf = (verb: string): string => verb.replace(/ \(.*/, "");

const themeWords: readonly (readonly [RegExp, string])[] = [
  [/\b(?:weather|rain|snow|sun|wind|storm)\b/, "weather"],
  [/\b(?:animals?|pets?)\b/, "animals"],
  [/\b(?:food|eating|fruits?|cooking|kitchen)\b/, "food"],
  [/\b(?:body|body parts?|parts of (?:the )?body)\b/, "body"],
  [/\b(?:colou?rs?)\b/, "colours"],
  [/\b(?:money|rich|price|business)\b/, "money"],
  [/\b(?:time|clock)\b/, "time"],
  [/\b(?:work|job|study|studying|school|learning|education|office)\b/, "work and study"],
  [
    /\b(?:feelings?|emotions?|love|happiness|happy|sad|sadness|angry|anger|relationships?|wedding|marriage)\b/,
    "feelings",
  ],
  [/\b(?:easy|difficult|problems?|trouble)\b/, "easy and difficult"],
  [/\b(?:speak|speaking|talk|talking|communication|conversation|secrets?)\b/, "speaking"],
  [/\b(?:people|behaviou?r|family|character|friends?|friendship)\b/, "people and behaviour"],
  [/\b(?:luck|success|successful)\b/, "luck and success"],
];

function readIdioms(bare: string, said: readonly string[], book: WordBook): WordQuestion | null {
  if (!/\b(?:idioms?|idiomatic|proverbs?|sayings?)\b/.test(bare)) return null;
  if (
    /\b(?:mean(?:s|t)?(?! (?:very|to|that|something|easy))|meaning|remember|learn)\b/.test(bare) &&
    idiomIn(said, book) !== undefined
  )
    return null;
  if (
    /^(?:what (?:is|are) (?:an? |the )?(?:idioms?|proverbs?|sayings?))$|\bhow (?:can|to|do|should)\b.*\b(?:learn|remember|use)\b/.test(
      bare,
    )
  )
    return null;
  const wanted =
    /\b(?:about|with|for|of|on|related to|connected (?:to|with)|using|that means?|meaning|describing|describe) (?:the |an? |something |to be |being |very )*(.+)$/.exec(
      bare,
    )?.[1] ??
    /^([\p{L}-]+) (?:idioms?|proverbs?)$/u.exec(
      bare.replace(
        /^(?:(?:tell|give|show|teach)(?: me)? |some |any |an? |\w+ )?(?=[\p{L}-]+ idioms?$)/u,
        "",
      ),
    )?.[1];
  if (wanted === undefined || /^(?:english|me|common|some|five|ten|useful|\d+)$/.test(wanted)) {
    const known = idiomIn(said, book);
    if (known !== undefined && known.place.to - known.place.from > 1) return null;
    return /\b(?:give|tell|show|teach|list|some|know|learn|need|want|common|popular|useful|examples?)\b|^(?:english )?(?:idioms?|proverbs?|sayings?)(?: (?:in|of) english)?$/.test(
      bare,
    )
      ? { of: "idioms", title: "Some idioms", idioms: book.idioms }
      : null;
  }
  const theme = themeWords.find(([pattern]) => pattern.test(wanted))?.[1];
  const words = wordsOf(wanted).filter((word) => word.length > 2 && !askingWords.has(word));
  const withWord = book.idioms.filter(({ phrase }) =>
    words.some((word) =>
      wordsOf(phrase.toLowerCase()).some(
        (each) => each === word || each === `${word}s` || `${each}s` === word,
      ),
    ),
  );
  const meaning = book.idioms
    .filter(
      (each) => words.length > 0 && words.every((word) => wordsOf(each.meaning).includes(word)),
    )
    .toSorted((one, other) => one.meaning.length - other.meaning.length);
  const byMeaning = /\b(?:means?|meaning|for|when|say|describ\w+)\b/.test(bare);
  const ofTheme = book.idioms.filter(({ about }) => about === theme);
  const found = [
    ...new Set(
      byMeaning ? [...meaning, ...withWord, ...ofTheme] : [...withWord, ...ofTheme, ...meaning],
    ),
  ];
  if (found.length === 0) return null;
  const isOfTheme = theme !== undefined && found.length > withWord.length + meaning.length;
  return {
    of: "idioms",
    title: isOfTheme ? `Idioms of ${theme}` : `Idioms for ${wanted.replaceAll(/["“”]/g, "")}`,
    idioms: found.slice(0, 12),
  };
}

const smallWords =
  "up|down|in|out|on|off|away|back|over|through|about|around|for|after|into|along|by|together|across|forward|with|to|at";

function readPhrasalVerbs(
  bare: string,
  said: readonly string[],
  book: WordBook,
): WordQuestion | null {
  const verb = phrasalVerbIn(said, book);
  if (
    verb !== undefined &&
    /\b(?:in)?separabl|\bsplit\b|\bseparat\w+\b|\bwhere\b.*\b(?:put|goes|object)\b|\b(?:transitive|intransitive)\b|\bobject\b/.test(
      bare,
    )
  )
    return { of: "phrasal-verb", verbs: meaningsOf(verb.entry, book), isOfObject: true };
  if (
    !/\bphrasal\b/.test(bare) ||
    /\b(?:explain|what (?:is|are) (?:an? )?phrasal verbs?$|learn|remember|grammar|rules?)\b/.test(
      bare,
    )
  )
    return null;
  if (
    verb !== undefined &&
    verb.place.to - verb.place.from > 1 &&
    leftOver(said, verb.place).length === 0
  )
    return { of: "phrasal-verb", verbs: meaningsOf(verb.entry, book), isOfObject: false };
  const forMeaning =
    /\bphrasal verbs? (?:for|that means?|which means?|meaning|to say|instead of|with the meaning(?: of)?)[: ]+(?:the (?:verb|word) )?(?:to )?["“]?([\p{L} -]+?)["”]?$/u.exec(
      bare,
    )?.[1];
  if (forMeaning !== undefined) {
    const isVerb = (phrase: string): boolean =>
      book.phrasalVerbs.some((each) => each.verb.replace(/ \(.*/, "") === phrase);
    const names = new Set(
      book.registers
        .filter(({ neutral, formal, informal }) =>
          [neutral, ...formal, ...informal].includes(forMeaning),
        )
        .flatMap(({ neutral, informal }) => [neutral, ...informal])
        .filter(isVerb),
    );
    const verbs = book.phrasalVerbs.filter(
      (each) =>
        names.has(each.verb.replace(/ \(.*/, "")) ||
        ` ${each.meaning} `.startsWith(` to ${forMeaning} `),
    );
    return verbs.length === 0
      ? null
      : { of: "phrasal-verbs", title: `Phrasal verbs for “${forMeaning}”`, verbs };
  }
  const small = new RegExp(
    `\\b(?:with|of|using|from)[: ]+(?:the )?(?:word |preposition |particle |verb )?["“]?(${smallWords})["”]?$`,
  ).exec(bare)?.[1];
  if (small !== undefined)
    return {
      of: "phrasal-verbs",
      title: `Phrasal verbs with “${small}”`,
      verbs: book.phrasalVerbs.filter((each) => wordsOf(each.verb).slice(1).includes(small)),
    };
  const rest = said.filter((word) =>
    book.phrasalVerbs.some((each) => each.verb.startsWith(`${word} `)),
  );
  const head =
    rest.find(
      (word) =>
        !/^(?:give|show|tell|use|find|make|explain|know|get|go|do|be|list|come|take|look|put)$/.test(
          word,
        ),
    ) ??
    /\b(?:with|of|from|using|for)[: ]+(?:the )?(?:verb |word )?(?:to )?["“]?(\p{L}+)["”]?$/u.exec(
      bare,
    )?.[1] ??
    /^(?:some )?["“]?(\p{L}+)["”]? phrasal verbs?$/u.exec(bare)?.[1];
  if (head === undefined) return null;
  const verbs = book.phrasalVerbs.filter((each) => each.verb.startsWith(`${head} `));
  return verbs.length === 0
    ? null
    : { of: "phrasal-verbs", title: `Phrasal verbs with “${head}”`, verbs };
}

const prepositionWords =
  "about|against|as|at|between|by|for|from|in|into|of|off|on|over|to|towards?|under|up|with|without";
const orWords = new RegExp(
  `(?:^|\\s)([\\p{L}-]+)(?: (?:something|somebody|someone|it|me))? (${prepositionWords})(?: \\S+)?,? or (?:\\1 |is |be )?(${prepositionWords}|nothing|no preposition)(?:,? or (${prepositionWords}))?\\b`,
  "u",
);

function readPreposition(
  bare: string,
  said: readonly string[],
  asks: boolean,
  book: WordBook,
): WordQuestion | null {
  const plain = bare.replaceAll(/["“”?]/g, "");
  const [, word = "", one = "", other = "", third = ""] = orWords.exec(plain) ?? [];
  if (word !== "") {
    const known = prepositionsOf(word, book);
    const offered = [one, other, third].filter((each) => each !== "" && !each.startsWith("no"));
    if (known.some(({ preposition }) => offered.includes(preposition) || preposition === ""))
      return { of: "preposition", word: known[0]!.word, prepositions: known, offered };
  }
  // “Listen or listen to?”, “discuss about or discuss?”
  const without = new RegExp(
    `(?:^|\\s)([\\p{L}-]+) or \\1 (${prepositionWords})\\b|(?:^|\\s)([\\p{L}-]+) (${prepositionWords})(?: .{1,20})? or \\3(?! (?:${prepositionWords})\\b)`,
    "u",
  ).exec(plain);
  if (without !== null) {
    const known = prepositionsOf(without[1] ?? without[3] ?? "", book);
    const offered = [without[2] ?? without[4] ?? ""];
    if (known.length > 0)
      return { of: "preposition", word: known[0]!.word, prepositions: known, offered };
  }
  // “In Monday or on Monday?”, “by bus or with bus?”
  const twice = new RegExp(
    `(?:^|\\s)(${prepositionWords}) ((?:the |an? |my )?[\\p{L}]+) or (${prepositionWords}) (?:the |an? |my )?[\\p{L}]+$`,
    "u",
  ).exec(plain);
  const before = new RegExp(
    `(?:^|\\s)(${prepositionWords}) or (${prepositionWords}) (?:the |an? |my )?([\\p{L}]+)(?: .*)?$`,
    "u",
  ).exec(plain);
  const noun = (twice?.[2] ?? before?.[3] ?? "").replace(/^(?:the|an?|my) /, "");
  const offeredBefore = twice === null ? [before?.[1], before?.[2]] : [twice[1], twice[3]];
  if (noun !== "") {
    const phrases = phrasesBefore(noun, book).filter(({ preposition }) =>
      offeredBefore.includes(preposition),
    );
    if (phrases.length > 0) return { of: "phrase-preposition", phrases };
  }
  if (/\bprepositions?\b/.test(bare)) {
    for (const each of wanted(said)) {
      const known = prepositionsOf(each, book);
      if (known.length > 0)
        return { of: "preposition", word: known[0]!.word, prepositions: known, offered: [] };
      const phrases = phrasesBefore(each, book);
      if (phrases.length > 0) return { of: "phrase-preposition", phrases };
    }
    return null;
  }
  // “Interested with is correct?”, “can I say depend of?”
  const whether = new RegExp(
    `\\b(?:can i say|can we say|is it (?:right|correct|ok) to say|is|correct|right|wrong|should i say|do (?:you|we|i) say)\\b`,
  ).test(plain);
  const pair = new RegExp(`(?:^|\\s)([\\p{L}-]+) (${prepositionWords})(?:\\s|$)`, "u").exec(
    plain.replace(/\b(?:right|correct|wrong|better) (?:to|in|for)\b/g, ""),
  );
  if (
    whether &&
    asks &&
    !/\b(?:i|you|we|they) (?:am|are)\b/.test(plain) &&
    pair !== null &&
    said.length <= 8
  ) {
    const known = prepositionsOf(pair[1]!, book);
    const place = said.indexOf(pair[1]!);
    if (
      known.length > 0 &&
      leftOver(said, { from: place, to: place + 2 }).length === 0 &&
      /\b(?:say|correct|right|wrong|ok)\b/.test(plain)
    )
      return { of: "preposition", word: known[0]!.word, prepositions: known, offered: [pair[2]!] };
  }
  return null;
}

/** The words of a question that are not asked with, the last first; then those that may be asked with too. */
function wanted(said: readonly string[]): readonly string[] {
  const named = said.filter((word) => !askingWords.has(word)).toReversed();
  const others = said
    .filter(
      (word) =>
        askingWords.has(word) &&
        /^(?:good|bad|right|wrong|like|look|listen|write|speak|call|use|used|need|know|tell|explain|example|idea|difference|find|help|hear|read|want|say|better|essay|email|letter|call)$/.test(
          word,
        ),
    )
    .toReversed();
  return [...named, ...others];
}

const lightVerbs =
  "do|make|take|have|give|get|go|pay|say|tell|catch|draw|hold|throw|win|earn|gain|keep|play|raise|rise|commit|reach|set";

/** Where these are not written, nobody says them; of others one cannot be so sure. */
const surelyWrong = /^(?:do|make|say|tell|have|take)$/;

function readVerbChoice(bare: string, book: WordBook): WordQuestion | null {
  const plain = bare.replaceAll(/["“”,?]/g, " ").replaceAll(/\s+/g, " ");
  const found =
    new RegExp(`(?:^|\\s)(?:to )?(${lightVerbs}) or (?:to )?(${lightVerbs}) (.+)$`)
      .exec(plain)
      ?.slice(1) ??
    (() => {
      const twice = new RegExp(
        `(?:^|\\s)(?:to )?(${lightVerbs}) (.+?) or (?:to )?(${lightVerbs}) (.+)$`,
      ).exec(plain);
      return twice === null ? undefined : [twice[1]!, twice[3]!, twice[4]!];
    })() ??
    (() => {
      const behind = new RegExp(
        `^([\\p{L}' -]+?):? (?:to )?(${lightVerbs}) or (?:to )?(${lightVerbs})$`,
        "u",
      ).exec(plain);
      return behind === null ? undefined : [behind[2]!, behind[3]!, behind[1]!];
    })();
  if (found === undefined) return null;
  const [one = "", other = "", rest = ""] = found;
  if (one === other) return null;
  const nouns = wordsOf(rest.replace(/\b(?:what|which|is|correct|right|better)\b.*$/, ""));
  for (const noun of nouns.toReversed()) {
    const known = [noun, noun.replace(/s$/, ""), noun.replace(/ies$/, "y")]
      .flatMap((each) => collocationsOf(each, book))
      .find(({ kind }) => kind === "nouns");
    if (known === undefined) continue;
    const of = (verb: string): readonly string[] =>
      known.before.filter((each) => each.startsWith(`${verb} `));
    const right = [...of(one), ...of(other)];
    const wrong = [one, other].filter((verb) => of(verb).length === 0 && surelyWrong.test(verb));
    if (right.length === 0)
      return wrong.length < 2 || known.before.length === 0
        ? null
        : { of: "verb-choice", noun: known.word, right: known.before.slice(0, 1), wrong };
    return { of: "verb-choice", noun: known.word, right, wrong };
  }
  return null;
}

function readCollocations(
  bare: string,
  said: readonly string[],
  book: WordBook,
): WordQuestion | null {
  const asks =
    /\bcollocat\w+\b/.test(bare) ||
    /\b(?:what|which|some|give me|tell me|any|the)?\s*(?:verbs?|adjectives?|adverbs?|words?) (?:(?:do|does|can|should|we|i|you|that|which|to|people|is|are|used?|usually) )*(?:goes|go|come|comes|used?|say|combine[sd]?|collocates?|put)?\s*(?:together )?(?:with|for|before) /.test(
      bare,
    ) ||
    /\b(?:verbs?|adjectives?) (?:with|for|before) /.test(bare) ||
    /^(?:what|which) (?:words?|verbs?|adjectives?) (?:go|goes|collocate|can i use) with\b/.test(
      bare,
    );
  if (
    !asks ||
    /\b(?:family|families|another|other|synonyms?|similar|opposite|formal|mean\w*|prepositions?|describe|express|rhyme\w*|start\w*|begin\w*)\b|\bwords? for\b/.test(
      bare,
    )
  )
    return null;
  for (const each of wanted(said)) {
    const known = [each, each.replace(/s$/, ""), each.replace(/ies$/, "y")].find(
      (form) => collocationsOf(form, book).length > 0,
    );
    if (known !== undefined) return { of: "collocations", word: known };
    if (!askingWords.has(each)) return null;
  }
  return null;
}

const parts: Readonly<Record<string, PartName>> = {
  noun: "noun",
  nouns: "noun",
  verb: "verb",
  verbs: "verb",
  adjective: "adjective",
  adjectives: "adjective",
  adj: "adjective",
  adverb: "adverb",
  adverbs: "adverb",
  adv: "adverb",
};
const partWord = "(nouns?|verbs?|adjectives?|adverbs?|adj|adv)";
const partPatterns: readonly RegExp[] = [
  new RegExp(
    `\\b${partWord}(?: forms?)?(?: (?:is|are|do|does|can|made|formed|derived|comes?|you|we|i|make|get))* (?:of|from|for|to):? (?:the )?(?:word |verb |noun |adjective )?["“]?([\\p{L}-]+)["”]?(?: in english)?$`,
    "u",
  ),
  new RegExp(`^(?:the )?${partWord}(?: form)?:? ["“]?([\\p{L}-]+)["”]?$`, "u"),
];
const partBehind: readonly RegExp[] = [
  new RegExp(
    `^(?:the )?["“]?([\\p{L}-]+)["”]? (?:as |in |to |into )?(?:an? |the )?${partWord}(?: form)?$`,
    "u",
  ),
  new RegExp(
    `\\b(?:turn|change|transform|make|convert) ["“]?([\\p{L}-]+)["”]? (?:in ?to|become|to|as) (?:an? |the )?${partWord}`,
    "u",
  ),
  new RegExp(
    `^if ["“]?([\\p{L}-]+)["”]? is (?:an? |the )?(?:verb|noun|adjective|adverb),? what is (?:the |its )?${partWord}`,
    "u",
  ),
  new RegExp(
    `^["“]?([\\p{L}-]+)["”]? is (?:an? |the )?(?:verb|noun|adjective|adverb),? (?:and )?(?:what is (?:the |its )?)?${partWord}`,
    "u",
  ),
];

function readPart(bare: string, book: WordBook): WordQuestion | null {
  if (
    /\b(?:opposites?|negatives?|synonyms?|comparative|superlative|plural|order|another)\b/.test(
      bare,
    )
  )
    return null;
  const which =
    /^(?:is|are) (?:the word )?["“]?([\p{L}-]+)["”]? (?:an? )?(noun|verb|adjective|adverb)\b/u.exec(
      bare,
    ) ??
    /^(?:what|which) (?:part of speech|word class|kind of word|type of word) is (?:the word )?["“]?([\p{L}-]+)["”]?$/u.exec(
      bare,
    );
  if (which !== null) {
    const word = which[1]!;
    const found = familyOf(word, book)
      .filter((each) => each.word === word)
      .map(({ partOfSpeech }) => partOfSpeech);
    if (found.length > 0) return { of: "parts-of", word, parts: found };
  }
  const [word, part] = (() => {
    for (const pattern of partPatterns) {
      const found = pattern.exec(bare);
      if (found !== null) return [found[2]!, found[1]!];
    }
    for (const pattern of partBehind) {
      const found = pattern.exec(bare);
      if (found !== null) return [found[1]!, found[2]!];
    }
    return ["", ""];
  })();
  const name = parts[part];
  if (
    name === undefined ||
    /^(?:this|that|it|them|my|exercises?|the|regular|irregular|phrasal|modal|what|which)$/.test(
      word,
    )
  )
    return null;
  const words = familyOf(word, book)
    .filter(({ partOfSpeech }) => partOfSpeech === name)
    .map((each) => each.word);
  return words.length === 0 ? null : { of: "part", word, part: name, words };
}

const asksWhetherFormal =
  /\b(?:formal or (?:informal|not)|informal or formal)\b|^(?:is|are) |^(?:can|may|could|should) (?:i|we|you) (?:use|write|put) |\bhow formal is\b/;

function readRegister(bare: string, said: readonly string[], book: WordBook): WordQuestion | null {
  const styles =
    /\b(?:formal(?:ly)?|informal(?:ly)?|polite(?:ly)?|casual(?:ly)?|slang|colloquial(?:ly)?|official(?:ly)?|academic|friendly|professional(?:ly)?)\b/.exec(
      bare,
    );
  if (styles === null) return null;
  const quoted = /["“]([^"“”]+)["”]/.exec(bare)?.[1];
  const found = registersIn(said, book).find(({ place }) => {
    if (leftOver(said, place).length > 0) return false;
    // Of “best wishes” the second word alone is not asked about.
    if (quoted !== undefined && wordsOf(quoted).length > place.to - place.from) return false;
    const asked = said.slice(place.from, place.to);
    // “Can I” and “get” may be what is asked with: then they have to be named plainly.
    return (
      !asked.every((word) => askingWords.has(word)) ||
      new RegExp(`["“']${asked.join(" ")}["”']`).test(bare) ||
      new RegExp(`\\b(?:for|say|of|than|instead of|is|to) (?:to )?${asked.join(" ")}\\b`).test(bare)
    );
  });
  if (found === undefined) return null;
  const isLess = /\bless formal/.test(bare);
  const wanted = asksWhetherFormal.test(bare)
    ? "either"
    : isLess || /\b(?:informal|casual|slang|colloquial|friendly)/.test(bare)
      ? "informal"
      : /\bpolite/.test(bare)
        ? "polite"
        : "formal";
  const question = registerAsked(found, wanted, found.asked, book);
  return question === null ? null : { of: "register", ...question };
}

const oneWord = "(?:the )?(?:words? )?[\"“']?([\\p{L}-]+)[\"”']?";

function readSound(bare: string, said: readonly string[], book: WordBook): WordQuestion | null {
  const has = (word: string): boolean => phoneticOf(word, book) !== undefined;
  if (/\bs[iy]l+[ae]b/.test(bare)) {
    const word =
      new RegExp(
        `\\b(?:in|of|does|has|have|for|is|divide|count) ${oneWord}(?: (?:have|has|has got))?$`,
        "u",
      ).exec(bare)?.[1] ??
      wanted(said).find(
        (each) =>
          has(each) &&
          !/^(?:s[iy]l+[ae]b\w*|many|stress\w*|divide|count|number|loud|strong\w*|weak|long|pronounced?)$/.test(
            each,
          ),
      );
    if (
      word !== undefined &&
      has(word) &&
      /\b(?:how many|number|count|divide|s[iy]l+[ae]b\w* (?:of|in))\b/.test(bare) &&
      !/\b(?:stress\w*|loud|strong)\b/.test(bare)
    )
      return { of: "syllables", word };
    if (word !== undefined && has(word)) return { of: "sound", words: [word] };
  }
  if (/\brhym/.test(bare)) {
    const word =
      new RegExp(`\\b(?:with|for|of|to) ${oneWord}$`, "u").exec(bare)?.[1] ??
      new RegExp(`\\bwhat ${oneWord} rhymes?\\b`, "u").exec(bare)?.[1] ??
      new RegExp(`^${oneWord} rhymes?$`, "u").exec(bare)?.[1];
    if (word !== undefined && has(word)) return { of: "rhymes", word };
  }
  if (
    /\bhomo(?:phone|nym)s?\b|\bsounds? (?:exactly |just )?(?:the same|like)\b|\bsame (?:sound|pronunciation)\b/.test(
      bare,
    )
  ) {
    const word = new RegExp(`\\b(?:of|for|with|as|like|to) ${oneWord}$`, "u").exec(bare)?.[1];
    if (word !== undefined && has(word) && /\b(?:words?|homo\w+|what|which)\b/.test(bare))
      return { of: "sounds-like", word };
  }
  if (/\bsilent\b/.test(bare)) {
    const letter =
      /\bsilent (?:letter )?["“']?([a-z])["”']?\b/.exec(bare)?.[1] ??
      /["“']([a-z])["”'] (?:is )?silent/.exec(bare)?.[1] ??
      /\b(?:letter )?([b-z]) (?:is |are )?silent\b/.exec(bare)?.[1];
    const word = said.find((each) => each.length > 2 && isSilentIn(each));
    return { of: "silent", letter: letter ?? null, word: word ?? null };
  }
  const pronounced =
    /\b(?:pronounce|pronunciation of|pronounciation of|phonetic(?:s| transcription)?(?: of| for)?|transcription (?:of|for)|ipa (?:of|for)) (?:the |these )?(?:words? |verb )?(.+)$/.exec(
      bare,
    )?.[1] ??
    new RegExp(
      `\\bhow (?:is|do you say|to say|does) ${oneWord} (?:pronounced|aloud|sound|said)$`,
      "u",
    ).exec(bare)?.[1] ??
    new RegExp(`^${oneWord} (?:pronunciation|transcription|ipa)$`, "u").exec(bare)?.[1];
  // "How can I pronounce this word?" asks about the word before.
  if (pronounced !== undefined && /^(?:it|this|that|them|these|those)\b/.test(pronounced))
    return null;
  if (pronounced !== undefined && !/\b(?:sound|letter|ending|-ed|th|ed)\b/.test(pronounced)) {
    const words = wordsOf(
      pronounced
        .replaceAll(/["“”]/g, " ")
        .replace(/\b(?:correctly|right|in english|properly|well)$/, ""),
    ).filter((word) => !/^(?:and|or|the|word|words|in|british|american)$/.test(word));
    if (words.length > 0 && words.length <= 4 && words.every(has)) return { of: "sound", words };
  }
  return null;
}

function readCountry(bare: string, said: readonly string[], book: WordBook): WordQuestion | null {
  const plain = bare.replaceAll(/["“”]/g, "");
  const [, one = "", other = ""] =
    /\b([\p{L}]+)(?: or |\/| vs\.? | and )([\p{L}]+)\b/u.exec(plain) ?? [];
  for (const [british, american] of [
    [one, other],
    [other, one],
  ] as const)
    if (british !== "" && british !== american && toAmerican(british) === american)
      return { of: "spelling-of-country", british, american };
  const names = Object.values(countries).some((pattern) =>
    pattern.test(plain.replaceAll(/\b(?:tell|give|help|show|teach) us\b/g, "")),
  );
  const isAsked =
    /^(?:what|how|which|is|do|does|are|in|the|a|give|tell)\b.*\b(?:what|how|which|words?|names?|call(?:ed)?|say|use|sp[ea]ll?\w*|writ\w+|synonym|equivalent|version|british|american)\b|^(?:british|american)\b/.test(
      plain,
    ) && !/^in \w+ (?:i|we|he|she|they|my)\b/.test(plain);
  if (!names || !isAsked) return null;
  if (/\b(?:spel\w*|write|written)\b/.test(plain)) {
    const spelt = wanted(said).flatMap((word) => spellingsOf(word) ?? [])[0];
    return spelt === undefined ? null : { of: "spelling-of-country", ...spelt };
  }
  if (
    /\b(?:accent|difference|pronounc\w*|food|people(?!(?: in \w+)? (?:say|call|use)\b)|culture|history|better|learn)\b/.test(
      plain,
    )
  )
    return null;
  const pairs = pairsIn(said, book);
  return pairs.length === 0 ? null : { of: "word-of-country", pairs };
}

const formNames =
  "(?:past(?: tense| simple| form)?|past participle|participle|third form|second form|first form|3rd form|2nd form|v ?[123]|three forms|3 forms|all (?:the )?forms|verb forms|forms|form)";

function readIrregular(bare: string, said: readonly string[], book: WordBook): WordQuestion | null {
  if (
    /\birregular\b/.test(bare) &&
    /\bverbs?\b/.test(bare) &&
    !/\b(?:learn|remember|memori[sz]e|how|explain|what (?:is|are) (?:an? )?irregular)\b/.test(bare)
  ) {
    if (/\b(?:same|do not change|not change|unchanged|never change)\b/.test(bare))
      return { of: "irregular-verbs", which: "same" };
    if (
      /\b(?:list|common|most|some|give|show|tell|table|all|important|need|examples?|want)\b|^irregular verbs$/.test(
        bare,
      )
    )
      return { of: "irregular-verbs", which: "all" };
  }
  const verb =
    new RegExp(
      `\\b${formNames}(?: and (?:past )?participle)? (?:of|for) (?:the )?(?:verb )?(?:to )?["“]?(\\p{L}+)["”]?$`,
      "u",
    ).exec(bare)?.[1] ??
    new RegExp(
      `^(?:the )?(?:verb )?["“]?(\\p{L}+)["”]? (?:past participle|third form|second form|v ?[123]|three forms|3 forms|irregular verb)$`,
      "u",
    ).exec(bare)?.[1] ??
    new RegExp(
      `^(?:past participle|third form|v ?[123]|three forms) ["“]?(\\p{L}+)["”]?$`,
      "u",
    ).exec(bare)?.[1] ??
    /^is (?:the verb )?(?:to )?["“]?(\p{L}+)["”]? (?:an? )?(?:regular|irregular)\b/u.exec(
      bare,
    )?.[1] ??
    /^(?:to )?(\p{L}+) - ?(?:\p{L}+|\?|\.+) - ?/u.exec(bare)?.[1];
  if (
    verb === undefined ||
    /\b(?:plural|comparative|superlative|noun|adjective|adverb)\b/.test(bare)
  )
    return null;
  const isVerb =
    pastOf(verb) !== null &&
    (pastOf(verb)!.past !== `${verb}ed` && pastOf(verb)!.past !== `${verb}d`
      ? true
      : familyOf(verb, book).some((each) => each.word === verb && each.partOfSpeech === "verb"));
  const known =
    isVerb &&
    (familyOf(verb, book).some((each) => each.word === verb && each.partOfSpeech === "verb") ||
      isIrregular(verb));
  return known && said.length <= 12 ? { of: "verb-forms", verb } : null;
}

const isIrregular = (verb: string): boolean => {
  const forms = pastOf(verb);
  return forms !== null && !forms.past.endsWith("ed");
};
