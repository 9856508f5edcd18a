import { plainText, wordsOf } from "../text";
import { countNamed } from "../study-help/numbers-and-times";
import { partsOfCompound } from "./compound-nouns";
import { topicNamed } from "./grammar-topics";
import { arePaired } from "./word-pairs";
import type { EnglishQuestion, GrammarTopic, KnownEnglish, WordForm } from "./types";

/** Longest thing that is asked about, in words. */
const longestTerm = 8;
/** So many sentences of a message are read, from its end: a question is seldom behind more. */
const mostSentences = 12;
/** So short, “make or do homework” asks without a question mark too. */
const longestChoice = 5;

const between = [
  /\bdoes (.+?) (?:really |actually |also |always )?(?:mean|have) (?:exactly |roughly |nearly )?the same(?: meaning)? (?:as|like) (.+)/,
  /\bdo (.+?) and (.+?) (?:really |actually |always )?(?:mean|have) (?:exactly |roughly |nearly )?the same\b/,
  /\b(?:distinguishes|differentiates|separates|sets apart|tells) (?:the )?(?:words? )?(.+?) (?:apart )?(?:from|and) (.+)/,
  /\bhow (?:exactly )?(?:does|do|would|is|are|can|could) (?:the )?(?:words? )?(.+?) (?:differ|different|distinguished|be distinguished) (?:in \w+ )?from (.+)/,
  /\bhow (?:exactly )?(.{1,40}?) (?:differs?|is different) from (.+)/,
  /\bdifferences?(?: (?:is there|are there))?(?: in (?:\w+ )?(?:meaning|register|use|usage|tone|style|nuance))+ between (?:the (?:words? |verbs? )?)?(.+?) and (.+)/,
  /^(.{1,30}?) (?:and|or) (.{1,30}?),? (?:what (?:is|are|'s) (?:it|this|that|they)|when (?:to use )?which(?: one)?|which (?:one )?(?:when|is right)|please explain|explain(?: please| it| me)?|help(?: me)?|i (?:do not|don't|dont) (?:understand|know))$/,
  /\b(?:confuse|confusing|mix(?:ing)?(?: up)?|muddle(?: up)?|never sure about) (?:the )?(?:words? |forms? )?(["“].+?["”]) (?:and|with|or) (["“].+?["”])/,
  /\bdifferences? (?:is there )?(?:between|of) (?:the (?:words? |verbs? )?)?(.+?) (?:and|or|vs\.?|versus) (.+)/,
  /\bwhen (?:do|should|can|must|to) ?(?:i|we|you|people)? (?:use|say|write) (.+?) (?:and|or|not|instead of) (?:when (?:do |to )?(?:i |we |you )?(?:use |say )?)?(.+)/,
  /\b(?:is|are) (.+?) and (.+?) (?:the same|different)\b/,
  /\bhow (?:is|are) (.+?) (?:and|different from|different to) (.+?)(?: different)?\s*$/,
  /^(?:.*\b(?:confuse|mix up|mix|distinguish(?: between)?) )(.+?) (?:and|with) (.+)/,
  /\b(?:is it|(?:should|can|must) i (?:say|use|write)|do (?:i|we|you|people) (?:say|use|write)|which (?:is|one is|of them is) (?:right|correct|better)[:,;?]?) (.+?),? or (.+)/,
  /^(?:what(?:'s| is) (?:the )?)?differences? (?!between|of|in)(.+?) (?:and|or) (.+)/,
  /^(?:what is it: )?(.{1,40}?) (?:vs\.?|versus) (.{1,40})$/,
  // As learners say it: "what is different say and tell", "say and tell what difference".
  /\b(?:what(?:'s)?|which|how|tell me|explain|know|understand|the)(?: me)?(?: is| are)?(?: the)? (?:differen(?:t|ces?|s)|distinction)(?: is| are)?(?: there)?(?: between| of| in| from| the)? (?!from\b|is\b)(.+?) (?:and|or|with|vs\.?|from|to) (.+)/,
  /^(?:what(?:'s| is)? (?:the )?)?differen(?:t|ce|ces)(?: between)?:? (.+?)(?: and | or | with | ?\/ ?|, ?)(.+)$/,
  /^(.{1,40}?) (?:and|or) (.{1,40}?),? (?:what(?:'s| is)?(?: the)? differen\w+|differen(?:ce|ces|t)|(?:are )?(?:the )?same(?: or (?:not|different))?|how (?:are they )?different)$/,
  /^(?:is |are )?(.{1,30}?) (?:is |are )?(?:the )?same(?: as| like| with)? (.{1,30})$/,
  /\bhow (?:do |does )?differs? (.+?) (?:and|from) (.+)/,
  /\bwhen (?:to |i |do i |we |do we )?(?:use |say )?(\S+)(?:,)? (?:and )?when (?:to |i |do i |we )?(?:use |say )?(\S+)$/,
  /\b(?:what|which)(?: one)?(?: word)? (?:is |should i use |do i use )?(?:better|right|correct|use)[:,]? (.+?) or (.+)/,
] as const;

const forms: readonly (readonly [form: WordForm, pattern: RegExp])[] = [
  [
    "past",
    /\b(?:past(?: tense| simple| form| participle)?|second form|third form|preterite) (?:form )?(?:of|for) (?:the verb )?(.+)/,
  ],
  ["past", /^(.+?) in (?:the )?past(?: tense| simple)?\s*$/],
  [
    "past",
    /\b(?:(?:three|3|all|all three|irregular|verb) )?forms? (?:of|for) (?:the )?(?:irregular )?verb (.+)/,
  ],
  ["past", /\b(?:three|3|all three|irregular) forms? (?:of|for) (.+)/],
  ["past", /\bv[123](?: v[123])* (?:of|for) (.+)/],
  ["plural", /\bplural(?: form)? (?:of|for) (?:the (?:word|noun) )?(.+)/],
  ["plural", /^(.+?) in (?:the )?plural\s*$/],
  [
    "comparison",
    /\b(?:comparative|superlative|comparison)(?: form)? (?:of|for) (?:the adjective )?(.+)/,
  ],
  ["opposite", /\b(?:opposite|contrary|antonym) (?:of|for|to) (?:the word )?(.+)/],
  ["spelling", /\bhow (?:do|can|should|would) (?:you|i|we|people) (?:spell|write) (.+)/],
  ["spelling", /\bhow (?:to |i |you |we |i can |can )?(?:spell|write) (.+)/],
  ["spelling", /\b(?:can|could|would) you (?:please )?spell (?:me )?(.+)/],
  ["spelling", /^(?:spell|spelling(?: of)?):? (?:the word )?(.+)/],
  ["spelling", /\bhow (?:is |do |does )?(.+?) (?:is |it )?(?:spell|spelled|spelt|written|write)$/],
  [
    "past",
    /^(?:the )?(?:past|second form) (?:form )?(?!quiz|tests?|exercises?|simple|continuous|perfect|participle|tense|progressive|form|modals?|habits?|passive|questions?|negatives?)([\p{L}-]+)$/u,
  ],
  [
    "past",
    /^(?!exercises?|quiz|test|practi[sc]e|explain|learn|study|use|teach|the|about)([\p{L}-]+) (?:past|past form|past tense|past simple|second form)$/u,
  ],
  ["plural", /^(?:the )?plural ([\p{L}-]+)$/u],
  ["plural", /^(?!exercises?|quiz|test|practi[sc]e|explain|noun)([\p{L}-]+) plural$/u],
  ["comparison", /^(?:the )?(?:comparative|superlative) ([\p{L}-]+)$/u],
  ["opposite", /^(?:the )?opposite(?: word)? ([\p{L}-]+)$/u],
  ["spelling", /\b(?:spelling of|how is) (.+?)(?: (?:spelt|spelled|written))?\s*$/],
];

const saying = [
  /\bhow (?:is|are) (?:it )?called (.+)/,
  /\b(?:don't|dont|do not|not) (?:know|remember) the (?:english )?word for (.+)/,
  /\bhow (?:i |we |i can |can |you |to |do |will be |would be |will |is |is it |in english )?(?:say|call|tell|translate)(?: in english)?:? (.+)/,
  /\bhow (?:in english|english)(?: is| say| will be)?:? (.+)/,
  /\bhow (?:is|will be|be|would be) (.+?) (?:in|on|by) english$/,
  /\b(?:what(?:'s| is)|say) (.+?) (?:on|by) english$/,
  /\b(?:what|which)(?:'s| is)?(?: the)? (?:english|word)(?: word)? (?:of|for|to|when) (.+)/,
  /^(?:hi |ok |and )?(.+?),? (?:how|what) (?:do|does|would|can) (?:you|we|they|people|i) (?:call|say) (?:it|this|that|him|her|them)\b/,
  /^(.+?),? what(?:'s| is) (?:its|the|his|her|this) (?:english )?(?:name|word)\b/,
  /^(?:the )?(?:english )?(?:word|name) (?:of|for) (.+)/,
  /\bhow (?:is|are) (.+) called\b/,
  /\bhow (?:do|can|could|would|should) (?:you|i|we|people|they) (?:say|call|express|ask for) (.+)/,
  /\bhow to say (.+)/,
  /\bwhat(?:'s| is| are) (?:the )?(?:english |right |correct )?(?:word|words|name|term|phrase|expression)(?: in english)? (?:for|of|to say) (.+)/,
  /\bwhat (?:do|would) (?:you|we|they|people) call (.+)/,
  /\b(?:what(?:'s| is)|translate) (.+?) (?:called )?(?:in|into|to) english\b/,
  // "I must translate everything for her" tells.
  /\btranslate (?!everything\b|all\b|for (?:her|him|them|my)\b)(.+)/,
] as const;

const meaning = [
  /\bwhat (?:does|do) (an? (?:\p{L}+ )?\p{L}+) do$/u,
  /\bwhat (?:do|does|did|is|are) (?:the )?(?:words? |phrase |expression |idiom )?(.+?) means?\b/,
  /\bwhat does it mean (?:to )?(?:(?:if|when) .{1,20} says? )?(.+)/,
  /\b(?:meaning|definition) of (?:the )?(?:word |phrase |expression )?(.+)/,
  /\bwhat means? (?:the )?(?:word |phrase )?(.+)/,
  /^(.+?) means? what\b/,
  /\b(?:define|explain) (?:the )?(?:word|phrase|expression|meaning of) (.+)/,
  /\bdefine (.+)/,
  /\b(?:synonyms?|(?:an)?other (?:good )?words?|different words?) (?:of|for|to say) (?:the word )?(.+)/,
  /\bi (?:don't|do not|dont) (?:know|understand) the (?:word|phrase|meaning of) (.+)/,
  /\bwhat(?:'s| is| are)? (?:the )?mean(?:s|ing)?(?: of)?(?: the)?(?: word)? (.+)/,
  /^(?:the )?mean(?:ing)?(?: of)?(?: the)?(?: word)? (.+)/,
  /^(?:the word )?(.+?) (?:meaning|mean|means|definition)$/,
  /\bwhat (?:the )?(?:word )?(.+?) means?$/,
  /\bexplain (?:me |to me )?(?:the |this )?(?:word|phrase|expression|meaning of):? (.+)/,
  /\bwhat (?:does|do|is|did) means? (.+)/,
  /\bwhat(?:'s| is| does| do)? (?:this|the|that) (?:word )?means?:? (.+)/,
  /\b(?:explain|tell)(?: me| us)? what (?:is|are|does|means?) (?:an? |the )?(?!your|my|his|her|our|their|it\b|this|that|time|i\b|you\b|to\b)(\S+(?: \S+)?)$/,
] as const;

const asksWhy = /\bwhy (?:do|must|should) (?:i|we|you|people) (?:say|use|write) (.+)/;
const usage = [
  /\bhow (?:do|can|should|must|to) ?(?:i|we|you|people)? use (.+)/,
  /\b(?:how|when) (?:i |we |you |i can |can i |i should |i must )?use (.+)/,
  /\bwhen (?:do|should|can|must|to) ?(?:i|we|you|people)? use (.+)/,
  /\bwhen (?:do|should|can) (?:i|we|you|people) (?:say|write) (.+)/,
  asksWhy,
  /\b(?:can|could|may|should) (?:i|we) use ["“](.+?)["”]/,
] as const;

const sound = [
  /\bhow (?:do|can|should|would|to) ?(?:you|i|we|people)? pronounce (.+)/,
  /\bpronunciation of (.+)/,
  /\bhow (?:is|are) (.+?) pronounced\b/,
] as const;

/** "Can I say …?" asks about what comes; "Can you say …?" mostly wishes that somebody says it. */
const asksWhetherToSay = [
  /(?:^|[.!?,;]\s*)(?:and |so |but |please )?(?:can|could|may|do|should) (?:i|we|people) (?:also )?(?:say|write)[\s:,]+(.+)/i,
  /(?:^|[.!?,;]\s*)(?:can|do|could) you (?:also )?say[\s:,]+["“](.+?)["”]/i,
  /\bis it (?:ok|okay|possible|fine|wrong|good english) (?:to|if (?:i|we|you)) (?:say|write)[\s:,]+(.+)/i,
  /^is (?:correct|right)[\s:,]+(.+)/i,
  /^(?:is|are) ["“](.+?)["”] (?:right|correct|ok|okay|wrong|good english)\b/i,
] as const;

const asksToCheck =
  /\b(?:is (?:this|it|that|my sentence|the sentence|this sentence) (?:right|correct|ok|okay|good english)|(?:can|could|will|would) you (?:please )?(?:check|correct)|(?:please )?(?:check|correct) (?:my|this|the) (?:sentence|english|grammar)|any mistakes?|did i (?:say|write) (?:that|it|this) (?:right|correctly))\b/;

/** Two things of which one has to be chosen: about English only where they are known to be mixed up. */
const choices = [
  /^(?:so |and |hmm? )?(.{1,40}?),? or (.{1,40})$/,
  /\bwhen (?:i|we|you|people) use (.{1,40}?) (?:and|or) (?:when (?:(?:i|we|you|people) )?(?:use )?)?(.{1,40})$/,
] as const;

/** Whoever asks for a piece of grammar may mean other things too, so its name has to be known. */
const grammar = [
  /\b(?:explain|teach|show|tell|help)(?: me| us)?(?: again)?(?: with| about)? (.+)/,
  /^(.+?),? (?:please )?(?:explain|explanation)\b/,
  /\bwhat(?:'s| is| are| means?) (.+)/,
  /\b(?:how|when|why) (?:do|does|did|can|could|should|must|to)\b(?: (?:i|we|you|one|people)\b)?(?: (?:use|make|form|build|say|write|ask|need)\b)? (.+)/,
  /\b(?:how|when|why|where) (?:(?:i|we|you|can|to|should|do|must) )*(?:use|make|form|build) (.+)/,
  /\b(?:don't|dont|do not|can't|cannot) (?:understand|get|know|remember) (.+)/,
  /\b(?:questions?|know|learn|problems?|more|lessons?|practi[sc]e|rules?|understand|confused) (?:about|of|for|with|on|by) (.+)/,
] as const;

const examples = [
  /^(?:please |can you |could you |ok |so )*(?:give|show|tell|say|make|write|i need|i want)(?: me| us)? (?:an? |some |one |another |more |two |three |four |five |a few |\d+ )*(?:examples?|sentences?)(?: sentences?)? (?:with|of|for|using|about) (.+)/,
  /^(?:an? |some |another )?(?:examples?|sentences?)(?: sentences?)? (?:with|of|for|using) (.+)/,
  /^(?:please |can you |could you )*use (.+?) in a sentence\b/,
] as const;

/** "How can I say that I don't understand in another way?" wants other words for it. */
const inOtherWords =
  /\b(?:in (?:an ?)?(?:other|different|better|polite|nicer|formal) (?:ways?|words?|manner)|politely|differently|formally|nicely)\b/;

const asksToBeCorrected =
  /\b(?:(?:can|could|will|would) you |please |^)(?:please )?(?:check|correct) (?:me|my)\b(?! (?:pronunciation|accent|speaking)\b)/;

/**
 * What a message asks about English; null where it asks nothing of the kind. Patterns, not
 * understanding: they know the ways in which learners ask, right or wrong.
 */
export function readEnglishQuestion(
  message: string,
  known: KnownEnglish = { pairs: [], topics: [] },
): EnglishQuestion | null {
  const plain = plainText(message);
  const sentence = asksToCheck.test(plain) ? sentenceToCheck(message) : "";
  if (sentence !== "") return { kind: "check", sentence };
  // "I went home. What is a verb? And you?" asks in one of its sentences.
  const sentences = message.split(/(?<=[?])\s+|(?<=[.!])\s+(?=\p{Lu})/u);
  for (const each of sentences.slice(-mostSentences).toReversed()) {
    const question = readSentence(each, known);
    if (question !== null) return question;
  }
  return asksToBeCorrected.test(plain) ? { kind: "check", sentence: "" } : null;
}

function readSentence(message: string, known: KnownEnglish): EnglishQuestion | null {
  const plain = plainText(message).trim();
  const bare = plain.replace(/[?.!\s]+$/, "");
  // What stands in quotation marks is one thing, whatever words are in it.
  const quoted =
    /^(?:.*\b)?what (?:does|do|is|did) (?:the )?(?:\w+ )?["“]([^"“”]+)["”] (?:really |exactly )?mean/.exec(
      plain,
    );
  // Words that mostly point at something else are asked about themselves where nothing else stands there.
  const small =
    /^what (?:does|do|is|did) (?:the word )?(here|there|we|us|me|him|her|them|these|those|where|who|whose) means?$/.exec(
      bare,
    );
  const isMeant = termOf(quoted?.[1] ?? "").replace(withoutMe, "");
  if (small !== null) return { kind: "meaning", term: small[1]! };
  if (isTerm(isMeant)) return { kind: "meaning", term: isMeant };
  for (const pattern of between) {
    const [, one, other] = pattern.exec(bare) ?? [];
    const plainly = [termOf(one ?? ""), termOf(withoutContext(one, other))] as const;
    // "A hour or an hour": here the articles are what is asked about.
    const terms = plainly[0] === plainly[1] ? ([asAsked(one), asAsked(other)] as const) : plainly;
    if (terms.every(isTerm)) return { kind: "difference", terms };
  }
  for (const pattern of asksWhetherToSay) {
    const sentence = (pattern.exec(message.replaceAll(/\s+/g, " "))?.[1] ?? "")
      .replaceAll(/["“”?]/g, "")
      .trim();
    if (
      sentence !== "" &&
      !/^(?:it|this|that|something|anything|one|a few|more$)\b(?! is| are)/i.test(sentence)
    )
      return { kind: "check", sentence };
  }
  const isShort = wordsOf(bare).length <= longestChoice;
  for (const pattern of choices) {
    const [, one = "", other = ""] = ((plain.endsWith("?") || isShort) && pattern.exec(bare)) || [];
    const terms = [asAsked(one), asAsked(other)] as const;
    if (one !== "" && arePaired(terms, known.pairs)) return { kind: "difference", terms };
  }
  for (const pattern of examples) {
    const term = termOf(pattern.exec(bare)?.[1] ?? "");
    if (isTerm(term) && wordsOf(term).length <= 4)
      return { kind: "example", term, count: countNamed(bare) };
  }
  const topic = topicAskedAbout(plain, bare, known.topics);
  if (topic !== undefined) return { kind: "grammar", topic };
  for (const [kind, patterns] of [
    ["sound", sound],
    ["usage", usage],
  ] as const) {
    for (const pattern of patterns) {
      const caught = pattern.exec(bare)?.[1] ?? "";
      // "Why do we say an hour?" asks about the article.
      const term = pattern === asksWhy ? asAsked(caught) : termOf(caught);
      if (isTerm(term) && wordsOf(term).length <= 4 && !points.test(term)) return { kind, term };
    }
  }
  for (const [form, pattern] of forms) {
    const term = termOf(pattern.exec(bare)?.[1] ?? "");
    const isQuestion = form !== "spelling" || /\bspel|\bwritten\b|\bwrite\b/.test(plain);
    if (isTerm(term) && isQuestion && wordsOf(term).length <= 3)
      return { kind: "form", form, term };
  }
  for (const pattern of saying) {
    const term = termOf(pattern.exec(bare)?.[1] ?? "");
    if (!isTerm(term)) continue;
    // "How do you say I miss you?" is said in English already.
    if (inOtherWords.test(term)) continue;
    if (points.test(term) && wordsOf(term).length > 2) return { kind: "check", sentence: term };
    if (points.test(term)) continue;
    const opposite = /^opposite of (.+)/.exec(term)?.[1];
    if (opposite !== undefined) return { kind: "form", form: "opposite", term: opposite };
    return { kind: "say", term };
  }
  for (const pattern of meaning) {
    const term = termOf(pattern.exec(bare)?.[1] ?? "").replace(withoutMe, "");
    if (isTerm(term) && !points.test(term)) return { kind: "meaning", term };
  }
  return whatIs(plain, bare);
}

/** "Explain articles", "What is an article?" and "When do we use the past?"; not "Explain the article". */
export const speaksOfGrammar =
  /\b(?:use|using|tenses?|forms?|grammar|rules?)\b|^(?!.*\b(?:understand|know|get|remember)\b).*\b(?:(?<!\b(?:the|these|those|this|that|your|my|our) )(?:articles|questions|wishes|comparisons|negatives)|what(?:'s| is) an article)\b/;

function topicAskedAbout(
  plain: string,
  bare: string,
  topics: readonly GrammarTopic[],
): GrammarTopic | undefined {
  // "Tag questions?" asks, "Articles." does not.
  const caught = plain.endsWith("?") ? [bare] : [];
  for (const pattern of grammar) {
    const found = pattern.exec(bare)?.[1];
    if (found !== undefined) caught.push(found);
  }
  const isOfGrammar = speaksOfGrammar.test(bare);
  for (const each of caught) {
    const topic = topicNamed(asAsked(each), topics, isOfGrammar);
    if (topic !== undefined) return topic;
  }
  return undefined;
}

/** "What is a kettle?" asks for a meaning where the dictionary knows the word. */
function whatIs(plain: string, bare: string): EnglishQuestion | null {
  if (
    !/^(?:and |so |but )?what(?:'s| is| are)\b(?:.*(?:\?|["“][^"”]+["”]$)| (?:an? |the )?\p{L}+$)/u.test(
      plain,
    )
  )
    return null;
  const term = termOf(/\bwhat(?:'s| is| are) (?:an? |the )?(.+)/.exec(bare)?.[1] ?? "");
  const isOne = isTerm(term) && wordsOf(term).length <= 2 && !points.test(term);
  return isOne &&
    !/\b(?:your|my|his|her|our|their|it|time|up|new)\b/.test(term) &&
    !asksForQuestion.test(plain)
    ? { kind: "meaning", term }
    : null;
}

/** Whoever asks this has lost the question that they were asked. */
export const asksForQuestion =
  /\b(?:what(?:'s| is| was) (?:the|your)|(?:explain|repeat|say)(?: me)? (?:the|this|that|your)) (?:last )?(?:question|task|exercise)\b/;

const points = /^(?:it|this|that|you|i|they|he|she|these|those|we)\b/;
/** "I'm fed up" is looked up as "fed up". */
const withoutMe = /^(?:(?:i|you|we|they)(?:'m|'re| am| are)|(?:he|she|it)(?:'s| is)) (?=\S)/;
/** "Much or many with friends": of a word alone, what stands behind the other is where it is used. */
const withoutContext = (one = "", other = ""): string =>
  wordsOf(one).length === 1
    ? other.replace(/^(["“]?\p{L}+["”]?) (?:with|before|after|when|if|here)\b.*$/u, "$1")
    : other;
const asAsked = (caught = ""): string => wordsOf(caught.replaceAll(/["“”]/g, " ")).join(" ");
const isTerm = (term: string): boolean => term !== "" && wordsOf(term).length <= longestTerm;

/** What was asked about, without quotation marks and politeness around it. */
export const termOf = (caught: string): string =>
  wordsOf(
    caught
      .replace(/\b(?:please|in english|in your language|for me|to me|here)\s*$/g, "")
      .replace(/^(?:the )?(?:words?|verbs?|phrases?|adjectives?|nouns?|expression) (?=\S)/, "")
      .replaceAll(/["“”]/g, " "),
  )
    .join(" ")
    .replace(/^(?:an?|the|to|this|that|these) (?=.)/, "");

/** What stands in quotation marks, behind a colon, or in the other sentences; empty where nothing does. */
function sentenceToCheck(message: string): string {
  const quoted = /["“]([^"“”]{4,})["”]/.exec(message)?.[1];
  if (quoted !== undefined) return quoted.trim();
  const behind = /:\s*(.{4,})$/s.exec(message)?.[1];
  if (behind !== undefined) return behind.trim();
  return message
    .split(/(?<=[.?!])\s+/)
    .filter((each) => !asksToCheck.test(plainText(each)))
    .join(" ")
    .trim();
}

/** What a dictionary has to say something of, so that a question can be answered. */
export function termsToLookUp(question: EnglishQuestion | null): readonly string[] {
  switch (question?.kind) {
    case "difference":
      return question.terms;
    case "meaning":
      return wordsOf(question.term).length === 2
        ? [question.term, `${question.term} to`, ...partsOfCompound(question.term)]
        : [question.term];
    case "say":
    case "form":
    case "usage":
    case "example":
      return [question.term];
    default:
      return [];
  }
}
