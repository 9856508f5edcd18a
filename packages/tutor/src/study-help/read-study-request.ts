import { termOf } from "../english-questions/read-english-question";
import type { WordForm } from "../english-questions/types";
import { bareRequest } from "../requests/reading/mend-words";
import { plainText, wordsOf } from "../text";
import { ruling, slipIn } from "./common-slips";
import { soundAskedAbout } from "./speech-sounds";
import type { StudyRequest } from "./study-request";
import { readTurn } from "./turn-sentence";
import type { BuiltForm } from "./word-building";
import { readWordQuestion } from "./word-book/read-word-question";
import type { WordBook } from "./word-book/word-book";
import { listAskedFor } from "./word-lists";

/** What stands in quotation marks, in small letters. */
export const quotedIn = (text: string): readonly string[] =>
  [
    ...plainText(text).matchAll(
      /(?<![\p{L}\p{N}])"([^"]+)"|(?<![\p{L}\p{N}])'([^']{2,})'(?!\p{L})/gu,
    ),
  ].map(([, one, other]) => (one ?? other ?? "").replace(/[.?!]+$/, "").trim());

const mostTerms = 5;
const aside =
  /\b(?:and (?:what|how|its|which|give|also)|what is its|please|as well|too|in english|belong to|have|is|are)\b.*$/;
/** "Develop, arrive and refuse" are three. */
const termsIn = (text: string): readonly string[] => {
  const quoted = quotedIn(text);
  const named =
    quoted.length > 0
      ? quoted
      : text
          .replace(/^[\s:]*(?:the )?(?:words?|verbs?|nouns?|adjectives?)(?: forms?)?[\s:]+/, "")
          .replace(aside, "")
          .split(/\s*[,;/]\s*(?:and |or )?|\s+(?:and|or)\s+/);
  return named
    .map(termOf)
    .filter((term) => term !== "" && wordsOf(term).length <= 2)
    .slice(0, mostTerms);
};

const part = "(nouns?|verbs?|adjectives?|adverbs?)";
const building: readonly RegExp[] = [
  new RegExp(
    `\\b${part}(?: forms?)?(?: that (?:is|are) )?(?: (?:made|formed|derived|built))? (?:of|from|for|to|related to|belonging to):? (.+)`,
  ),
  new RegExp(
    `\\b(?:make|form|build|create|turn|change|transform|give|need|write)\\b.*? ${part}(?: out)? (?:of|from|for|with):? (.+)`,
  ),
];
const turning =
  /\b(?:turn|change|transform|make|convert) (.+?) (?:in ?to|become|as) (?:an? |the )?(nouns?|verbs?|adjectives?|adverbs?)\b/;
const asking = new RegExp(
  `\\b(?:what|which)(?: is| are)?(?: the)? ${part}(?: (?:forms?|do|does|can|comes?|go(?:es)?|is|are|belongs?|i|we|you|make|made|get|built|formed))* (?:of|from|for|to|with):? (.+)`,
);
const families: readonly RegExp[] = [
  /\b(?:same|whole|all the) (?:word )?famil(?:y|ies) (?:as|of|like) (?:the )?(?:word |verb )?(.+)/,
  /\bword famil(?:y|ies)\b.*?(?:of|for|from|does|do|to|around|with) (.+)/,
  /\b(?:other|all) (?:words|forms) (?:made |built |formed |derived |that (?:come|are made|are derived) )?(?:of|from|related to) (.+)/,
  /\b(?:words|forms) (?:made|built|formed|derived|that come) from (.+)/,
  /\bwhat (?:other )?words (?:can|could) (?:i|we|you) (?:make|build|form|derive) (?:from|of|with|out of) (.+)/,
];
const negatives: readonly RegExp[] = [
  /\bprefix(?:es)?\b.*?(?:makes?|for|of|with|to|before|negates?|turns?|goes? with) (.+)/,
  /\b(?:make|makes|form|turn) (.+?) (?:in ?to (?:an? |its )?)?(?:negative|opposite)\b/,
  /\bnegative (?:form )?(?:of|for) (?:the (?:word|adjective) )?(.+)/,
  /\bopposite of (.+?) (?:with|using) (?:an? )?prefix/,
];

