import { comparisonOf, baseForms, expandContractions, pastOf, pluralOf } from "@saywell/english";
import { grammarOfWord } from "../requests/reading/grammar-of-words";
import { clip, hasPhrase, plainText, quote, quoteExample, wordsOf } from "../text";
import { sayCorrection } from "../mistakes";
import type { Mistake } from "../types";
import { findByDescription } from "./find-by-description";
import { comparisonSentence, pastSentence, pluralSentence } from "./form-sentences";
import { examplesIn, explainTopic, topicNamed } from "./grammar-topics";
import type { EnglishQuestion, EnglishSources, GrammarTopic, WordMeaning } from "./types";
import { idiomNamed, idiomTold } from "../study-help/word-book/idioms";
import { familyOf } from "../study-help/word-book/look-up";
import { readEnglishQuestion } from "./read-english-question";
import { describePair, pairAmong, pairOf, partnerIn } from "./word-pairs";

/** How the practice partner asks for a description, and knows again that it did. */
const asksForDescription = "I will look for the English word.";

/** Longest part of a message that is said again, in UTF-16 units. */
const longestShown = 40;
const shown = (term: string): string => quote(clip(term, longestShown));

/**
 * What is true of English about a message that asks for it, or describes a word as it was asked to.
 * Null where it does neither, or where nothing is known.
 *
 * @param lastReply what was said before it
 */
export function answerAboutEnglish(
  message: string,
  lastReply: string | null,
  sources: EnglishSources,
  corrections: readonly Mistake[] | null = [],
): string | null {
  const question = readEnglishQuestion(message, sources);
  if (question !== null) return answerEnglishQuestion(question, sources, corrections);
  return wordByDescriptionAsked(message, lastReply, sources);
}

/** The word that a message describes, where a description was asked for; null where it was not. */
export function wordByDescriptionAsked(
  message: string,
  lastReply: string | null,
  sources: EnglishSources,
): string | null {
  const isDescribed = lastReply?.includes(asksForDescription) === true && !/\?\s*$/.test(message);
  if (!isDescribed) return null;
  // Whoever goes on telling of their day describes no word.
  if (tellsOnly.test(plainText(message))) return null;
  return (
    wordByDescription(message, sources) ??
    "I still do not know which word you need. Tell me one thing more: what it is for, or where one sees it. A teacher can help you with it too."
  );
}

const tellsOnly =
  /^(?:(?:and|but|so|ok|okay|thanks|thank you|well|anyway)[\s,.!]+)*(?:yesterday|today|tomorrow|last|this (?:morning|evening|week)|on \w+day|i (?!mean|think it|use it|need it)|we |my |our |he |she |they )/;

/**
 * What is true of English about a question, from the words, pairs and opposites that are known.
 * Null where they say nothing of it.
 *
 * @param corrections what a grammar check found in the sentence of a `check`; its positions are not used, and
 *   null says that it could not tell
 */
export function answerEnglishQuestion(
  question: EnglishQuestion,
  sources: EnglishSources,
  corrections: readonly Mistake[] | null = [],
): string | null {
  switch (question.kind) {
    case "difference":
      return (
        rightOf(question.terms, corrections ?? []) ??
        differenceOf(question.terms, sources) ??
        formsOfOne(question.terms, sources)
      );
    case "say":
      return wordFor(question.term, sources);
    case "meaning":
      return meaningOf(question.term, sources);
    case "form":
      return formOf(question, sources);
    case "grammar":
      return explainTopic(question.topic);
    case "example":
      return exampleOf(question.term, sources, question.count);
    case "usage":
      return usageOf(question.term, sources);
    case "sound":
      return `I only write, so I cannot say ${shown(question.term)} for you. A teacher can, or a dictionary with sound.`;
    case "told":
      return question.says;
    case "check":
      return check(question.sentence, corrections);
  }
}

/** Which of two the grammar check would write: "she don't or she doesn't?" */
function rightOf(terms: readonly [string, string], corrections: readonly Mistake[]): string | null {
  // Of a word alone no grammar can tell.
  if (terms.some((term) => wordsOf(term).length < 2)) return null;
  for (const [one, other] of [terms, terms.toReversed()] as [string, string][]) {
    const mark = corrections.find(
      ({ wrong, better }) =>
        better !== null && one.replace(wrong.toLowerCase(), better.toLowerCase()) === other,
    );
    if (mark !== undefined)
      return `I would write ${quote(other)} and not ${shown(one)}. ${clip(mark.why, 120)}`;
  }
  return null;
}

