import { baseForms } from "@saywell/english";
import { everydayWords } from "../../scenes/everyday-words";
import { correctTypo, vocabularyOf, type Vocabulary } from "../../scenes/typos";
import { phoneticOf } from "../../study-help/word-book/look-up";
import { wordsOf } from "../../text";
import type { LessonWord } from "../../lesson-word";
import type { KnownEnglish } from "../../english-questions/types";

/** Words that requests are made of, as they may be mistyped. */
const ofRequests = `
  please teacher exercise exercises practice practise practising question questions quiz test
  homework training vocabulary grammar explain explanation understand difference different differences
  between meaning means mean example examples sentence sentences mistake mistakes correct correction
  check pronounce pronunciation spell spelling synonym synonyms opposite translate translation
  conversation summary summarise summarize recommend suggest review revise phrases expressions
  another again continue easier easy harder difficult stop finish answer solution topic teach learn
  lesson family collocation collocations formal informal email letter meeting interview presentation
  exam phone telephone restaurant doctor airport hotel situation useful tomorrow roleplay bored
  confused confuse weather repeat what when where which should would could speak write about improve
  define contrary plural singular tense tenses verbs words`
  .trim()
  .split(/\s+/);

/** The words of requests and of the names of grammar; read once, however many ask. */
const readBefore = new WeakMap<readonly unknown[], Vocabulary>();
function vocabulary({ topics }: Pick<KnownEnglish, "topics">): Vocabulary {
  const before = readBefore.get(topics);
  if (before !== undefined) return before;
  const names = topics.flatMap((topic) => topic.names).flatMap((name) => wordsOf(name));
  const words = [
    ...ofRequests,
    ...names.flatMap((word) => (word.length > 4 ? [word, `${word}s`] : [])),
  ];
  const read = vocabularyOf({ words, meant: words, spoken: new Set(), names: [] });
  readBefore.set(topics, read);
  return read;
}

/** Whoever writes a word of the dictionary means it. */
const wordsBefore = new WeakMap<readonly LessonWord[], ReadonlySet<string>>();
function dictionaryWords(
  words: readonly LessonWord[],
  pairs: KnownEnglish["pairs"],
): ReadonlySet<string> {
  const before = wordsBefore.get(words);
  if (before !== undefined) return before;
  const read = new Set([
    ...words.map(({ word }) => word.toLowerCase()),
    ...pairs.flatMap((pair) => pair.words),
  ]);
  wordsBefore.set(words, read);
  return read;
}

/** Ways of writing that are no slips of a finger. */
const shortWays: Readonly<Record<string, string>> = {
  pls: "please",
  plz: "please",
  plis: "please",
  pliz: "please",
  u: "you",
  ur: "your",
  wanna: "want to",
  gimme: "give me",
  lets: "let's",
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  cant: "can't",
  isnt: "isn't",
  im: "I'm",
  whats: "what's",
  hows: "how's",
  wat: "what",
  wht: "what",
  ment: "meant",
  diff: "difference",
  vocab: "vocabulary",
  color: "colour",
  colors: "colours",
  pronounciation: "pronunciation",
  pronunce: "pronounce",
  exo: "exercise",
  thx: "thanks",
  engl: "English",
  excersise: "exercise",
  exercize: "exercise",
  exersise: "exercise",
  excercise: "exercise",
  sinonim: "synonym",
  sinonym: "synonym",
  conversetion: "conversation",
  becouse: "because",
  wich: "which",
  artical: "article",
  articals: "articles",
  articel: "article",
  explane: "explain",
  explan: "explain",
  expalin: "explain",
  gramma: "grammar",
  gramatic: "grammar",
  gramatica: "grammar",
  grammatic: "grammar",
  ej: "example",
};

/** Nobody types so much to ask for an exercise. */
const longest = 300;

/**
 * A message with the slips mended in the words that requests are made of: "exercize", "presnt perfect". What
 * stands in quotation marks or behind a colon stays as it is.
 */
export function mendRequest(
  message: string,
  known: Pick<KnownEnglish, "topics" | "words" | "pairs" | "wordBook">,
): string {
  if (message.length > longest) return message;
  const [request = "", ...rest] = message.split(/(?=["“:])/u);
  const words = vocabulary(known);
  const ofDictionary = dictionaryWords(known.words ?? [], known.pairs);
  const mended = request.replace(/[\p{L}'’]+/gu, (written) => {
    const typed = written.toLowerCase().replaceAll("’", "'");
    const short = Object.hasOwn(shortWays, typed) ? shortWays[typed] : undefined;
    if (short !== undefined) return short;
    if (typed.length < 4 || words.words.has(typed) || everydayWords.has(typed)) return written;
    if (baseForms(typed).some((each) => ofDictionary.has(each))) return written;
    // "Precise" is a word of its own, and no slip for "practise".
    if (typed.length > 5 && phoneticOf(typed, known.wordBook) !== undefined) return written;
    const [meant] = correctTypo(typed, [typed, ...baseForms(typed)], words);
    // Slips are seldom at the beginning: "ergative" is no "negative".
    return meant !== undefined && typed.slice(0, 2).includes(meant[0]!) ? meant : written;
  });
  return [mended, ...rest].join("");
}

/** A request in small letters with full forms, and without politeness around it. */
export function bareRequest(mended: string): string {
  const plain = mended
    .toLowerCase()
    .replaceAll(/[’`´]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/\b(what|how|who|where|that|it|here)'s\b/g, "$1 is")
    .replaceAll(/\blet's\b/g, "let us")
    .replaceAll(/\bi'm\b/g, "i am")
    .replaceAll(/\bi'd like\b/g, "i would like")
    .replaceAll(/\bcan't\b/g, "can not")
    .replaceAll(/n't\b/g, " not")
    .replaceAll(/\s+/g, " ")
    .trim();
  let rest = plain;
  for (let last = ""; last !== rest;) {
    last = rest;
    rest = rest
      .replace(before, "")
      .replace(behind, "")
      .replace(complaintBehind, "")
      .replace(/[\s.!?,;…]+$/, "")
      .trim();
  }
  return rest === "" ? plain : rest;
}

const before =
  /^(?:(?:hi|hello|hey|dear|ok|okay|so|and|but|well|now|then|oh|yes|yeah|hmm?|please|sorry|excuse me|(?:good|great)(?=[,.!])|thanks|thank you|teacher|iris|mr|miss|sir)(?=[\s,.!])[\s,.!]+)+(?=\S)/;
const behind =
  /(?<=\S)[\s,.!?]+(?:please|(?<!\b(?:my|the|a|our|his|her|your|of|to|for|with|as) )(?:teacher|sir|miss)|iris|thanks|thank you(?: very much)?|now|for me|to me|today|dear|ok|okay|if you can|if possible|a little|:\)|;\))[\s.!?]*$/;
/** "Since or for, I'm confused": what is hard about it asks for nothing more. */
const complaintBehind =
  /(?<=\S)\s*[,.!?;:–-]+\s+(?:(?:and|but|because|so|it is|they are|i am|am|always|really|very|still|totally|so much) )*(?:confused|confusing|lost|(?<![.!?;] )help(?: me)?|omg|i (?:(?:never|always|still|really|can|do|not|just) )*(?:get|understand|remember|mix|confuse|know)(?: (?:it|them|this|that|these|up|right|well|the difference|which|how|at all|which one|what to use))*|i have no idea|difficult|hard)(?: (?:for me|to me|with this|with it|here))?[\s.!?]*$/;