const formOf = (named: string): BuiltForm => named.replace(/s$/, "") as BuiltForm;

function readBuilding(bare: string): StudyRequest | null {
  if (
    /\b(?:exercises?|quiz|sentences?|explain|rules?|countable|plurals?|order|questions?)\b/.test(
      bare,
    )
  )
    return null;
  const turned = turning.exec(bare);
  if (turned !== null) return built(formOf(turned[2]!), turned[1]!);
  for (const pattern of [asking, ...building]) {
    const found = pattern.exec(bare);
    if (found !== null) return built(formOf(found[1]!), found[2]!);
  }
  for (const pattern of families) {
    const found = pattern.exec(bare);
    if (found !== null && !/\b(?:my|your|his|her|our|their)\b/.test(bare))
      return built("family", found[1]!);
  }
  for (const pattern of negatives) {
    const found = pattern.exec(bare);
    if (found !== null && !/\b(?:tenses?|simple|continuous|perfect|have|can|be)\b/.test(found[1]!))
      return built("negative", found[1]!.replace(/ (?:negative|opposite)$/, ""));
  }
  return null;
}

function built(form: BuiltForm, text: string): StudyRequest | null {
  const terms = termsIn(text).filter(
    (term) => wordsOf(term).length === 1 && !/^(?:it|this|that|them|word|time|place)$/.test(term),
  );
  return terms.length === 0 ? null : { about: "build", form, terms };
}

const manyForms: readonly (readonly [WordForm, RegExp])[] = [
  ["plural", /\bplurals?(?: forms?)? (?:of|for):? (.+)/],
  [
    "past",
    /\b(?:past(?: tense| simple| forms?| participles?)?|(?:second|third) forms?|(?:three|3) forms) (?:forms? )?(?:of|for):? (.+)/,
  ],
  [
    "comparison",
    /\b(?:comparatives?|superlatives?)(?: and superlatives?)?(?: forms?)? (?:of|for):? (.+)/,
  ],
  ["opposite", /\b(?:opposites?|antonyms?|contrary) (?:of|for|to):? (.+)/],
  ["spelling", /\bhow (?:do|can|should|to) (?:you |i |we )?spell:? (.+)/],
];

function readForms(bare: string): StudyRequest | null {
  for (const [form, pattern] of manyForms) {
    const found = pattern.exec(bare);
    if (found === null) continue;
    const terms = termsIn(found[1]!);
    if (terms.length > 1) return { about: "forms", form, terms };
  }
  return null;
}