function differenceOf([one, other]: readonly [string, string], sources: EnglishSources) {
  const pair = pairOf(one, other, sources.pairs);
  if (pair !== undefined) return describePair(pair);
  const partner = partnerIn(one, other, sources.pairs);
  if (partner !== null) return partner;
  const all = pairAmong(`${one} ${other}`, sources.pairs);
  if (all !== undefined) return describePair(all);
  const head = wordsOf(other).at(-1);
  // "The first and second conditional" names the first in half.
  const topics = [one, other].map(
    (term) =>
      topicNamed(term, sources.topics, true) ?? topicNamed(`${term} ${head}`, sources.topics, true),
  );
  const [first, second] = topics;
  if (first !== undefined && second !== undefined && first !== second)
    return [first, second].map(inShort).join(" ");
  const short = [one, other].find((term) => fullForm(term) !== term);
  if (short !== undefined && fullForm(one) === fullForm(other))
    return `${quote(withI(short))} is short for ${quote(withI(fullForm(short)))}. We say the short form, and write it to friends.`;
  if (sources.entries.get(one)?.word === sources.entries.get(other)?.word) return null;
  const meanings = [one, other].flatMap((term) => {
    const first = sources.entries.get(term)?.meanings[0];
    return first === undefined ? [] : [`${shown(term)} ${means(first)}`];
  });
  return meanings.length === 2 ? meanings.join(" ") : null;
}

/** Two pieces of grammar side by side. */
const inShort = ({ names, explanation, examples }: GrammarTopic): string =>
  `${quote(names[0]!)}: ${clip(explanation, longestInShort)} ${examplesIn(examples.slice(0, 1))}`;
const longestInShort = 320;

const fullForm = (term: string): string => expandContractions(term).toLowerCase();
const withI = (term: string): string => term.replaceAll(/\bi\b/g, "I");

/** Two forms of one word: "bigger" and "biggest", "go" and "went", "child" and "children". */
function formsOfOne([one, other]: readonly [string, string], { entries }: EnglishSources) {
  const entry = entries.get(one);
  if (entry === undefined || entry.word !== entries.get(other)?.word) return null;
  const word = entry.word.toLowerCase();
  const areAll = (...forms: readonly string[]) =>
    [one, other].every((each) => forms.includes(each));
  const compared = comparisonOf(word);
  if (compared !== null && areAll(word, compared.comparative, compared.superlative))
    return `${quote(compared.comparative)} is for two, and ${quote(`the ${compared.superlative}`)} for one of three or more. We say: ${comparisonSentence(word)}`;
  const past = pastOf(word);
  if (past !== null && areAll(word, past.past, past.participle)) return pastSentence(word);
  const plural = pluralOf(word);
  return plural !== null && areAll(word, plural) ? pluralSentence(entry.word) : null;
}

const longestSmallWord = 3;

/** When one uses a word: what tells it from its neighbours, or else what it means. */
function usageOf(term: string, sources: EnglishSources): string | null {
  const idiom = idiomNamed(term, sources.wordBook);
  if (idiom !== undefined) return idiomTold(idiom);
  const [first = "", ...rest] = wordsOf(term);
  const partner = rest.join(" ").replace(/^(?:the|my|your) /, "");
  const known = sources.pairs.find(({ goesWith }) => goesWith?.[first]?.includes(partner));
  if (known !== undefined)
    return `With ${quote(partner)} we use ${quote(first)}. ${known.difference}`;
  const pair =
    sources.pairs.find(({ words }) => words.includes(term)) ??
    // "At night" asks about its small word, "good evening" about the whole.
    (rest.length > 0 && first.length <= longestSmallWord
      ? sources.pairs.find(({ words }) => words.includes(first))
      : undefined);
  return pair === undefined ? meaningOf(term, sources) : describePair(pair);
}

/** "Look forward" is looked up as "look forward to" too. */
const withParticle = (term: string): string => `${term} to`;

