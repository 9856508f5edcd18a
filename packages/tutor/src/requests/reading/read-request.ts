import { rememberLatest } from "@saywell/english";
import {
  asksForQuestion,
  readEnglishQuestion,
  speaksOfGrammar,
  termOf,
  termsToLookUp,
} from "../../english-questions/read-english-question";
import { readDescription } from "../../english-questions/read-description";
import type { EnglishQuestion, KnownEnglish, Situation } from "../../english-questions/types";
import { arePaired } from "../../english-questions/word-pairs";
import { formsToLookUp } from "../../study-help/word-building";
import type { StudyRequest } from "../../study-help/study-request";
import { termsOfStudy } from "../../study-help/answer-study-request";
import { asksForTips } from "../../study-help/learning-tips";
import { quotedIn, readStudyRequest } from "../../study-help/read-study-request";
import { nearWordsOf } from "../../study-help/near-words";
import { plainText, stemOf, wordsOf } from "../../text";
import { adviceAsked } from "../answers/advice-beyond-english";
import { situationsIn } from "./find-situations";
import { isTopicName, topicIn } from "./find-topic";
import { bareRequest, mendRequest } from "./mend-words";
import { aspects, points } from "./word-rules";
import { withoutCourtesy } from "./courtesy";
import { withPlainQuestion } from "./plain-question";
import { withPlainQuotes } from "./plain-quotes";
import { readAboutEnglish } from "./read-about-english";
import { readCorrection } from "./read-correction";
import type { Beyond, Request } from "../request";
import { beforeExercise, twoOfOneWord } from "./two-requests";
import * as rules from "./request-rules";

/** Requests are short: of more than this only a sentence to look at is found, or a question about English. */
const longest = 220;

/**
 * What a message asks for, in learners' English: slips are mended, and words may be missing or stand in
 * another order. Null where it only tells something.
 */
export const readRequest = (written: string, known: KnownEnglish): Request | null =>
  readingWith(known)(written);

/** For one reply a message is read at several places, and for the next ones again. */
const readings = new WeakMap<KnownEnglish["topics"], { known: KnownEnglish; read: Reading }>();
type Reading = (written: string) => Request | null;
const mostRemembered = 1000;

function readingWith(known: KnownEnglish): Reading {
  const before = readings.get(known.topics);
  if (before !== undefined && isSame(before.known, known)) return before.read;
  const read = rememberLatest((written) => readMessage(written, known), mostRemembered);
  readings.set(known.topics, { known, read });
  return read;
}

const isSame = (one: KnownEnglish, other: KnownEnglish): boolean =>
  one.pairs === other.pairs &&
  one.situations === other.situations &&
  one.scenes === other.scenes &&
  one.words === other.words &&
  one.wordBook === other.wordBook;