function readStress(bare: string): StudyRequest | null {
  const found =
    /\b(?:stress(?:ed)?|loud(?:er)?|accent)\b.*? (?:in|on|of|for|is) (?:the words? )?(.+)/.exec(
      bare,
    ) ??
    /\bwhich (?:part|syllable)(?: of| in)? (.+?) (?:is|do|has|should|gets)\b/.exec(bare) ??
    /\b(?:pronounc(?:e|iation of)|say|read)(?: the words?)? (["“].+|\S+, .+)/.exec(bare);
  if (found === null || (!/["“,]| and /.test(found[1]!) && !/\b(?:stress|syllable)/.test(bare)))
    return null;
  if (
    /\b(?:say|read)\b/.test(found[0]) &&
    !/\b(?:pronounc\w*|stress\w*|aloud|sounds?)\b/.test(bare)
  )
    return null;
  const terms = termsIn(found[1]!.replace(/ (?:in|on|correctly|right|please)$/, "")).filter(
    (term) => wordsOf(term).length === 1 && term.length > 2,
  );
  return terms.length === 0 || /\b(?:exam|work|i|my)\b/.test(found[1]!)
    ? null
    : { about: "stress", terms };
}

const mostNumber = 999_999;
function readNumbers(bare: string): StudyRequest | null {
  const asks =
    /\b(?:say|read|tell|write|call|spell|pronounce|numbers?|in words|help|speak|express)\b/.test(
      bare,
    );
  if (
    !asks ||
    /[+*×÷=]|\b(?:plus|minus|questions?|exercises?|words about|sentences?|years|exam|pages?|times)\b/.test(
      bare,
    )
  )
    return null;
  const times = [...bare.matchAll(/\b([01]?\d|2[0-3])[:.]([0-5]\d)\b/g)].map(
    ([, hour, minute]) => [Number(hour), Number(minute)] as const,
  );
  if (times.length > 0) return { about: "times", times };
  const numbers = [...bare.matchAll(/(?<![\d.,/-])\d{1,3}(?:[, ]?\d{3})?(?![\d./-])/g)]
    .map(([digits]) => Number(digits.replaceAll(/[, ]/g, "")))
    .filter((number) => number <= mostNumber)
    .slice(0, mostTerms);
  return numbers.length > 0 &&
    /\b(?:numbers?|in words|say|read|pronounce|spell|write|call)\b/.test(bare)
    ? { about: "numbers", numbers }
    : null;
}

const asksWhich =
  /\b(?:which|what)\b.*\b(?:right|correct|better|best|natural|ok|okay|good|true|grammatical|wrong|proper|should|use|say)\b|\b(?:right|correct|better) (?:is|one)\b|\b(?:should|do|can|must|is it) (?:i |we |you )?(?:say|write|use)?|\bor\b/;

function readChoice(message: string): StudyRequest | null {
  const quoted = quotedIn(message);
  if (quoted.length !== 2) return null;
  const [one, other] = quoted as [string, string];
  const outside = plainText(message).replaceAll(/"[^"]*"/g, "");
  if (wordsOf(one).length < 2 || wordsOf(other).length < 2 || !asksWhich.test(outside)) return null;
  if (/\b(?:differ\w*|mean\w*|between|same|confus\w*|distinguish\w*)\b/.test(outside)) return null;
  return { about: "choice", options: [one, other] };
}

/** "I like play or I like playing?": without marks only where one of them is known to be wrong. */
function readPlainChoice(bare: string): StudyRequest | null {
  const found =
    /^(?:.*?\b(?:right|correct|better|say|write|use|it)[:,]? )?(.{4,60}?),? or (.{4,60})$/.exec(
      bare,
    );
  if (found === null) return null;
  const [, one = "", other = ""] = found;
  const isKnown = (slipIn(one) === null) !== (slipIn(other) === null);
  return isKnown && wordsOf(one).length > 1 && wordsOf(other).length > 1
    ? { about: "choice", options: [one, other] }
    : null;
}

const asksWhetherRight =
  /\b(?:why (?:do|does|is|are|can)|acceptable|allowed|possible|correct|right|wrong|ok|okay|grammatical|both|can (?:i|we|you)|singular|plural|better)\b/;

function readRuling(message: string): StudyRequest | null {
  const [quoted] = quotedIn(message);
  const outside = plainText(message).replaceAll(/"[^"]*"/g, "");
  if (quoted === undefined || wordsOf(quoted).length < 2 || !asksWhetherRight.test(outside))
    return null;
  const says = ruling(quoted);
  return says === null ? null : { about: "ruling", says };
}

/** What a message asks for of all this; null where it asks for nothing of the kind. */
export function readStudyRequest(
  message: string,
  bare: string,
  { wordBook, typed = message }: { wordBook?: WordBook | undefined; typed?: string } = {},
): StudyRequest | null {
  const ruled = readRuling(message);
  if (ruled !== null) return ruled;
  const turn = readTurn(message);
  if (turn !== null) return { about: "turn", ...turn };
  // “Spill the beans” is no slip for “spell”: what was typed is looked at too.
  const question =
    readWordQuestion(bare, message, wordBook) ??
    (typed === message ? null : readWordQuestion(bareRequest(typed), typed, wordBook));
  if (question !== null) return { about: "word-book", question };
  const sound = soundAskedAbout(bare);
  const list = listAskedFor(bare);
  return (
    readChoice(message) ??
    readPlainChoice(bare) ??
    readForms(bare) ??
    readBuilding(bare) ??
    readStress(bare) ??
    (list !== null && list.title.startsWith("the numbers from") ? { about: "list", list } : null) ??
    readNumbers(bare) ??
    (sound === null ? null : { about: "speech-sound", how: sound }) ??
    (list === null ? null : { about: "list", list })
  );
}