const means = ({ partOfSpeech, meaning }: WordMeaning): string =>
  `(${partOfSpeech}) means: ${meaning.replace(/[.\s]+$/, "")}.`;

function meaningOf(term: string, sources: EnglishSources): string | null {
  const { entries, pairs } = sources;
  const idiom = idiomNamed(term, sources.wordBook);
  if (idiom !== undefined) return idiomTold(idiom);
  const longer = withParticle(term);
  const whole = pairs.find(({ words }) => words.includes(longer));
  if (whole !== undefined) return describePair(whole);
  if (!entries.has(term) && entries.has(longer)) return meaningOf(longer, sources);
  const [first, second] = entries.get(term)?.meanings ?? [];
  const pair = pairs.find(({ words }) => words.includes(term));
  if (first === undefined) return pair === undefined ? null : describePair(pair);
  const example = first.example === null ? "" : ` For example: ${quoteExample(first.example)}`;
  if (first.isTooHard === true)
    return `${shown(term)} is a hard word, and I have no easy words for it. A dictionary in your own language can help you.${example}`;
  const also =
    second === undefined || second.isTooHard === true || second.partOfSpeech === first.partOfSpeech
      ? ""
      : ` As ${/^[aeiou]/.test(second.partOfSpeech) ? "an" : "a"} ${second.partOfSpeech} it means: ${second.meaning.replace(/[.\s]+$/, "")}.`;
  return `${shown(term)} ${means(first)}${example}${also}`;
}

/** Sentences with a word, or of a piece of grammar. */
function exampleOf(term: string, sources: EnglishSources, count?: number): string | null {
  const { topics, pairs, entries, wordBook } = sources;
  const idiom = idiomNamed(term, wordBook);
  if (idiom !== undefined) return idiomTold(idiom);
  const topic = topicNamed(term, topics, false);
  if (topic !== undefined && !topic.examples.some((each) => hasPhrase(each, term)))
    return examplesIn(topic.examples);
  const withWord = (grammarOfWord(term, topics)?.examples ?? []).filter((each) =>
    hasPhrase(each, term),
  );
  if (withWord.length > 1) return examplesIn(withWord);
  const own = entries.get(term)?.meanings.flatMap(({ example }) => example ?? []) ?? [];
  const least = count ?? usualExamples;
  const found = own.length >= least ? own : [...new Set([...own, ...sentencesWith(term, sources)])];
  if (found.length > 0) return examplesIn(found.slice(0, least));
  const pair = pairs.find(({ words }) => words.includes(term));
  return pair === undefined ? null : describePair(pair);
}

const usualExamples = 2;

/** Whatever whole sentences with a word stand anywhere in what is known of English. */
const sentencesWith = (
  term: string,
  { topics, pairs, words, situations }: EnglishSources,
): readonly string[] =>
  [
    ...pairs.flatMap(({ examples }) => examples),
    ...topics.flatMap(({ examples }) => examples),
    ...words.map(({ example }) => example),
    ...situations.flatMap(({ phrases }) => phrases.map(({ say }) => say)),
  ].filter((each) => /^\p{Lu}.*[.?!]$/u.test(each) && hasPhrase(each, term));

/** The English word for something, by its description; or what is known of it where it is one already. */
function wordFor(term: string, sources: EnglishSources): string {
  const polite = politely(term);
  if (polite !== null) return polite;
  const known = meaningOf(term, sources);
  if (known !== null) return `You can say ${shown(term)}. ${known}`;
  const doer = whoDoes(term, sources);
  if (doer !== null) return doer;
  const found = wordByDescription(term, sources);
  if (found !== null) return found;
  return wordsOf(term).length > 2
    ? `I do not know a word for that. Tell me more: what is it like, and what do people do with it? ${asksForDescription}`
    : `I only know English, so ${shown(term)} is new to me. Tell me about it in easy English, for example “It is an animal that …”. ${asksForDescription}`;
}

