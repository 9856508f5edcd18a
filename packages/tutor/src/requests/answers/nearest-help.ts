import { formsApart } from "../../english-questions/forms-apart";
import { pairOf, describePair } from "../../english-questions/word-pairs";
import { nearWordsOf } from "../../study-help/near-words";
import { quotedIn } from "../../study-help/read-study-request";
import { idiomNamed, idiomTold } from "../../study-help/word-book/idioms";
import { idiomIn } from "../../study-help/word-book/look-up";
import type { Idiom } from "../../study-help/word-book/word-book";
import { quote, quoteExample, rotate, wordsOf } from "../../text";
import type { Chat } from "../../types";
import { type Answer, answer, levelOf } from "../answer";
import { situationsIn } from "../reading/find-situations";
import { topicIn } from "../reading/find-topic";
import { bareRequest } from "../reading/mend-words";
import { timeWord } from "../reading/read-about-english";
import { phrasesFor } from "./situation-answers";
import { describeTopic } from "./topic-answers";
import { aboutWord, aroundWord, known } from "./word-answers";

const ofWriting =
  /\b(?:say|write|writing|phrases?|expressions?|wording|word|ways? (?:to|of)|polite\w*|tactful\w*|diplomatic\w*|e-?mails?|letters?|essays?|reply|respond|tell|sound|express|put|ask|begin|end|open|close|meeting|presentation|debate|interview|formal\w*)\b/;