function readMessage(written: string, known: KnownEnglish): Request | null {
  const message = withPlainQuotes(written);
  const described = message.length > longest ? null : readDescription(message, known);
  if (described !== null) return { kind: "english", question: { kind: "say", term: described } };
  const mended = withPlainQuestion(mendRequest(withoutCourtesy(message), known));
  // What was said before the last sentence is no part of the request, but may say what it is about.
  const bare = bareRequest(mended);
  const asks = /\?\s*$/.test(message);
  // "Past simple or present perfect: I worked there …"
  const headed = /^([^:?"]{6,50})[:?] ?["“\p{L}]/u.exec(bare)?.[1];
  const ofHead =
    headed === undefined || !/ or | vs /.test(headed)
      ? undefined
      : isTopicName(headed, known.topics);
  if (ofHead !== undefined)
    return { kind: "english", question: { kind: "grammar", topic: ofHead } };
  const advice = adviceAsked(bare);
  if (advice !== null) return { kind: "beyond-english", ...advice };
  const named = readNamedGrammar(bare, known);
  if (named !== null) return named;
  // "I struggle with prepositions. Any advice?"
  const [, toBegin, toAdvise] = asksForAdvice.exec(bare) ?? [];
  const hard = toBegin ?? toAdvise;
  const advised =
    hard === undefined ||
    asksForTips(bare) ||
    /\b(?:exams?|ielts|toefl|test|speak\w*|pronounc\w*)\b/.test(hard)
      ? null
      : ofGrammarIn(hard, known);
  if (advised !== null) return advised;
  const [, weakest, weaker] = weakPoint.exec(bare) ?? [];
  const weak = weakest ?? weaker;
  const helped = weak === undefined ? null : ofGrammarIn(weak, known);
  if (helped !== null) return helped;
  if (/^how (?:many|much|often|long)\b/.test(bare) && asksForTips(bare)) return { kind: "advise" };
  const study = studyIn(message, mended, bare, known);
  if (study !== null && comesFirst.has(study.about)) return { kind: "study", study };
  const isTelling = rules.tells.test(bare) && !rules.wishes.test(asks ? `${bare}?` : bare);
  const isChoice = justOr.test(bare);
  if ((!isTelling || isChoice) && message.length <= longest) {
    const plainly = readAboutEnglish(message.trim(), bare, known);
    if (plainly !== null) return plainly;
  }
  const correction = readCorrection(message) ?? readCorrection(mended);
  if (correction !== null) return { kind: "correct", sentence: correction };
  const question = readEnglishQuestion(mended.replace(thanksBehind, "$1"), known);
  if (message.length > longest) return question && ofQuestion(question);
  const talks = (): Request | null => readTelling(bare, asks, known);
  const wish = readFollowUp(bare);
  if (wish !== null) return wish;
  if (isTelling) return question === null ? talks() : ofQuestion(question);
  if (asksForTips(bare)) return { kind: "advise" };
  if (study !== null && !isOfOneWord(study)) return { kind: "study", study };
  return (
    readWordRequest(bare, asks, known) ??
    (study === null ? null : { kind: "study", study }) ??
    readTranslation(bare, mended) ??
    preferred(question, bare) ??
    toWriteOf(bare, mended, known) ??
    readExercise(bare, known) ??
    readOther(bare, asks, known, question) ??
    talks() ??
    readClauses(mended, known) ??
    readName(mended, known)
  );
}

const thanksBehind = /[\s,]+(?:please|thanks|thank you)\s*([.!?]*)$/i;
/** "On the picture or in the picture" tells nothing. */
const justOr = /^\S+(?: \S+){0,4} or \S+(?: \S+){0,4}$/;
/** What is put as a sentence to be looked at, and asks for more than that. */
const comesFirst: ReadonlySet<string> = new Set(["choice", "ruling", "turn", "word-book"]);
/** What stands around one word is known of many words already. */
const isOfOneWord = (study: StudyRequest): boolean => "terms" in study && study.terms.length === 1;

/** What is asked of single words; null where what is asked has a better answer elsewhere. */
function studyIn(
  message: string,
  mended: string,
  bare: string,
  known: KnownEnglish,
): StudyRequest | null {
  if (message.length > longest) return null;
  const study = readStudyRequest(mended, bare, { wordBook: known.wordBook, typed: message });
  // Words that are known to be mixed up are told apart, and not chosen between.
  if (study?.about === "choice" && arePaired(study.options, known.pairs)) return null;
  if (study?.about !== "word-book") return study;
  const { question } = study;
  if (question.of === "preposition" && question.word === "difference") return null;
  // "How can I refuse politely?" wants phrases, and "a polite word for refuse" a word.
  const asksForSituation =
    question.of === "register" &&
    !/["“]/.test(message) &&
    /^(?:(?:i must|i have to) .*)?how\b|\bhow (?:do|can|should|to)\b/.test(bare) &&
    (genreNamed.test(bare) || /\bpolite(?:ly)?$/.test(bare)) &&
    ofSituation(bare, known) !== null;
  return asksForSituation ? null : study;
}

const genreNamed = /\b(?:e-?mails?|mails?|letters?|messages?|calls?)\b/;

/** "Explain some and any": the name of a piece of grammar, and nothing else. */
function readNamedGrammar(bare: string, { topics }: KnownEnglish): Request | null {
  const explained = explaining.exec(bare)?.[1];
  const name = explained ?? bare;
  // "Word family" asks for that of the last word.
  if (explained === undefined && / (?:and|or) |^word famil/.test(bare)) return null;
  const topic =
    isTopicName(name, topics) ??
    (explained === undefined || /^(?:the|this|that) /.test(name)
      ? undefined
      : isTopicName(`${name}s`, topics));
  return topic === undefined ? null : { kind: "english", question: { kind: "grammar", topic } };
}

const explaining = /^(?:(?:can|could|would|will) you )?explain(?: (?:to )?(?:me|us))? (.+)$/;

/** "So and such": here the first word is no politeness. */
function readName(mended: string, { topics }: KnownEnglish): Request | null {
  const topic = isTopicName(plainText(mended).replace(/[\s.?!]+$/, ""), topics);
  return topic === undefined ? null : { kind: "english", question: { kind: "grammar", topic } };
}

const mostClauses = 4;

/** "I'm bored, what can we do?" asks in its last part. */
function readClauses(mended: string, known: KnownEnglish): Request | null {
  const clauses = mended.split(/[.?!,;]\s+/);
  if (!mended.endsWith("?") || clauses.length < 2 || clauses.length > mostClauses) return null;
  for (const clause of clauses.toReversed()) {
    const request = readRequest(clause, known);
    if (request !== null) return request;
  }
  return null;
}

/** Who tells something may still ask in it: "I have a meeting tomorrow, what can I say?" */
function readTelling(bare: string, asks: boolean, known: KnownEnglish): Request | null {
  const last = bare.split(/[.,;!?]\s+/).at(-1) ?? bare;
  if (asks && last !== bare && asksForPhrases.test(last)) return ofSituation(bare, known);
  if (last !== bare && /^(?:(?:can|could) you )?help(?: me)?$/.test(last))
    return ofGrammarIn(bare, known) ?? ofSituation(bare, known) ?? { kind: "help" };
  return null;
}

/** The grammar that somebody tells they need, in so many words; null where none is named. */
function ofGrammarIn(told: string, { topics }: KnownEnglish): Request | null {
  const topic = topicIn(told, topics, true);
  return topic === undefined ? null : { kind: "english", question: { kind: "grammar", topic } };
}

const asksForAdvice =
  /^(.+?)[.!?,;:–-]+ (?:(?:so|and) )?(?:where|how) (?:should|do|can|must) i (?:start|begin|learn (?:it|them|this)|improve)$|^(.+?)[.!?,;:–-]+ (?:(?:so|and|do you have|have you got|can you give me|give me) )*(?:any|some) (?:advice|tips?|tricks?|suggestions?|ideas?|help|rules?)(?: \S+){0,3}$/;

/** "My teacher says I make many mistakes with prepositions" */
const weakPoint =
  /\b(?:i (?:\w+ ){0,2}(?:make|have|do|got)|my) (?:\w+ ){0,3}(?:mistakes?|errors?|problems?|troubles?|difficult(?:y|ies)) (?:is |are )?(?:with|in|using|about) (?:the |my |using )?([\p{L} -]{3,40})$|^(?:i am |my \w+ is )?(?:\w+ ){0,2}(?:bad|weak|terrible|not good) (?:at|in|with) (?:the |my |using )?([\p{L} -]{3,40})$/u;

const ofQuestion = (question: EnglishQuestion): Request =>
  question.kind === "check"
    ? { kind: "correct", sentence: question.sentence }
    : { kind: "english", question };

/** Questions that name what they are about so plainly that nothing else can be meant. */
function preferred(question: EnglishQuestion | null, bare: string): Request | null {
  if (question === null) return null;
  const { kind } = question;
  if (/^(?:exercises?|quiz|test|practi[sc]e)\b/.test(bare)) return null;
  if (
    kind === "form" &&
    /\b(?:exercises?|mistakes?|practi[sc]e|quiz|tests?|errors?)\b/.test(question.term)
  )
    return null;
  if (kind === "check" && rules.quiz.some((pattern) => pattern.test(bare))) return null;
  return kind === "difference" ||
    kind === "check" ||
    (kind === "form" && question.form !== "spelling")
    ? ofQuestion(question)
    : null;
}

function readFollowUp(bare: string): Request | null {
  const core = bare.replace(politeStart, "");
  const wish = rules.follow.find(
    ([, pattern]) => pattern.test(bare) || (core !== "" && pattern.test(core)),
  )?.[0];
  return wish === undefined ? null : { kind: "follow", wish };
}

const politely = /^(?:(?:can|could|may|would|will) (?:i|you|we) |i would like )/;

/** "Can I have a hint?" asks for a hint. */
const politeStart =
  /^(?:(?:can|could|may|would|will) (?:i|you|we) |i (?:want|need|would like|like)(?: to)? (?:have |get |see |hear )?|(?:have|get|give|tell|show|send|write|make)(?: me| us| to me)? |please )+/;

/** For what a word is wanted is no part of it. */
const whereItIsWritten =
  / (?:in|for) (?:an? |my |the )?(?:formal |academic |business |good )?(?:essays?|e-?mails?|letters?|writing|texts?|reports?|english|ielts)$/;

function readWordRequest(bare: string, asks: boolean, known: KnownEnglish): Request | null {
  for (const [about, patterns] of aspects) {
    for (const pattern of patterns) {
      const found = pattern.exec(bare);
      if (found === null) continue;
      const caught = (found[1] ?? "").replace(whereItIsWritten, "");
      const term = termOf(caught).replace(points, "");
      // "How do I say goodbye in a formal email?" is about the email.
      if (
        about === "synonym" &&
        /^how\b/.test(bare) &&
        genreNamed.test(bare) &&
        !/["“]/.test(bare)
      ) {
        const phrases = ofSituation(bare, known);
        if (phrases !== null) return phrases;
      }
      if (about === "synonym" && nearWordsOf(term) === undefined) {
        // "Another way to say no to an invitation" is said in a sentence.
        const phrases = wordsOf(term).length > 2 ? ofSituation(bare, known) : null;
        if (phrases !== null) return phrases;
      }
      if (wordsOf(term).length > 3 || /\bmy$/.test(term)) continue;
      const [quoted] = quotedIn(bare);
      if (
        (/^(?:|it|this|that)$/.test(term) || about === "sound") &&
        quoted !== undefined &&
        wordsOf(quoted).length < 4
      )
        return { kind: "word", about, term: quoted };
      if (about === "family" && /\b(?:my|your|his|her|our|their)\b/.test(bare)) continue;
      return { kind: "word", about, term };
    }
  }
  // “Meaning?” asks for that of the last word.
  return asks && /^meaning$/.test(bare) ? { kind: "word", about: "meaning", term: "" } : null;
}

const beyondRule = (what: Beyond): RegExp =>
  rules.beyond.find(([each]) => each === what)?.[1] ?? /$^/;

/** Only English is known here. */
const readTranslation = (bare: string, mended: string): Request | null =>
  beyondRule("translation").test(bare) && !/["“]/.test(mended)
    ? { kind: "beyond", what: "translation" }
    : null;

function readExercise(bare: string, known: KnownEnglish): Request | null {
  const isQuiz = rules.quiz.some((pattern) => pattern.test(bare));
  if (rules.wantsWords.test(bare)) return { kind: "exercise", of: "words", topic: null };
  const names = /^(?:exercises?|quiz|test|let us (?:do|try|have|make)) (.+)/.exec(bare)?.[1];
  const isNamed = names !== undefined && topicIn(names, known.topics, true) !== undefined;
  if (!isQuiz && !isNamed && !rules.exercise.some((pattern) => pattern.test(bare))) return null;
  if (beyondRule("homework").test(bare)) return { kind: "beyond", what: "homework" };
  if (/^how (?:(?:do|to|can|should|does|i|we|you) )*(?:make|form|ask|write|create)\b/.test(bare))
    return null;
  if (/\b(?:role[ -]?plays?|dialogues?)\b/.test(bare)) return null;
  if (
    /\bpracti[sc]e (?:speaking|talking|conversation|listening|my speaking)\b|\b(?:listening|audio)\b/.test(
      bare,
    )
  )
    return null;
  // "Could I have an exercise?" is not about "could".
  const named = bare
    .replace(politely, "")
    .replace(/\b(?:questions?|exercises?|tests?) (?=(?:about|on|of|for|with|in)\b)/, "");
  const whole = topicIn(named, known.topics, true);
  const isJustAsked = whole === undefined || /^question-(?:forms|words)$/.test(whole.id);
  const topic =
    (isJustAsked ? topicIn(named.replace(asking, ""), known.topics, true) : whole) ?? null;
  const questioned = asksToBeAsked.exec(bare)?.[1];
  if (topic === null && !isQuiz && questioned !== undefined)
    return { kind: "talk", about: questioned };
  // "I have to negotiate my salary, let's practise"
  const playing = justPractise.test(bare) ? sceneIn(bare, known.scenes ?? []) : null;
  if (playing !== null) return { kind: "role-play", scene: playing };
  const talked = topic === null ? talkToPractise(bare, known) : null;
  if (talked !== null) return talked;
  if (topic === null && rules.myMistakes.test(bare))
    return { kind: "exercise", of: "mistakes", topic };
  if (topic === null && rules.ofWords.test(bare)) return { kind: "exercise", of: "words", topic };
  return { kind: "exercise", of: isQuiz && topic === null ? "quiz" : "grammar", topic };
}

/** "I want practise ordering in restaurant": a talk is practised by playing it, or with its phrases. */
function talkToPractise(bare: string, known: KnownEnglish): Request | null {
  const what =
    /\b(?:practi[sc](?:e|ing)|train|rehears(?:e|ing)|prepare for)(?: (?:for|how to|to|an?|the|my|our|with you|some))* (.+)$/.exec(
      bare,
    )?.[1];
  if (
    what === undefined ||
    /^me\b|\b(?:exercises?|mistakes?|vocabulary|words?|collocations?)\b/.test(what)
  )
    return null;
  const scene = sceneIn(what, known.scenes ?? []);
  return scene === null ? ofSituation(what, known) : { kind: "role-play", scene };
}

const justPractise =
  /[.,;!] (?:(?:so|and|please) )*(?:let us|can we|could we|i (?:want|would like|need) to|help me|we can) (?:practi[sc]e|rehearse|train)(?: (?:it|this|that|for it|please|together))*$/;

/** "Ask me questions about my family" is a talk. */
const asksToBeAsked =
  /\bask (?:me|us) (?:some |a few |more |simple |easy |\d+ |two |three |five )*questions? (?:about|on) (my .+|the weekend|(?!grammar|english|vocabulary|words|tenses)\w+)$/;

/** "Ask me questions" names no question words. */
const asking =
  /\b(?:ask|make|give|write|send|prepare)\b(?: me| us)?(?: (?:some|a few|more|an?|\d+|five|ten|three))* questions?\b|(?<!\b(?:about|on|of|with|for|in) )\bquestions?$/;

const genres =
  /^(?:e-?mails?|mails?|letters?|essays?|cv|complaints?|invitations?|reports?|messages?)$/;

export const asksForPhrases =
  /^(?:an? |the |some )?(?:(?:formal|polite|informal|short|business|friendly) )*(?:e-?mails?|letters?|messages?) (?:to|for|about|of)\b|\b(?:phrases?|expressions?|ways? (?:to|of) (?:say|saying|ask|asking|tell|telling|refuse|refusing|begin|start|end|thank|apologi[sz]e|apologi[sz]ing|invite|complain|agree|disagree|answer|reply)|useful (?:words?|sentences?|language|things?)|(?:closing|opening|last|first|final|good|nice|funny|elegant|short) (?:lines?|sentences?|words?|ways? to)|sentences? (?:for|in|at|to)|vocabulary (?:for|in|at)|words? (?:for|in|at|to)|dialogue|what (?:(?:can|should|do|does|must|could|to|shall|would|will|i|we|you|people|have|need) )*(?:\p{L}{4,} )?(?:say|write|tell|answer|speak|reply|ask)|how (?:(?:can|should|do|does|to|must|might|may|could|would|i|we|you|people|have|one|it is|politely|else|best) )*(?:write|put|phrase|word|say|begin|start|open|end|finish|close|answer|order|ask|book|invite|apologi[sz]e|complain|refuse|thank|agree|disagree|introduce|make|give|speak|talk|tell|call|congratulate|describe|compare|interrupt|greet|check|buy|return|express|suggest|offer|accept|respond|reply|present|negotiate|rent|pay|behave|prepare|react|reject|be|cancel|change|send|do)|help(?: me)?(?: to)? (?:write|with|prepare|for|speak)|prepare|i (?:need|want|would like|have|must|should)(?: to)? (?:write|say|make|order|book|call|prepare|english for|know how|learn how)|english (?:for|in|at)|language for|teach me (?:how to|to)|show me how)\b/u;

const asksInWriting = /\b(?:e-?mails?|mails?|letters?) (?:to|in which i|where i) (?:ask|request)/;

function ofSituation(text: string, known: KnownEnglish): Request | null {
  const about = text.replaceAll(
    /\b(?:(?:have )?no ideas?|help me|(?:can|could) you help|ask you|give me|(?:\w+ )?ways? (?:to|of|for)|in (?:an? )?(?:\w+ )?ways?)\b/g,
    "",
  );
  // How to answer “What are your weaknesses?” is about what is asked there.
  const [asked] = /\b(?:answer|reply|respond|react)\b/.test(text) ? quotedIn(text) : [];
  const ofAsked = asked === undefined ? [] : situationsIn(asked, known.situations ?? []);
  const [quoted] = quotedIn(text);
  // A sentence that something is to be done with is no place where somebody is.
  const told =
    quoted !== undefined && wordsOf(quoted).length > 2 ? about.replace(quoted, "") : about;
  const near = ofAsked.length > 0 ? ofAsked : situationsIn(told, known.situations ?? []);
  const found = toWrite.test(text) ? writtenFirst(text, near, known) : near;
  if (found.length === 0) return null;
  // "A polite email to ask for a discount" is an email first.
  const request = asksInWriting.test(text)
    ? known.situations?.find(({ id }) => id === "email-request")
    : undefined;
  const situations =
    request === undefined || found[0]!.id.includes("email")
      ? found
      : [request, ...found.filter(({ id }) => id !== request.id)];
  const register = /\b(?:informal|friendly|casual|relaxed|friends?)\b/.test(text)
    ? "informal"
    : /\b(?:formal|formally|official|business|very polite)\b/.test(text)
      ? "formal"
      : null;
  return { kind: "situation", situations, register };
}

/** "The heating doesn't work. What should I write to my landlord?": what it is about was told before. */
function toWriteOf(bare: string, mended: string, known: KnownEnglish): Request | null {
  const whole = plainText(mended);
  return whatToSay.test(bare) && whole.length > bare.length + 10 ? ofSituation(whole, known) : null;
}
const whatToSay =
  /^(?:so |and )?what (?:should|can|could|do|must|shall|would) i (?:say|write|answer|reply|tell)(?: (?:to )?(?:him|her|them|there|it|then|now|in it|in the (?:e-?mail|letter)))*$/;

const toWrite = /\b(?:e-?mails?|mails?|letters?|messages?|postcards?)\b/;
const isWritten = ({ id, names }: Situation): boolean =>
  /\b(?:e-?mails?|letters?|messages?|notes?)\b/.test([id.replaceAll("-", " "), ...names].join(" "));

/** Who has to write wants what is written: a letter to a friend, or the email among what was found. */
function writtenFirst(
  text: string,
  found: readonly Situation[],
  { situations = [] }: KnownEnglish,
): readonly Situation[] {
  const toFriend =
    /\b(?:e-?mails?|mails?|letters?|messages?|postcards?) (?:to|for) (?:an? |my |our )?(?:\w+ )?(?:friends?|family|mum|mom|dad|mother|father|sister|brother|cousin|aunt|uncle|grandm\w+|grandf\w+|pen ?pal)\b/.test(
      text,
    )
      ? situations.filter(({ id }) => id === "informal-email")
      : [];
  return [...new Set([...toFriend, ...found.filter(isWritten), ...found])];
}

const ofThisTalk =
  /\b(?:we|our|us|i|my|did|conversation|chat|talk|lesson|today)\b(?! leave| use| need| say)/;

const asksForGrammar =
  /\b(?:explain|explanation|teach|understand|understood|what (?:is|are|means?|does)|tell (?:me |us )?about|learn|how (?:(?:to|do|can|i|we|you|it|should|does|must) )*(?:use|make|form|build|works?|using|create|construct)|help|confus\w+|difficult\w*|hard|problems?|show|rules?|lesson|grammar|know|when (?:(?:do|to|i|we|can|should|must|you|is|are) )*(?:use|used|using|say|need)|why (?:(?:do|we|i|you) )*(?:use|say|need)|info\w*|study|review|revise|about|usage|remind|forgot|forget|remember|bad (?:at|in|with)|i (?:need|want)|give me|structure|form of|table|clarify|describe|mix up|never)\b/;

function readOther(
  bare: string,
  asks: boolean,
  known: KnownEnglish,
  question: EnglishQuestion | null,
): Request | null {
  const { topics, scenes = [] } = known;
  if (rules.rolePlay.test(bare)) return { kind: "role-play", scene: sceneIn(bare, scenes) };
  // "He play with car" tells, and wishes nothing.
  const played = tellsOfPlaying.test(bare) ? undefined : rules.plays.exec(bare)?.[1];
  if (played !== undefined && sceneIn(played, scenes) !== null)
    return { kind: "role-play", scene: sceneIn(played, scenes) };
  if (rules.myMistakes.test(bare)) return { kind: "my-mistakes" };
  if (rules.level.test(bare)) return { kind: "level" };
  if (rules.summary.test(bare)) {
    // "Summarise the passive" is about the passive, and not about this talk.
    const summed = ofThisTalk.test(bare) ? undefined : topicIn(bare, topics, true);
    return summed === undefined
      ? { kind: "summary" }
      : { kind: "english", question: { kind: "grammar", topic: summed } };
  }
  if (rules.mistakesOf.test(bare))
    return { kind: "mistakes", topic: topicIn(bare, topics, true) ?? null };
  if (question?.kind === "grammar") return ofQuestion(question);

  const isOfPhrases = /\b(?:phrases?|expressions?|e-?mails?|letters?|say|write)\b/.test(bare);
  const plainly =
    asksForGrammar.test(bare) && !isOfPhrases
      ? topicIn(bare.replace(politeStart, ""), topics, false)
      : undefined;
  if (plainly !== undefined && question === null)
    return { kind: "english", question: { kind: "grammar", topic: plainly } };
  const phrases = asksForPhrases.test(bare) ? ofSituation(bare, known) : null;
  if (phrases !== null && isSituationMeant(bare, question)) return phrases;
  if (rules.help.test(bare)) return { kind: "help" };
  if (rules.teach.test(bare)) return { kind: "teach" };
  const beyond = rules.beyond.find(([, pattern]) => pattern.test(asks ? `${bare}?` : bare))?.[0];
  const isEnglish =
    question !== null &&
    /\b(?:means?|meaning|say|spell|pronounce|words?|call|write|use)\b/.test(bare);
  if (beyond === "homework") {
    const letter = genreNamed.test(bare) ? ofSituation(bare, known) : null;
    if (letter?.kind === "situation") return { ...letter, isToWrite: true };
  }
  if (beyond !== undefined && !isEnglish) return { kind: "beyond", what: beyond };
  const topic = asksForGrammar.test(bare)
    ? topicIn(bare.replace(politely, ""), topics, speaksOfGrammar.test(bare))
    : undefined;
  const isWord = question !== null && "term" in question && !isTopicName(question.term, topics);
  if (topic !== undefined && !asksForQuestion.test(bare) && !isWord)
    return { kind: "english", question: { kind: "grammar", topic } };
  const talk = rules.talk.exec(bare);
  if (talk !== null)
    return { kind: "talk", about: (talk.slice(1).find((each) => each !== undefined) ?? "").trim() };
  if (rules.asksForTalk.test(bare)) return { kind: "talk", about: "" };
  if (rules.advise.test(bare)) return { kind: "advise" };
  if (rules.bored.test(bare)) return { kind: "bored" };
  if (question !== null) return ofQuestion(question);
  const named = isTopicName(bare, topics);
  if (named === undefined && /\b(?:can|could|will) you help\b|\bhelp me\b/.test(bare))
    return { kind: "help" };
  return named === undefined
    ? null
    : { kind: "english", question: { kind: "grammar", topic: named } };
}

/** "How do you write restaurant?" asks for letters, "How do you write a formal letter?" for phrases. */
function isSituationMeant(bare: string, question: EnglishQuestion | null): boolean {
  if (question === null) return true;
  if (/\b(?:person|somebody|someone|people|thing|place|animal|called|word for)\b/.test(bare))
    return false;
  if (/\b(?:phrases?|expressions?|what (?:can|should|do) i say)\b/.test(bare)) return true;
  if (question.kind === "form")
    return wordsOf(question.term).length > 1 || genres.test(question.term);
  if (question.kind === "say")
    return (
      !/\bin english\b/.test(bare) &&
      (wordsOf(question.term).length > 1 ||
        /\bask for\b/.test(bare) ||
        /^(?:sorry|no|goodbye|bye|hello|thanks)$/.test(question.term))
    );
  return question.kind !== "usage" && question.kind !== "meaning";
}

const noTitle = new Set(
  "at the a an in to with of lets let play back new for on my and or talk talking english".split(
    " ",
  ),
);
/** What a scene is called beside its title. */
const otherTitles: Readonly<Record<string, string>> = {
  cafe: "order ordering restaurant waiter waitress coffee food",
  "restaurant-booking": "reserve reservation restaurant table phone",
  "doctor-appointment": "doctor ill pain appointment",
  "hotel-check-in": "hotel room reception receptionist check-in",
  "asking-the-way": "directions direction way street",
  "job-interview": "job interview",
  "train-ticket": "station ticket train",
  "clothes-shop": "clothes shop shopping",
  supermarket: "shopping shop groceries",
  "new-classmate": "introduce introducing myself meeting",
  "salary-negotiation": "salary raise boss negotiation",
  "lost-property": "lost bag",
  "bank-account": "bank",
};

/** The scene of which a text names most words of the title; the first of several. */
function sceneIn(text: string, scenes: NonNullable<KnownEnglish["scenes"]>): string | null {
  const plainWords = (each: string): string[] =>
    wordsOf(plainText(each).replaceAll("é", "e")).map((word) => stemOf(word.replace(/'s$/, "")));
  const said = new Set(plainWords(text));
  let best: { id: string; hits: number } | null = null;
  for (const { id, title } of scenes) {
    const words = new Set(
      plainWords(`${title} ${id.replaceAll("-", " ")} ${otherTitles[id] ?? ""}`).filter(
        (word) => !noTitle.has(word),
      ),
    );
    const hits = [...words].filter((word) => said.has(word)).length;
    if (hits > (best?.hits ?? 0)) best = { id, hits };
  }
  return best?.id ?? null;
}

/** What a dictionary has to say something of, so that the request of a message can be answered. */
export function termsOfRequest(message: string, known: KnownEnglish): readonly string[] {
  const both = twoOfOneWord(message);
  if (both !== null) return [...new Set(both.flatMap((each) => termsOfRequest(each, known)))];
  const request = readRequest(beforeExercise(message) ?? message, known);
  const terms =
    request?.kind === "word" && request.term !== ""
      ? request.about === "family"
        ? formsToLookUp("family", request.term)
        : [request.term]
      : request?.kind === "english"
        ? termsToLookUp(request.question)
        : request?.kind === "study"
          ? termsOfStudy(request.study)
          : quotedIn(message)
              .filter((term) => wordsOf(term).length <= 4)
              .map(termOf)
              .slice(0, 3);
  // A practice partner answers only what is asked in so many words.
  return [...new Set([...terms, ...termsToLookUp(readEnglishQuestion(message, known))])];
}

const tellsOfPlaying =
  /^(?:(?:i|he|she|they|we|my \w+) )?play(?:s|ed|ing)? (?:with|in a team|for|on)\b/;