/** "A person who runs" is a runner: a noun of the verb's own family that ends so; null where it has none. */
function whoDoes(term: string, { wordBook }: EnglishSources): string | null {
  const does =
    /^(?:an? |the )?(?:person|people|man|woman|somebody|someone) (?:who|that|which) (\p{L}+)(?: (?:fast|a lot|well|often|every day|for a living|as a job))?$/u.exec(
      term,
    )?.[1];
  const base = does === undefined ? undefined : baseForms(does).find((each) => each !== does);
  if (does === undefined || base === undefined) return null;
  const doer = familyOf(base, wordBook).find(
    ({ word, partOfSpeech }) => partOfSpeech === "noun" && /(?:er|or)$/.test(word) && word !== base,
  )?.word;
  return doer === undefined
    ? null
    : `A person who ${does} is ${/^[aeiou]/.test(doer) ? "an" : "a"} ${quote(doer)}. It is made from the verb ${quote(base)}.`;
}

/** The word that a description means; null where none fits. */
export function wordByDescription(
  description: string,
  { words, wordBook }: Pick<EnglishSources, "words" | "wordBook">,
): string | null {
  const [best, second] = findByDescription(description, words, wordBook?.things);
  if (best === undefined) return null;
  const named = ({ word, meaning }: { word: string; meaning: string }): string =>
    `${quote(word)} (${meaning.replace(/[.\s]+$/, "")})`;
  const or = second === undefined ? "" : `, or ${named(second)}`;
  return `Do you mean ${named(best)}${or}? For example: ${quoteExample(best.example)}`;
}

/** "How do you say give me water politely?" The learner's own words are not made a model. */
const politely = (term: string): string | null =>
  /\b(?:politely|polite)\b/.test(term)
    ? "Begin with “Could I have” or “I'd like” when you want a thing, and with “Could you” when somebody should do it. End with “please”."
    : null;

/** A form of a word that the dictionary knows as such a word; of any other nothing is made up. */
export function formOf(
  { form, term }: Extract<EnglishQuestion, { kind: "form" }>,
  sources: EnglishSources,
): string | null {
  if (form === "opposite") return oppositeOf(term, sources);
  const entry = sources.entries.get(term);
  if (form === "spelling") {
    const name = sources.names.find((each) => each.toLowerCase() === term);
    return entry === undefined && name === undefined ? null : spellingOf(name ?? term);
  }
  if (entry === undefined || wordsOf(entry.word).length !== 1) return null;
  const word = entry.word.toLowerCase();
  const isA = (kind: string): boolean =>
    entry.meanings.some(({ partOfSpeech }) => partOfSpeech === kind);
  switch (form) {
    case "past":
      return isA("verb") ? pastSentence(word) : null;
    case "plural":
      return isA("noun") ? pluralSentence(entry.word) : null;
    case "comparison": {
      const kind = (["adjective", "adverb", "determiner"] as const).find(isA);
      return kind === undefined ? null : comparisonSentence(word, kind);
    }
  }
}

function oppositeOf(term: string, { opposites }: EnglishSources): string | null {
  const found = opposites.flatMap(([one, other]) =>
    one === term ? [other] : other === term ? [one] : [],
  );
  if (found.length === 0) return null;
  return `The opposite of ${quote(term)} is ${[...new Set(found)].map(quote).join(" or ")}.`;
}

/** Letter by letter. */
const spellingOf = (term: string): string =>
  `${quote(term)} is spelt ${term.toUpperCase().split("").join("-").replaceAll("- -", " ")}.`;

function check(sentence: string, corrections: readonly Mistake[] | null): string {
  if (sentence === "")
    return "Yes. Where we two are alone I say what I would change in your sentences. I do not see every mistake.";
  if (corrections === null)
    return "I cannot look for mistakes at this moment. Please ask me again in a minute.";
  const all = corrections.filter(({ better }) => better !== null);
  const unsure = corrections.find(({ better }) => better === null);
  // The question itself may have mistakes; what was asked about comes first.
  const asked = all.filter(({ wrong }) => sentence.toLowerCase().includes(wrong.toLowerCase()));
  const found = (asked.length > 0 ? asked : all).slice(0, 3);
  if (found.length === 0 && unsure !== undefined)
    return `Look again at ${shown(unsure.wrong)}. ${clip(unsure.why, 120)}`;
  if (found.length === 0)
    return "I found nothing to correct in it. I do not see every mistake, so ask a teacher if it is important.";
  return found.map((each) => `${sayCorrection(each)} ${clip(each.why, 90)}`).join(" ");
}