/** In what a talk is about there is no question about English. */
const ofEnglish =
  /["“]|\b(?:english|grammar|words?|verbs?|nouns?|adjectives?|tenses?|sentences?|used?|using|rules?|mean|means|meaning|form|clauses?|explain|differ\w*|correct|right|native|speakers?|usage|register|when|how|distinguish\w*|summari[sz]e|leave out|needed?)\b/;

/**
 * Something near, for a question about English that is asked in a way nobody foresaw: what its quoted words
 * mean, the grammar that it names, or phrases for what it speaks of. Null where nothing is near.
 */
export function nearestHelp(chat: Chat): Answer | null {
  const { message, english } = chat;
  const bare = bareRequest(message);
  const [one, other] = quotedIn(message);
  if (one !== undefined && other !== undefined) {
    const pair = pairOf(one, other, english.pairs);
    if (pair !== undefined) return answer("english", describePair(pair), ["vocabulary exercise"]);
  }
  const unmarked = bothUnmarked(one, other, chat);
  if (unmarked !== null) return unmarked;
  const ofForms =
    one === undefined || other === undefined
      ? undefined
      : english.topics.find(
          ({ id }) =>
            id ===
            (timeWord.test(one) && timeWord.test(other)
              ? "prepositions-of-time"
              : formsApart(one, other)),
        );
  if (ofForms !== undefined) return describeTopic(ofForms, chat);
  const idiom = idiomAsked(bare, one, chat);
  if (idiom !== undefined) return answer("word", idiomTold(idiom), ["vocabulary exercise"]);
  const articles = /^(?:the|an?) \p{L}+$/u.test(one ?? "") && /\b(?:why|when|can|do)\b/.test(bare);
  const article = articles ? english.topics.find(({ id }) => id === "articles") : undefined;
  if (article !== undefined) return describeTopic(article, chat);
  // Who asks “How else could I put it?” asks nothing of “could”.
  const asked = bare.replaceAll(/\b(?:can|could|would|will|may|might) (?:i|you|we|one)\b/g, " ");
  const topic = ofEnglish.test(asked) ? topicIn(asked, english.topics, true) : undefined;
  if (topic !== undefined) return describeTopic(topic, chat);
  const meanings = [one, other].flatMap((term) =>
    term === undefined ? [] : aboutQuoted(term, chat),
  );
  if (meanings.length > 0)
    return answer("word", meanings.join(" "), one === undefined ? [] : aroundWord(one, english));
  if (!ofWriting.test(bare.replace(/^(?:tell|write|send) (?:me|us)\b/, ""))) return null;
  const ofThis = situationsIn(bare, english.situations);
  // "What should I say to him tomorrow?" is about what was told before.
  const before = chat.history.findLast(({ sender }) => sender === "user")?.text ?? "";
  const situations =
    ofThis.length > 0 || !asksWhatToSay.test(bare) || before.length > longestBefore
      ? ofThis
      : situationsIn(`${before} ${bare}`, english.situations);
  const register = /\b(?:informal|casual|friendly)\b/.test(bare)
    ? "informal"
    : /\b(?:formal\w*|official)\b/.test(bare)
      ? "formal"
      : null;
  return situations.length === 0 ? null : phrasesFor(situations, register, chat);
}

const asksWhichIsBetter =
  /\b(?:which|what)\b.*\b(?:better|best|right|correct|natural|nicer|good|sounds?)\b|\bis it\b|\b(?:should|do|can|would) (?:i|we|you) (?:say|write|use)\b/;

/** Of two whole phrases in which no grammar check marks anything, both may be right. */
function bothUnmarked(
  one: string | undefined,
  other: string | undefined,
  chat: Chat,
): Answer | null {
  if (one === undefined || other === undefined || chat.corrections === null) return null;
  if (wordsOf(one).length < 3 || wordsOf(other).length < 3) return null;
  if (!asksWhichIsBetter.test(chat.plain)) return null;
  // “I am boring” is good grammar and seldom what is meant: these two are told apart by their meaning.
  const ofFeeling = (text: string): string => text.replaceAll(/(?:ing|ed)\b/g, "");
  if (ofFeeling(one) === ofFeeling(other)) {
    const topic = chat.english.topics.find(({ id }) => id === "ed-and-ing-adjectives");
    return topic === undefined ? null : describeTopic(topic, chat);
  }
  const isMarked = chat.corrections.some(({ start }) => start >= chat.plain.indexOf(one));
  if (isMarked) return null;
  return answer(
    "checking",
    "I found nothing to mark in either of them, so both may be right, but I do not see every mistake. Write the whole sentence, and I will look at it.",
    ["check my sentence"],
  );
}

/** What says that phrases are wanted, whatever for. */
const asksForPhrases =
  /\b(?:useful |some |any |good )?(?:phrases?|expressions?) (?:for|to|when|in|at|about|of)\b|\bwhat (?:(?:can|should|could|must|do|does|to|would|i|we|you|people) )+(?:say|answer|reply)\b|\bhow (?:(?:can|should|could|do|to|would|might|i|we|you|politely) )+(?:say|tell|ask|answer|reply|respond|put|phrase)\b/;

/**
 * For somebody who wants phrases for what nothing is known of: that it is so, and what can be done all the same.
 * Null for whoever asks for something else.
 */
export function withoutPhrases(chat: Chat): Answer | null {
  const bare = bareRequest(chat.message);
  if (!asksForPhrases.test(bare) || quotedIn(chat.message).length > 0) return null;
  const near = rotate(
    chat.english.situations.filter(({ level }) => level === levelOf(chat)),
    chat.turn,
  ).slice(0, 2);
  if (near.length === 0) return null;
  return answer(
    "situation",
    [
      `I have no list of phrases for just that. Write it in your own words, one or two sentences, and I will look at them. Or take a list that I have: ${near.map(({ title }) => quote(title)).join(" or ")}.`,
      `For that I have no phrases ready. Tell me what you would say, and I will put it right. I do have ${near.map(({ title }) => quote(title)).join(" and ")}.`,
    ],
    near.map(({ names }) => `phrases: ${names[0]}`),
  );
}

const asksWhatToSay =
  /\b(?:what|how) (?:(?:can|should|could|must|do|to|would|i|we) )*(?:say|write|answer|tell|ask|reply|respond|apologi[sz]e)\b/;
const longestBefore = 200;

/** An idiom in quotation marks; or a long one among words of asking: short ones are said without a thought. */
function idiomAsked(
  bare: string,
  quoted: string | undefined,
  { english: { wordBook } }: Chat,
): Idiom | undefined {
  const named = idiomNamed(quoted ?? "", wordBook);
  if (named !== undefined || wordBook === undefined) return named;
  if (!/\b(?:mean\w*|explain|understand|idiom|say)\b/.test(bare)) return undefined;
  const found = idiomIn(wordsOf(bare), wordBook);
  return found !== undefined && found.place.to - found.place.from > 2 ? found.entry : undefined;
}

function aboutQuoted(term: string, { english }: Chat): readonly string[] {
  if (wordsOf(term).length > 4) return [];
  const first = english.entries.get(term)?.meanings[0];
  if (first !== undefined) {
    const example = first.example === null ? "" : ` For example: ${quoteExample(first.example)}`;
    return [
      `${quote(term)} (${first.partOfSpeech}) means: ${first.meaning.replace(/[.\s]+$/, "")}.${example}`,
    ];
  }
  const told = known(term, english)?.replies[0];
  if (told !== undefined) return [told];
  return nearWordsOf(term) === undefined ? [] : [...aboutWord("synonym", term, english).replies];
}
