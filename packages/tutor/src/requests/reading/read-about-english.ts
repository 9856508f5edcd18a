import { ingFormOf, thirdPersonOf } from "@saywell/english";
import { sayStyleRule } from "../../english-questions/style-rules";
import { madeByRule, rightForm, sayCountable, sayNumber } from "../../english-questions/right-form";
import type { EnglishQuestion, KnownEnglish } from "../../english-questions/types";
import { articleOnly } from "../../english-questions/article-alone";
import { formsApart } from "../../english-questions/forms-apart";
import { hasEnding, sayEnding } from "../../english-questions/verb-endings";
import { arePaired } from "../../english-questions/word-pairs";
import { slipIn } from "../../study-help/common-slips";
import { quotedIn } from "../../study-help/read-study-request";
import { sayInOtherWords, sayShorter } from "../../study-help/other-words";
import { sayStrength } from "../../study-help/strength";
import {
  sayBritishAmerican,
  sayVarieties,
  spellingsOf,
} from "../../study-help/word-book/british-american";
import { phoneticOf } from "../../study-help/word-book/look-up";
import { idiomsAbout } from "../../study-help/word-book/idioms";
import {
  hasPreposition,
  isPreposition,
  sayPreposition,
} from "../../study-help/word-book/prepositions";
import { sayRegisterOf, sayTheMoreFormal } from "../../study-help/word-book/registers";
import { plainText, quote, wordsOf } from "../../text";
import { namedTopics } from "./find-topic";
import { grammarOfSentence, grammarOfWord, tenseWith } from "./grammar-of-words";
import type { Request } from "../request";

const told = (says: string | null): Request | null =>
  says === null ? null : { kind: "english", question: { kind: "told", says } };
const english = (question: EnglishQuestion): Request => ({ kind: "english", question });

