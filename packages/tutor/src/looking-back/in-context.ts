import { baseForms } from "@saywell/english";
import type { EnglishSources, KnownEnglish } from "../english-questions/types";
import { quotedIn } from "../study-help/read-study-request";
import { listAskedFor } from "../study-help/word-lists";
import { plainText, wordsOf } from "../text";
import type { Turn } from "../types";
import { isTopicName, topicIn } from "../requests/reading/find-topic";
import { subjectIn } from "./last-subject";
import { readWish } from "./read-follow-on";
import { readPart } from "./read-part";
import { readRequest } from "../requests/reading/read-request";
import type { Request } from "../requests/request";

type Known = KnownEnglish & Pick<EnglishSources, "topics" | "pairs">;

/** "And the noun?", "what about buy?", "or 'tell'?": what goes on from the last question. */
const goesOn =
  /^(?:(?:ok|okay|thanks|thank you|good|great|yes|i see|cool|nice)[\s,.!]+)*(?:(?:and|but|so|or|also)\s+)*(?:(?:what|how) (?:is |are )?(?:about|if)|what is|what's|and|or|also|then)\s+(?:with |for |of |in )?(.+?)[\s?.!]*$/;
/** The same without "what is", which may begin a question of its own. */
const isHalf = /^(?:(?:what|how) about|and|or|also|but)\s/;
/** What a word may be asked for after "and the …?". */
const aspects: readonly (readonly [RegExp, (word: string) => string])[] = [
  [/^(?:opposite|antonym|contrary)s?$/, (word) => `what is the opposite of ${word}?`],
  [/^(?:synonym|similar word|other word|another word)s?$/, (word) => `synonym of ${word}`],
  [
    /^(?:past(?: tense| form| simple| participle)?|(?:past )?participle|(?:third|2nd|3rd|second) form|(?:three )?forms|in (?:the )?past|v[23])$/,
    (word) => `what is the past of ${word}?`,
  ],
  [/^(?:plural(?: form)?|in (?:the )?plural)$/, (word) => `what is the plural of ${word}?`],
  [
    /^(?:comparative|superlative|comparison)(?: form)?$/,
    (word) => `what is the comparative of ${word}?`,
  ],
  [
    /^(?:noun|verb|adjective|adverb|adj|adv|word family|family|related words?|other forms?)(?: forms?)?(?: of (?:it|this|that))?$/,
    (word) => `word family of ${word}`,
  ],
  [
    /^(?:pronunciation|sound|how (?:do |can |to |should )?(?:you |i |we )?(?:say|pronounce|read)(?: (?:it|this|that|the word))?(?: (?:correctly|right|in english|then|aloud|exactly))*)$/,
    (word) => `how do you pronounce ${word}?`,
  ],
  [
    /^(?:spelling|how (?:do |to )?(?:you |i )?spell (?:it|this|that)?)$/,
    (word) => `how do you spell ${word}?`,
  ],
  [
    /^(?:(?:any |some )?collocations?(?: with (?:it|this|that))?|words? (?:that go|which go)? ?with it)$/,
    (word) => `collocations with ${word}`,
  ],
  [/^(?:meaning|definition)$/, (word) => `what does ${word} mean?`],
];
/** The same, asked without "and". */
const alone: readonly (readonly [RegExp, (word: string) => string])[] = [
  ...aspects,
  [
    /^(?:how (?:do (?:you|i|we)|to|can i|should i) (?:say|pronounce|read) (?:it|this|that)(?: .{0,16})?|pronunciation(?: of (?:it|this|that))?)$/,
    (word) => `how do you pronounce ${word}?`,
  ],
  [
    /^(?:what is )?(?:the )?(?:noun|verb|adjective|adverb) (?:form )?(?:of|for) (?:it|this|that)$/,
    (word) => `word family of ${word}`,
  ],
  [
    /^(?:what is )?(?:the |its )?(?:opposite|antonym)(?: of (?:it|this|that))?$/,
    (word) => `what is the opposite of ${word}?`,
  ],
];

const noWord =
  /^(?:you|yours?|your .+|me|i|we|he|she|they|it|this|that|them|these|those|yes|no|not|now|why|how|when|where|who|my .+|his .+|her .+|our .+|their .+|then|so|again|more|next|others?|another(?: one)?|one more|in .+|(?:the )?(?:negative|question|positive|affirmative|future|present|past)s?)$/;

/**
 * A message as it would be said alone: "and buy?" behind "What is the past of go?" asks for the past of buy,
 * "and the noun?" behind a word for its family. The message itself where it stands alone.
 */
export function inContext(message: string, history: readonly Turn[], known: Known): string {
  if (message.length > longest || history.length === 0 || readPart(message) !== null)
    return message;
  // "And something funnier?" wants other phrases, and is no name of any.
  if (/^(?:in)?formal$/.test(readWish({ message, english: known }) ?? "")) return message;
  const plain = plainText(message)
    .replaceAll('"', "")
    .replace(/(?<!\p{L})'|'(?!\p{L})/gu, "")
    .trim();
  const goingOn = goingOnWithLast(message, plain, history, known);
  if (goingOn !== null) return goingOn;
  const rest = goesOn
    .exec(plain)?.[1]
    ?.replace(/^(?:the|an?|its|word) /, "")
    .trim();
  const subject = subjectIn(history, known);
  // "And for people?" behind two words that were told apart asks which of them.
  if (
    subject?.of === "pair" &&
    subject.age < near &&
    /^(?:(?:and|but|so|what about|how about) )+(?:for|with|of) \S/.test(plain)
  )
    return message;
  const word = subject?.of === "word" && subject.age < near ? subject.word.toLowerCase() : null;
  if (word !== null) {
    const found =
      rest === undefined ? undefined : aspects.find(([pattern]) => pattern.test(rest))?.[1];
    const bare = plain.replace(/[\s?.!]+$/, "").replace(/^(?:the|its) /, "");
    const said = found ?? alone.find(([pattern]) => pattern.test(bare))?.[1];
    if (said !== undefined) return said(word);
  }
  const same = isTheSame.exec(plain)?.[1];
  if (word !== null && same !== undefined && same !== word)
    return `what is the difference between ${word} and ${same}?`;
  if (asksForDifference.test(plain)) {
    const [one, other] = lastTwoWords(history);
    if (one !== undefined && other !== undefined)
      return `what is the difference between ${one} and ${other}?`;
  }
  const turnedBefore = sideOfLast(plain, history, known);
  if (turnedBefore !== null) return turnedBefore;
  if (rest === undefined || noWord.test(rest) || wordsOf(rest).length > 3) return message;
  // "What's the opposite of reliable?" is a whole question, whatever was asked before.
  if (!isHalf.test(plain) && / (?:of|from|for|to|with|between|in) /.test(rest)) return message;
  const frame = lastFrame(history, known);
  if (frame === null) return message;
  return (
    inFrame(frame.request, rest, known) ??
    (isHalf.test(plain) ? inItsPlace(frame.text, frame.request, rest, known) : null) ??
    message
  );
}

const isAnd = "(?:(?:and|so|but|ok|okay|now|then|yes|please)[\\s,]+)*";
const withAnother = new RegExp(
  `^${isAnd}(?:(?:what is|what's|whats|explain|tell me|is there|and) )?(?:the |a |any )?differences? (?:with|from|to|(?:between|of) (?:it|this|that|them) (?:and|with)) (?:the )?(?:word )?(\\p{L}[\\p{L} -]{1,30}?)[\\s?.!]*$`,
  "u",
);
const anotherSentence = new RegExp(
  `^${isAnd}(?:(?:(?:what|how) about|or|is|also)\\s+)?["“]([^"”]{5,})["”][\\s?.!]*$`,
  "iu",
);
const playsIt = new RegExp(
  `^${isAnd}(?:(?:let us|let's|lets|can we|could we|shall we|i want to|i would like to|we can) )?(?:practi[sc]e|rehearse|train|play|act) (?:it|this|that|these|them)(?: (?:out|now|together|please))*[\\s?.!]*$`,
);
const moreOfThem = new RegExp(
  `^${isAnd}(?:(?:can you )?(?:give|show|tell) me |i want )?(?:some |a few |any )?(?:more|others?|other ones|next)(?: (?:of them|idioms|phrasal verbs|ones|please))*[\\s?.!]*$`,
);

/** What goes on from what was last spoken of, as it would be asked alone; null where nothing does. */
function goingOnWithLast(
  message: string,
  plain: string,
  history: readonly Turn[],
  known: Known,
): string | null {
  const subject = subjectIn(history, known);
  const isNear = subject !== null && subject.age < near;
  const other = withAnother.exec(plain)?.[1];
  if (isNear && other !== undefined) {
    const one =
      subject.of === "topic"
        ? subject.topic.names[0]
        : subject.of === "word"
          ? subject.word
          : undefined;
    if (one !== undefined) return `what is the difference between ${one} and ${other}?`;
  }
  const sentence = anotherSentence.exec(message.trim())?.[1];
  if (
    isNear &&
    subject.of === "correction" &&
    sentence !== undefined &&
    wordsOf(sentence).length > 2
  )
    return `Is “${sentence}” correct?`;
  if (isNear && subject.of === "situation" && playsIt.test(plain))
    return `role play: ${subject.situation.title}`;
  const last = history.findLast(({ sender }) => sender === "avatar")?.text ?? "";
  const group = plain.replace(/[\s?.!]+$/, "");
  // "Vegetables", behind words for food.
  if (
    /^(?:More words|Words) for /.test(last) &&
    wordsOf(group).length <= 2 &&
    listAskedFor(`words for ${group}`) !== null
  )
    return `words for ${group}`;
  if (!moreOfThem.test(plain)) return null;
  const frame = lastFrame(history, known);
  const isOfList =
    frame?.request.kind === "study" &&
    frame.request.study.about === "word-book" &&
    /^(?:idioms|phrasal-verbs)$/.test(frame.request.study.question.of);
  return isOfList ? frame.text : null;
}

/** "And negative?" behind a sentence that was made a question. */
function sideOfLast(plain: string, history: readonly Turn[], known: Known): string | null {
  const side =
    /^(?:(?:and|ok|now|then)[\s,]+)*(?:(?:in|as|make it|what is|what about|how about|the|an?) )*(negative|question|past|future|passive)(?: form| tense| sentence| one)?(?: please)?[\s?.!]*$/.exec(
      plain,
    )?.[1];
  const frame = side === undefined ? null : lastFrame(history, known);
  return frame?.request.kind === "study" && frame.request.study.about === "turn"
    ? `make it ${side}: ${frame.request.study.sentence}`
    : null;
}

/** "And interested?" behind "Which preposition goes after depend?": the same question of another word. */
function inItsPlace(text: string, request: Request, term: string, known: Known): string | null {
  const plain = plainText(text).replace(/[\s?.!]+$/, "");
  const quoted = quotedIn(text);
  if (quoted.length > 1) return null;
  const [asked] = quoted;
  const said =
    asked === undefined
      ? plain.replace(/(?<= )[\p{L}'-]{3,}$/u, term)
      : plain.replace(/["'“][^"'“”]+["'”]/, `"${term}"`);
  if (said === plain) return null;
  return readRequest(said, known)?.kind === request.kind ? `${said}?` : null;
}
const longest = 80;
/** "Is it the same as but?" */
const isTheSame =
  /^(?:(?:and|so|but|ok)[\s,]+)*(?:is|does|has) (?:it|this|that)(?: word)? (?:mean |have )?(?:the )?(?:same|similar|equal)(?: meaning| thing)? (?:as|like|with|of|to|that) (?:the )?(?:word )?(\p{L}[\p{L}' -]{1,24}?)[\s?.!]*$/u;
const asksForDifference =
  /^(?:(?:and|so|but|ok|then)[\s,]+)*(?:what (?:is|are)|what's|explain|tell me)? ?(?:the )?differences?(?: between (?:them|both|these|the two|those)(?: words)?)?[\s?.!]*$/;

/** The two words whose meanings were told last. */
function lastTwoWords(history: readonly Turn[]): readonly string[] {
  const told = history.flatMap(({ sender, text }) =>
    sender === "user"
      ? []
      : [...text.matchAll(/“([^”]+)” \([a-z]+\) means: /g)].map(([, word = ""]) => word),
  );
  return [...new Set(told)].slice(-2);
}

/** So many replies ago one may still go on with a word. */
const near = 4;

/** The last thing that was asked in so many words, behind nothing but what went on from it. */
function lastFrame(
  history: readonly Turn[],
  known: Known,
): { readonly request: Request; readonly text: string } | null {
  const written = history
    .filter(({ sender }) => sender === "user")
    .toReversed()
    .slice(0, farthest);
  for (const { text } of written) {
    const request = readRequest(text, known);
    if (request !== null && framing.has(request.kind) && !isHalf.test(plainText(text)))
      return { request, text };
    if (
      !isHalf.test(plainText(text)) &&
      request?.kind !== "follow" &&
      readWish({ message: text, english: known }) === null
    )
      return null;
  }
  return null;
}
const farthest = 5;
const framing: ReadonlySet<string> = new Set(["english", "word", "situation", "exercise", "study"]);

function inFrame(request: Request, term: string, known: Known): string | null {
  const topic = isTopicName(term, known.topics) ?? isTopicName(`${term}s`, known.topics);
  switch (request.kind) {
    case "word":
      return (
        {
          family: "word family of",
          collocations: "collocations with",
          synonym: "synonym of",
          sound: "how do you pronounce",
          meaning: "what means",
          example: "example with",
        }[request.about] + ` ${term}`
      );
    case "situation":
      return `phrases for ${term}`;
    case "exercise":
      return topic === undefined ? null : `exercise on ${topic.names[0]}`;
    case "english":
      return ofQuestion(request, term, topic?.names[0], known);
    default:
      return null;
  }
}

function ofQuestion(
  { question }: Extract<Request, { kind: "english" }>,
  term: string,
  topic: string | undefined,
  known: Known,
): string | null {
  if (topic !== undefined && wordsOf(term).length > 1) return `explain ${topic}`;
  switch (question.kind) {
    case "form":
      return question.form === "spelling"
        ? `how do you spell ${term}?`
        : `what is the ${question.form === "comparison" ? "comparative" : question.form} of ${term}?`;
    case "difference": {
      const [one, other] = question.terms;
      const paired = [one, other].find((each) =>
        known.pairs.some(({ words }) => words.includes(each) && words.includes(term)),
      );
      return paired === undefined
        ? `what does ${term} mean?`
        : `what is the difference between ${paired} and ${term}?`;
    }
    case "meaning":
    case "usage":
    case "say":
      return `what does ${term} mean?`;
    case "sound":
      return `how do you pronounce ${term}?`;
    case "example":
      return `example with ${term}`;
    case "grammar": {
      if (topic !== undefined) return `explain ${topic}`;
      if (wordsOf(term).length === 1) {
        const { id } = question.topic;
        if (id === "plurals") return `what is the plural of ${term}?`;
        if (id === "comparatives" || id === "superlatives")
          return `what is the comparative of ${term}?`;
        if (id === "irregular-verbs" && baseForms(term).every((each) => each === term))
          return `what is the past of ${term}?`;
      }
      // "And went?" behind the past asks whose past it is.
      const isOfPast = /past|irregular|participle|perfect/.test(question.topic.id);
      const base = baseForms(term).find((each) => each !== term);
      if (isOfPast && base !== undefined) return `what is the past of ${base}?`;
      const named = topicIn(term, known.topics, false);
      return named === undefined ? null : `explain ${named.names[0]}`;
    }
    default:
      return null;
  }
}