const politeEnd = /[\s,]*(?:\bplease\b|\bin english\b|\bin a sentence\b|\bcorrectly\b|[?.!])+\s*$/;
const clean = (text = ""): string =>
  text
    .replaceAll(/["“”?]/g, " ")
    .replace(politeEnd, "")
    .replaceAll(/\s+/g, " ")
    .trim()
    .replace(/^(?:the )?(?:words?|verbs?|adjectives?|nouns?|phrases?|expressions?) (?=\S)/, "");

/**
 * Questions about English that are told by rules and lists: which preposition or ending stands behind a word,
 * which of two forms is right, whether a thing is counted, how formal a word is, how a small word is used,
 * and grammar that is called by its name and nothing else. Null for everything else.
 *
 * @param message with plain quotation marks
 * @param bare the same in small letters, without politeness
 */
export function readAboutEnglish(
  message: string,
  bare: string,
  known: KnownEnglish,
): Request | null {
  return (
    told(sayStrength(bare)) ??
    ofSentence(message, known) ??
    ofOtherWords(message, known) ??
    ofTwoRegisters(bare, known) ??
    ofStyle(bare) ??
    ofRegister(message, bare, known) ??
    ofVariety(bare, known) ??
    ofForm(bare) ??
    ofMoreFormal(bare, known) ??
    ofTense(bare, known) ??
    ofEnding(bare) ??
    ofPreposition(bare, known) ??
    ofChoice(bare, known) ??
    ofReason(message, bare, known) ??
    ofJudgement(message) ??
    ofUse(bare, known) ??
    ofIdioms(bare, known) ??
    ofNames(bare, known)
  );
}

const asksOfSentence =
  /\b(?:explain|understand)(?: (?:me|us|to me))? (?:this |the |that |following )*(?:sentence|phrase|structure|grammar)\b|\b(?:what|which) (?:tense|grammar|structure|form|conditional) is\b|\bgrammar (?:of|in) (?:this|that|the)\b|\banaly[sz]e\b/;

/** "Explain this sentence: “She might have been sleeping.”" */
function ofSentence(message: string, { topics }: KnownEnglish): Request | null {
  const [, quoted, behind] = /["“]([^"”]{8,})["”]|: (.{8,})$/.exec(message) ?? [];
  const sentence = quoted ?? behind;
  if (sentence === undefined || wordsOf(sentence).length < 3) return null;
  if (!asksOfSentence.test(plainText(message.replace(sentence, "")))) return null;
  const topic = grammarOfSentence(sentence, topics);
  return topic === undefined ? null : english({ kind: "grammar", topic });
}

const asksForOtherWords =
  /\b(?:paraphras\w+|rephras\w+|reword\w*|rewrit\w+|native(?: speaker)?s? (?:say|put)|in other words|differently|another way|(?:say|put|write|sound|make)\b.*\b(?:more|less) (?:formal\w*|polite\w*|natural\w*|informal\w*|casual\w*))\b/;

/** "How would a native speaker say “I am very tired”?" */
function ofOtherWords(message: string, known: KnownEnglish): Request | null {
  const sentence = /["“]([^"”]{8,})["”]|: (.{8,})$/.exec(message);
  const given = sentence?.[1] ?? sentence?.[2];
  if (given === undefined || wordsOf(given).length < 3) return null;
  const asked = plainText(message.replace(given, ""));
  if (/\b(?:shorter|shorten|more concise|fewer words|less wordy)\b/.test(asked))
    return told(sayShorter(given));
  if (!asksForOtherWords.test(asked)) return null;
  const company = /\b(?:informal\w*|casual\w*|colloquial\w*|friends?|slang)\b/.test(asked)
    ? "informal"
    : /\b(?:formal\w*|polite\w*|profession\w*|academic|business|official\w*)\b/.test(asked)
      ? "formal"
      : "any";
  return told(sayInOtherWords(given, company, known.wordBook));
}

const asksOfStyle =
  /^(?:start|begin|end|finish) (?:a|the|my) sentence |^(?:(?:can|could|may|should|must|do|is it|are|does) |when |where |what |which |(?:a )?commas? |how )|\?$/;
const ofStyle = (bare: string): Request | null =>
  asksOfStyle.test(bare) &&
  !/^what (?:do|can|should) (?:i|we|you) say\b|\d{2}|^how (?:(?:to|do|can|should|could|i|we|you) )*(?:begin|start|end|finish|close|open)\b.*\b(?:e-?mails?|letters?|speech(?:es)?|toasts?|presentations?|conversations?|essays?)\b/.test(
    bare,
  )
    ? told(sayStyleRule(bare))
    : null;

const kindOfText =
  "(?:formal|informal|business|official|academic|work|job|professional|polite|serious)?\\s*(?:e-?mails?|mails?|letters?|essays?|texts?|writing|reports?|english|situations?|interviews?|exams?|cv|context|style)";
const registers: readonly RegExp[] = [
  /^(?:is|are|would|does|do|might|could) (?:the word |the phrase |using |saying )?(.+?) (?:be |sounds? )?(?:too |a bit |a little |very |rather )?(?:pompous|stiff|posh|pretentious|old-fashioned|outdated|childish|arrogant|bookish|academic|friendly)\b/,
  /^(?:is|are|was|isn't|does) (?:it |the word |the phrase |saying |to say )?(.+?) (?:sounds? )?(?:too |very |really |more |considered |a )?(?:formal|informal|slang|polite|impolite|rude|casual|official|colloquial|old-fashioned)\b/,
  /^(.+?) (?:is )?(?:formal|polite) or (?:informal|not|rude|impolite|slang)\b/,
  new RegExp(
    `\\b(?:can|could|may|should|must|is it (?:ok|okay|right|fine|possible|good|bad|polite) (?:if|to)) ?(?:i|we|you)? ?(?:use|write|say|put|start with|begin with|end with|finish with)? (.+?) (?:in|at the end of|at the beginning of|for|to) (?:an? |my |the )?(?:${kindOfText}|boss|teacher|client|customer)\\b`,
  ),
  /\bhow (?:formal|polite|informal) is (.+)/,
  new RegExp(
    `^(?:is|are) (.+?) (?:ok|okay|fine|good|allowed|acceptable|right|possible|suitable|correct) (?:in|for|to use in|to write in|at the end of|at the beginning of) (?:an? |my |the )?${kindOfText}\\b`,
  ),
  new RegExp(
    `\\b(?:begin|start|open|end|finish|close|sign) (?:an? |my |the )?${kindOfText} (?:with|by) (?:writing |saying )?(.+)`,
  ),
  /\bis it (?:rude|impolite|polite|ok|formal|informal|too informal)(?: or \w+)?(?: in english)? to (?:say|write|use) (.+)/,
];

const rudeOrPolite = /\b(?:rude|impolite|polite|offensive|too direct|aggressive)\b/;
/** What sounds rude in a shop or to a stranger: a bare wish or an order. */
const plainWishes =
  /^(?:what do you want|i want\b|give me\b|you must\b|tell me\b|bring me\b|come here\b)/;

function ofRegister(message: string, bare: string, known: KnownEnglish): Request | null {
  if (
    /:.*\b(?:is (?:it|this|that)|does it sound) (?:polite|rude|ok|too direct)\b|\bis (?:it|this) polite: /.test(
      bare,
    )
  )
    return ofTopic("polite-requests", known);
  if (rudeOrPolite.test(bare) && plainWishes.test(quotedIn(bare)[0] ?? ""))
    return ofTopic("polite-requests", known);
  // What is asked about is looked up as it was written: “gimme” is mended as a slip.
  for (const text of [plainText(message), bare])
    for (const pattern of registers) {
      const term = clean(pattern.exec(text)?.[1]);
      const says =
        term === "" || wordsOf(term).length > 7
          ? null
          : sayRegisterOf(term.replace(/^(?:the|a|an) /, ""), known.wordBook);
      if (says !== null) return told(says);
    }
  return null;
}

const oneOf = '"?([^"]{2,40}?)"?';
const twoRegisters: readonly RegExp[] = [
  new RegExp(
    `\\b(?:which|what)(?: one| of them| word)? (?:is|sounds) (?:the )?(?:more|less) (?:formal|polite|informal|casual|official)(?: one| word)?[\\s:,–-]+${oneOf},? or ${oneOf}$`,
  ),
  new RegExp(
    `^(?:is|does) ${oneOf} (?:sounds? )?(?:more|less) (?:formal|polite|informal|casual|official) than ${oneOf}$`,
  ),
];

/** "Which is more formal, sorry or I beg your pardon?" */
function ofTwoRegisters(bare: string, { wordBook }: KnownEnglish): Request | null {
  for (const pattern of twoRegisters) {
    const [, one, other] = pattern.exec(bare) ?? [];
    if (one === undefined || other === undefined) continue;
    return told(sayTheMoreFormal(one, other, wordBook));
  }
  return null;
}

/** "Difference between British and American English?", and no word is named. */
const ofBoth =
  /^(?:(?:what|which|tell|me|is|are|the|main|biggest|explain|about|some|do|you|know|please|can|how|many|give|examples|of|words?|list|for) )*(?:differences?|different|differs?|british|american)(?: (?:between|of|from|is|in|the|words?|english|british|american|and|or|vs|versus|uk|us|usa|different|differs?|differences?|grammar|spelling|vocabulary|what|is|are))*$/;

function ofVariety(bare: string, { wordBook }: KnownEnglish): Request | null {
  if (
    !/\b(?:american|british|america|britain|usa?|uk)\b/.test(bare) ||
    /^(?:i|my|we|he|she) /.test(bare)
  )
    return null;
  if (ofBoth.test(bare)) return told(sayVarieties(wordBook));
  const term = clean(
    /\b(?:american|british)(?: english)?(?: word)?(?: for| of|:| -)? "?([\p{L} ]+?)"?$/u.exec(
      bare,
    )?.[1] ??
      /^(?:is |the word |what is |how (?:do you|to|is) (?:say )?)*"?([\p{L}]+(?: [\p{L}]+)??)"? (?:is )?(?:in |an? )?(?:british|american|uk|us)\b/u.exec(
        bare,
      )?.[1],
  );
  const spelt =
    /\bhow (?:is |are |do (?:you|we|i|they|americans|people) (?:spell|write) |to (?:spell|write) )?(?:the word )?"?(\p{L}+)"? (?:is )?(?:(?:spel(?:led|t)|written) )?in (?:an? )?(?:american|british|america|britain|the (?:us|usa|uk))/u.exec(
      bare,
    )?.[1];
  if (spelt !== undefined && spellingsOf(spelt) === undefined && phoneticOf(spelt, wordBook)) {
    const word = wordBook?.britishAmerican.find(([british]) => british === spelt)?.[1];
    return told(
      `${quote(spelt)} is spelt ${spelt.toUpperCase().split("").join("-")}, and I know no other spelling for America.${word === undefined ? "" : ` But Americans mostly say ${quote(word)}.`}`,
    );
  }
  const two = /"?([\p{L}]+)"? (?:or|and|vs) "?([\p{L}]+)"?/u.exec(
    bare.replace(/\b(?:american|british) (?:or|and|vs) (?:american|british)\b/, ""),
  );
  return told(
    (term === "" ? null : sayBritishAmerican([term], wordBook)) ??
      (two === null ? null : sayBritishAmerican([two[1]!, two[2]!], wordBook)),
  );
}

function ofForm(bare: string): Request | null {
  const third =
    /\b(?:third|3rd) person(?: singular)?(?: form)?(?: of| for)? (?:the verb )?"?(?:to )?(\p{L}+)"?$/u.exec(
      bare,
    );
  if (third !== null && !/^(?:s|singular|form|rules?)$/.test(third[1]!))
    return told(`With “he”, “she” and “it” we say ${quote(thirdPersonOf(third[1]!))}.`);
  const ingForm = /\bing(?: form)? (?:of|for) (?:the verb )?"?(?:to )?(\p{L}+)"?$/u.exec(bare);
  return ingForm === null
    ? null
    : told(`With -ing, ${quote(ingForm[1]!)} becomes ${quote(ingFormOf(ingForm[1]!))}.`);
}

/** "More formal: I want to know". */
function ofMoreFormal(bare: string, known: KnownEnglish): Request | null {
  const said =
    /^(?:(?:can you |could you |please |how to |make|say|write|rewrite|rephrase|change|put|it|this|that|the|my|sentence|text|message|to|sound|be|in|an?) ?)*more (?:formal|formally|polite|politely|professional)(?: way| version| english| style)?\s*[:,-]\s*"?(.+)/.exec(
      bare,
    )?.[1];
  if (said === undefined) return null;
  const says = sayInOtherWords(said, "formal", known.wordBook);
  return says === null ? ofTopic("polite-requests", known) : told(says);
}

function ofTense(bare: string, { topics }: KnownEnglish): Request | null {
  const found =
    /\b(?:what|which) (?:verb )?tenses? (?:(?:do|should|must|can|is|are|to|i|we|you|use|used|have|put|comes?|goes|stands?|correct|right) )*(?:with|after|for|behind) (.+)/.exec(
      bare,
    )?.[1] ??
    /^(.+?),? (?:what|which) tense\b/.exec(bare)?.[1] ??
    // "Which tense is it: yesterday I ___ to school"
    timeIn(/\b(?:what|which|right|correct) (?:verb )?tense\b[^:"]*[:"] ?(.+)$/.exec(bare)?.[1]);
  const topic = found === undefined ? undefined : tenseWith(clean(found), topics);
  return topic === undefined ? null : english({ kind: "grammar", topic });
}

const wordsOfTime =
  /\b(?:yesterday|last (?:night|week|month|year|\w+day|summer|winter)|\w+ (?:days?|weeks?|months?|years?|hours?) ago|when i was|in (?:19|20)\d\d|tomorrow|next \w+|right now|at the moment|now|every \w+|always|usually|often|sometimes|never|ever|already|yet|just|since|so far|recently|if only|i wish|while|by the time)\b/;
const timeIn = (text = ""): string | undefined => wordsOfTime.exec(text)?.[0];

const ing = "(?:-?ing|gerund|verb-?ing|doing)(?: forms?)?";
const to = "(?:(?:the )?infinitive|to|to do|to infinitive|to \\+ verb|base form)(?: forms?)?";
const endings: readonly RegExp[] = [
  new RegExp(
    `(?:${ing},? (?:or|and|vs) ${to}|${to},? (?:or|and|vs) ${ing}),? (?:after|with|behind|for|follows) (.+)`,
  ),
  new RegExp(
    `^(?:after |does |do we use |is )?(.+?),? (?:\\+|plus|with|takes?|is followed by|(?:do|should) (?:i|we) (?:use|say)|is it|comes|goes with|we use|followed by|by)?\\s*(?:${ing},? (?:or|vs) ${to}|${to},? (?:or|vs) ${ing})$`,
  ),
  new RegExp(
    `\\b(?:do|should|can|must) (?:i|we|you) (?:use|say|write|put|need) (?:${ing}|${to}) after (.+)`,
  ),
  /\b(?:what|which) (?:verb )?(?:form|verb form|ending) (?:(?:do|should|comes?|goes|stands?|i|we|is|use|used|to|of the verb) )*(?:after|with|follows) (.+)/,
];

function ofEnding(bare: string): Request | null {
  for (const pattern of endings) {
    const term = clean(pattern.exec(bare)?.[1]);
    if (term !== "" && hasEnding(term)) return told(sayEnding(term));
  }
  return null;
}

const prepositionsAsked: readonly RegExp[] = [
  /\bpre?positions? (?:(?:do|does|should|can|must|is|are|to|i|we|you|use|used|comes?|goes|go|stands?|follows?|right|correct|need|say|have|put) )*(?:with|after|for|of|behind|follows?|to use with)?:? ?(.+)$/,
  /^(?:the )?(.+?),? ?(?:\+|plus|with|takes?|has|and|need)?,? ?(?:what|which|the right|correct|\+)? ?pre?positions?(?: (?:after|is it|do i use|goes|comes))?$/,
  /\b(?:what|which word) (?:(?:comes?|goes|stands?|do|should|can|i|we|say|use|write|put) )+(?:after|behind) (.+)/,
  /^(.+?) (?:what|which) preposition\b/,
  /^(.+?) (?:with|\+) (?:what|which)$/,
];

function ofPreposition(bare: string, { wordBook }: KnownEnglish): Request | null {
  for (const pattern of prepositionsAsked) {
    const words = clean(pattern.exec(bare)?.[1]);
    if (words === "" || wordsOf(words).length > 3) continue;
    const term = [words, words.replace(/^(?:to be|be|to|i am|is|verb|adjective) /, "")].find(
      (each) => hasPreposition(each, wordBook),
    );
    if (term !== undefined) return told(sayPreposition(term, wordBook));
    if (!pattern.source.includes("preposition") && hasEnding(words)) return told(sayEnding(words));
  }
  return null;
}

const choiceFrame =
  /^(?:(?:so|and|but|please|tell me|hi|what about)[, ]+)*(?:(?:which|what)(?: one)?(?: of (?:them|these))?(?: is| are|'s)?(?: it)?(?: the)?(?: more)? (?:right|correct|better|best|true|good|proper|natural|grammatical)(?: form| word| one| to say| to use| english)?|is it (?:better|right|correct)(?: to)?(?: say| use| write)?|(?:should|do|can|must|shall|would) (?:i|we|you|people) (?:say|use|write|put|need)|(?:i|we) (?:should|must|can|need to|have to)? ?(?:say|use|write)|i (?:do not|don't) know(?: if| whether)?(?: it is| i (?:should )?(?:say|use|write))?|(?:how|what) (?:is|to) (?:correct|say|right)|what (?:should|do|can|must) (?:i|we|you) (?:say|use|write)|how (?:do|should) (?:i|we) (?:say|write)|is it|it is|when (?:do|should|to) (?:i |we |you )?use|when (?:i|we|you) use|correct(?:ly)?|right|what is it)[\s:,;?-]+/;
const choiceEnd =
  /[\s,:;?-]+(?:(?:which|what)(?: one)?(?: is| of them is)?(?: the)?(?: correct| right| better| true)?(?: one| form| word)?|is (?:right|correct|better)|help(?: me)?|please|how is (?:it )?(?:right|correct)|how (?:to say|correct(?:ly)?)|when|what is the difference|what difference)$/;

function ofChoice(bare: string, known: KnownEnglish): Request | null {
  const isFramed = choiceFrame.test(bare) || choiceEnd.test(bare);
  const core = bare
    .replace(choiceFrame, "")
    .replace(choiceEnd, "")
    .replace(/^(?:when|if) (?:do )?i use /, "");
  const found =
    /^(?:"([^"]+)"|(.{1,50}?))(?:,? or (?:when )?|\s*\/\s*|,? (?:vs\.?|versus) )(?:"([^"]+)"|(.{1,60}?))$/.exec(
      core,
    ) ??
    // "Do and does": two that are asked about together.
    (isFramed ? /^"?([^"]{1,30}?)"? and "?([^"]{1,30}?)"?$/.exec(core) : null);
  if (found === null) return null;
  const [one = "", other = ""] = found
    .slice(1)
    .filter((each) => each !== undefined)
    .map((each) =>
      clean(`${each} `.replace(/ in english $/, " in  english")).replace(
        "in  english",
        "in english",
      ),
    );
  if (one === "" || other === "" || wordsOf(one).length > 8) return null;
  if (!isFramed && /^(?:i|my|we|he|she|they) (?:want|like|need|go|usually|often)\b/.test(one))
    return null;
  const context =
    /^(.+?) (?:with|before|after|for|in front of|when (?:i|we|you|people) (?:talk|speak) (?:about|of)|when it is) (?:the (?:word|noun|verb|adjective) )?(.+)$/.exec(
      other,
    );
  const pairs: (readonly [string, string])[] = [[one, other]];
  if (context !== null && wordsOf(context[1]!).length <= wordsOf(one).length + 1) {
    const [, second = "", behind = ""] = context;
    pairs.unshift(
      [`${one} ${behind}`, `${second} ${behind}`],
      [`${behind} ${one}`, `${behind} ${second}`],
    );
    pairs.push([one, second]);
  }
  // “In or on the bus” says the object once.
  if (wordsOf(one).length < wordsOf(other).length && wordsOf(one).length === 1)
    pairs.push([`${one} ${wordsOf(other).slice(1).join(" ")}`, other]);
  const spelling = sayBritishAmerican([one, other], known.wordBook);
  if (spelling !== null) return told(spelling);
  for (const pair of pairs) {
    const says = rightForm(pair, known.wordBook);
    if (says !== null) return told(says);
    if (arePaired(pair, known.pairs)) return english({ kind: "difference", terms: pair });
  }
  const article = isFramed ? articleOnly(one, other) : null;
  if (article !== null) return article === "" ? ofTopic("articles", known) : told(article);
  const apart = whereTheyDiffer(one, other);
  if (apart !== null) {
    const says = rightForm(apart, known.wordBook);
    if (says !== null) return told(says);
    if (arePaired(apart, known.pairs)) return english({ kind: "difference", terms: apart });
  }
  const small = [one, other].map((term) => grammarOfWord(term, known.topics));
  if (isFramed && small[0] !== undefined && small[0] === small[1])
    return english({ kind: "grammar", topic: small[0] });
  return null;
}

/** What is left of two phrases without the words that they have in common: “been” and “gone”. */
function whereTheyDiffer(one: string, other: string): readonly [string, string] | null {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  while (first.length > 1 && second.length > 1 && first[0] === second[0]) {
    first.shift();
    second.shift();
  }
  while (first.length > 1 && second.length > 1 && first.at(-1) === second.at(-1)) {
    first.pop();
    second.pop();
  }
  const apart = [first.join(" "), second.join(" ")] as const;
  return apart[0] === one || apart[0] === apart[1] ? null : apart;
}

export const timeWord =
  /^(?:in|on|at) (?:the )?(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|morning|afternoon|evening|night|weekends?|christmas|easter|noon|midnight|\d.*|one|two|three|four|five|six|seven|eight|nine|ten|my birthday)\b/;

/** Why something is said so: what is known of the first phrase that the question names. */
function ofReason(message: string, bare: string, known: KnownEnglish): Request | null {
  if (!/\bwhy\b|\bhow come\b/.test(bare) || /^(?:i|my|he|she|we|they) /.test(bare)) return null;
  const quoted = quotedIn(message);
  const plain =
    /\b(?:why|how come)(?: (?:do|does|is|are|it is|it|we|you|i|people|they|english people|must|should|can|not|here|say|use|write|there|used|put|have|need|to))* (.+)/.exec(
      bare,
    )?.[1] ?? "";
  const parts =
    quoted.length > 0
      ? quoted
      : plain.split(/,? (?:and not|not|but not|but|instead of|and|or) /).map(clean);
  const [one = "", other] = parts.map((part) => clean(part).replace(/^(?:is it|it is) /, ""));
  if (one === "" || wordsOf(one).length > 9) return null;
  if (other !== undefined && other !== "") {
    const says = rightForm([one, other], known.wordBook);
    if (says !== null) return told(says);
    if (timeWord.test(one) && timeWord.test(other)) return ofTopic("prepositions-of-time", known);
    const apart = whereTheyDiffer(one, other);
    for (const terms of [[one, other] as const, ...(apart === null ? [] : [apart])])
      if (arePaired(terms, known.pairs)) return english({ kind: "difference", terms });
    const ofForms = formsApart(one, other);
    if (ofForms !== null) return ofTopic(ofForms, known);
  }
  if (timeWord.test(one)) return english({ kind: "usage", term: one });
  if (/^(?:a|an) \p{L}+$/u.test(one)) return english({ kind: "usage", term: one });
  if (/^the \p{L}+/u.test(one) && quoted.length > 0) return ofTopic("articles", known);
  const single = wordsOf(one).length === 1;
  const says = single ? madeByRule(one) : null;
  if (says !== null) return told(says);
  if (quoted.length > 0 && !single && slipIn(one) !== null)
    return { kind: "correct", sentence: asWritten(message, one) };
  const head = wordsOf(one);
  const at = head.findIndex((each, index) => index > 0 && isPreposition(each));
  const before = at < 0 ? undefined : head[at - 1];
  if (before !== undefined && quoted.length > 0 && hasPreposition(before, known.wordBook))
    return told(sayPreposition(before, known.wordBook));
  const topic = grammarOfWord(one, known.topics);
  if (topic !== undefined) return english({ kind: "grammar", topic });
  return quoted.length > 0 &&
    head.length > 2 &&
    /\b(?:wrong|not|incorrect|mistake|bad|can't)\b/.test(plainText(message))
    ? { kind: "correct", sentence: asWritten(message, one) }
    : null;
}

function ofTopic(id: string, { topics }: KnownEnglish): Request | null {
  const topic = topics.find((each) => each.id === id);
  return topic === undefined ? null : english({ kind: "grammar", topic });
}

/** A quoted phrase with the capitals that it has in the message. */
const asWritten = (message: string, phrase: string): string => {
  const at = plainText(message).indexOf(phrase);
  const exact = message.toLowerCase().indexOf(phrase);
  return exact < 0 || at < 0 ? phrase : message.slice(exact, exact + phrase.length);
};

const judging =
  /\b(?:(?:should|would) it be|right|correct|correctly|incorrect|wrong|ok|okay|fine|natural|naturally|grammatical\w*|acceptable|possible|good english|proper|mistakes?|errors?|exists?|an? (?:real )?(?:english )?word|sounds? (?:good|ok|natural|strange|weird|right)|(?:can|could|may) (?:i|we|you) (?:also )?(?:say|write|use)|do (?:people|you|native speakers|we) (?:really )?say|(?:is|are) .*(?:good|true)|why (?:not|can not|can't|can i not))\b/;
const notJudging =
  /\b(?:mean\w*|synonyms?|another|other|instead|in a sentence|formal\w*|informal|polite\w*|pronounc\w*|spell\w*|differen\w+|examples?|sentences? with|translat\w+|past|plural|opposite|answer|reply|respond|when|prepositions?|tense|stress\w*|exercise|quiz|noun|adjective|word for)\b/;
/** “I am boring” is good grammar, and seldom what is meant. */
const saysFeeling =
  /^(?:i am|i'm|i feel|i was) (?:so |very |really )?(boring|exciting|interesting|confusing|disappointing)\.?$/;
const unquotedFrames: readonly RegExp[] = [
  /^(?:please |can you |could you |teacher,? |iris,? )*(?:fix|correct|check|improve|repair|control) (?:my|this|the|me)(?: (?:sentence|text|english|grammar|phrase|message))?[\s:,.-]+((?:i|i'm|he|she|we|they|you|my|yesterday|there|it|today|last)\b .{4,})$/i,
  /^(?:please |so |and |teacher,? |iris,? )*what(?:'s| is|s)? (?:the )?(?:wrong|mistakes?|errors?|problem|incorrect) (?:with|in)(?: (?:this|my|the|that))?(?: (?:sentence|phrase|text))?[\s:,-]+(?!it\b|this\b|that\b|me\b|my\b|you\b|your\b|the\b|him\b|her\b)(.+)$/i,
  /^why (?:is|it is|it's|is it) (?:wrong|incorrect|not correct|not right|bad|a mistake)(?: to say| to write| if i say)?[\s:,-]+(.+)$/i,
  /^why (?:(?:can't|cannot|can not|cant|may not) (?:i|we|you|people)|i (?:can't|cannot|can not|cant)) (?:say|write)[\s:,-]+(.+)$/i,
  /^(?:please |so |and |teacher,? |iris,? )*(?:is|it is|it's) (?:this |it )?(?:correct|right|ok|okay|natural|fine|possible|good|grammatical(?:ly correct)?|normal|proper)(?: (?:to|if (?:i|we)) (?:say|write)| english)?[\s:,-]+(?!to\b|if\b|that\b|or\b|now\b|for\b|here\b|weather\b|idea\b)(.+)$/i,
  /^((?:i|i'm|he|she|we|they|you|there|she's|he's) .{4,}?)(?:,|\s*[-–—:])? (?:is it |is this |it is |is )?(?:correct|right|ok|okay|grammatical|good english)(?: or (?:not|wrong|no|incorrect))?\s*\??$/i,
  /^(?:how (?:can|do|to|should|could|would)(?: i| we| you)? (?:say|write|put|express)(?: (?:it|this))?(?: (?:better|correctly|correct|right|properly|more naturally|natural|in (?:good|correct|proper|better) english))?[\s:,-]+)((?:i|i'm|he|she|we|they|my \w+ \w+|please|can you|could you|there) .{3,})$/i,
  /^(?:how (?:can|do|to|should|could|would)(?: i| we| you)? (?:say|write|put|express)(?: (?:it|this|that))? (?:better|correctly|correct|right|properly|in (?:good|correct|proper|better) english)[\s:,-]+)(.{6,})$/i,
];

/** A phrase of which somebody asks whether it is right, or what is wrong with it. */
function ofJudgement(message: string): Request | null {
  const text = message.trim();
  const quoted = [...text.matchAll(/["“]([^"“”]+)["”]/g)].map(([, each = ""]) => each.trim());
  if (quoted.length === 1) {
    const outside = plainText(text.replace(/["“][^"“”]+["”]/, " _ ")).trim();
    const isAlone = /^_\s*\?$/.test(outside);
    if (
      !isAlone &&
      (!judging.test(outside) || notJudging.test(outside) || wordsOf(outside).length > 12)
    )
      return null;
    const [sentence = ""] = quoted;
    const feeling = saysFeeling.exec(plainText(sentence))?.[1];
    if (feeling !== undefined && !isAlone)
      return english({ kind: "difference", terms: [`${feeling.slice(0, -3)}ed`, feeling] });
    if (wordsOf(sentence).length > 1)
      return isAlone && wordsOf(sentence).length < 3 ? null : { kind: "correct", sentence };
    const says = isAlone ? null : madeByRule(wordsOf(sentence)[0] ?? "");
    if (says !== null) return told(says);
    return isAlone || /^why not\b/.test(outside) ? null : { kind: "correct", sentence };
  }
  if (quoted.length > 0) return null;
  for (const pattern of unquotedFrames) {
    const sentence =
      pattern
        .exec(text)?.[1]
        ?.replace(/\s*\?+$/, "")
        .trim() ?? "";
    const count = wordsOf(sentence).length;
    if (count === 0 || / or /.test(sentence)) continue;
    // To whom or where it is said is asked about there, and not the sentence.
    if (
      /\b(?:to|with) (?:my|a|the|your|our) \w+|\b(?:in|by|on) (?:an?|my|the) (?:e-?mail|letter|phone|mail|message|meeting)\b/i.test(
        sentence,
      ) &&
      pattern.source.startsWith("^(?:how")
    )
      continue;
    if (
      /^(?:politely|formally|more)\b|\b(?:politely|formally|more polite|more formal|in a polite way)\b/i.test(
        sentence,
      )
    )
      continue;
    if (count === 1) {
      const says = madeByRule(wordsOf(sentence)[0]!);
      if (says !== null) return told(says);
      continue;
    }
    return { kind: "correct", sentence };
  }
  return null;
}

const uses: readonly RegExp[] = [
  /\b(?:when|how|why|where)(?: exactly)?(?: (?:do|does|did|should|can|could|must|to|i|we|you|one|people|correctly|have|is|are|it|the word|need))* (?:use|using|put|place|say|write|used|need|add|go|goes|stands?|works?) (?:the (?:word|verb|phrase) )?(.+)/,
  /\b(?:the )?(?:use|usage|uses|using|position|place|rules?|grammar|meaning and use)(?: of| for| about)(?: the)?(?: (?:word|verb|adverb|words))? (.+)/,
  /^(.+?) (?:usage|use|uses|how to use(?: it)?|when to use(?: it)?|position)$/,
  /\b(?:how|when) (?:is |are |does |do )?(.+?) (?:is |are )?(?:used|use|works?)$/,
  /\b(?:do|should|must|can) (?:i|we) (?:need|use|put|have to use|write) (.+? (?:before|with) .+)/,
  /\b(?:explain|understand|learn|teach me|help(?: me)?(?: with)?|confused (?:by|about|with)|problems? with|tell me about|know|questions? about)(?: me| to me)?(?: how to use| when to use| the use of| about| how i use)? (.+)/,
];
const behindUse =
  / (?:in (?:an? |the )?(?:english )?(?:sentences?|questions?|english|text|grammar|phrase)|correctly|right|properly|and (?:why|how|when)|exactly|with verbs?|as (?:an? )?(?:verb|auxiliary)|please|well)$/;

/** How or when a small word is used, by the grammar that tells it. */
function ofUse(asked: string, known: KnownEnglish): Request | null {
  const bare = asked.replace(
    /\bwhen (?:is|are) "?(the|an?|no article)"? used (with|before|for) (?:the )?(?:names? of )?/,
    "when to use $1 $2 ",
  );
  for (const pattern of uses) {
    const caught = clean(pattern.exec(bare)?.[1]).replace(behindUse, "").replace(behindUse, "");
    if (caught === "" || wordsOf(caught).length > 6) continue;
    // "How can I use this?" points at something.
    if (
      /^(?:it|this|that|these|those|the article|the question)$/.test(caught) &&
      !/["“]/.test(bare)
    )
      continue;
    const article =
      /^(?:the|an?|articles?|the article|no article) (?:before|with|in front of|for) (.+)/.exec(
        caught,
      );
    if (article !== null)
      return ofTopic(
        /\b(?:countr|cit|river|mountain|place|lake|sea|school|university|hospital|church|prison|home|street|hotel|island|town|ocean|language)/.test(
          article[1]!,
        )
          ? "articles-with-places"
          : /\b(?:job|profession)/.test(article[1]!)
            ? "articles-with-jobs"
            : "articles",
        known,
      );
    const topic =
      grammarOfWord(caught, known.topics) ??
      grammarOfWord(caught.replace(/^the /, ""), known.topics);
    // Of what is explained, only words that nobody explains otherwise.
    if (
      topic !== undefined &&
      !(pattern === uses.at(-1) && wordsOf(caught).length === 1 && !/["]/.test(bare))
    )
      return english({ kind: "grammar", topic });
    const two = /^(.+?) (?:and|or|,) (?:when (?:to use |i use )?)?(.+)$/.exec(caught);
    if (two !== null && arePaired([two[1]!, two[2]!], known.pairs))
      return english({ kind: "difference", terms: [two[1]!, two[2]!] });
  }
  const bareArticle =
    /^(?:the )?(?:articles?|the|no article|zero article)s? (?:with|before|for) (.+)$/.exec(bare);
  if (bareArticle !== null && wordsOf(bareArticle[1]!).length < 4)
    return ofTopic(
      /\b(?:countr|cit|river|mountain|place|lake|sea|school|university|hospital|church|home|street|hotel|island|town)/.test(
        bareArticle[1]!,
      )
        ? "articles-with-places"
        : /\b(?:job|profession)/.test(bareArticle[1]!)
          ? "articles-with-jobs"
          : "articles",
      known,
    );
  const no =
    /^(?:the|a|an) or (?:no|without|nothing|zero)(?: the| article)?(?: (?:with|before|for) (.+))?$/.exec(
      bare,
    );
  if (no !== null)
    return ofTopic(
      no[1] !== undefined && grammarOfWord(no[1], known.topics) !== undefined
        ? "articles-with-places"
        : "articles",
      known,
    );
  const counted =
    /^(?:is |are )?(?:the (?:word|noun) )?"?(\p{L}+)"? (?:is |are )?(?:an? )?(?:countable|uncountable)\b/u.exec(
      bare,
    )?.[1];
  if (counted !== undefined && counted !== "what") return told(sayCountable(counted));
  const numbered =
    /^(?:is |are )?(?:the (?:word|noun) )?"?(\p{L}+)"? (?:is |are |it is |a )?(?:singular|plural)(?: or (?:singular|plural))?$/u.exec(
      bare,
    )?.[1];
  const withPlural =
    /^(?:does|do|has|have) (?:the (?:word|noun) )?"?(\p{L}+)"? (?:have|has|got|take) (?:an? )?plural(?: form)?$/u.exec(
      bare,
    )?.[1];
  if (withPlural !== undefined) return told(sayCountable(withPlural));
  const taking =
    /^(?:(?:can|could|does|do|should) )?(?:the (?:word|noun) )?"?(\p{L}+)"? (?:takes?|have|has|need|needs|use|go(?:es)? with) (?:an? )?(?:singular|plural) verbs?\b/u.exec(
      bare,
    )?.[1];
  if (taking !== undefined) return told(sayNumber(taking));
  return numbered === undefined || /^(?:what|the|this|and)$/.test(numbered)
    ? null
    : told(sayNumber(numbered));
}

function ofIdioms(bare: string, { wordBook }: KnownEnglish): Request | null {
  const found =
    /\b(?:idioms?|sayings?|proverbs?)(?: (?:are there|exist|can i use|is there|do you know))?(?: (?:about|with|for|on|of|connected with|related to) (.+))?$/.exec(
      bare,
    );
  if (
    found === null ||
    /\b(?:what (?:is|are)|mean\w*|like|love|learned|(?<!do you )know)\b/.test(bare)
  )
    return null;
  if (wordBook === undefined) return null;
  const question = idiomsAbout(clean(found[1]), wordBook);
  return { kind: "study", study: { about: "word-book", question } };
}

/** Grammar that is called by its names, with nothing else said. */
function ofNames(bare: string, { topics }: KnownEnglish): Request | null {
  const [one, other] = namedTopics(bare, topics);
  // A word in quotation marks is asked about itself.
  if (one === undefined || /["“]/.test(bare)) return null;
  if (/^let us (?:do|try|practi[sc]e)\b|^word famil(?:y|ies)$/.test(bare)) return null;
  if (other === undefined && /\b(?:differ\w*|between|vs|versus)\b/.test(bare)) return null;
  if (
    other === undefined ||
    !/\b(?:or|vs|versus|and|differ\w*|between|compar\w*)\b|\/|,/.test(bare)
  )
    return english({ kind: "grammar", topic: one });
  return english({ kind: "difference", terms: [one.names[0]!, other.names[0]!] });
}
