import { questionsPut, sentenceOf } from "../asks-of-quiz";
import { givesAway, holdsAsAnswer, holdsPhrase, rightAnswers } from "../spoilers";
import { plainText, sentencesOf, wordsOf } from "../text";
import type { TutorLesson } from "../types";
import type { Question, ToldKey } from "./key-question";
import { withLatinLetters } from "./letters-told";
import { remember } from "./remember";
import { riddleOf } from "./riddles";

/** Somebody is told what the answer is: what comes behind these is one. */
const naming =
  "(?:(?:answer|solution|key|reply)s?|(?:missing|right|correct|needed|best|first|second|next) (?:word|form|verb|answer|choice|option|one)s?|(?:right|correct)(?: one)?|gap|blank|(?:question|number|no|nr|exercise|item|q) ?(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|first|second|third|last))";
const being = "(?:is|are|was|=|:|-|–|—|'s|should be|must be|will be|would be|has to be|->|→)";
const filler =
  "(?:(?:the|a|an|just|simply|of course|clearly|probably|really|here|word|words|form|verb|answer|option|choice|called|with|to) )*";
/** What may stand between the words that name an answer and the answer. */
const told = new RegExp(
  `\\b${naming}\\b[^.?!]{0,40}?${being}|\\b(?:choose|pick|select|fill (?:it |the gap )?in|take|tick|click(?: on)?|go (?:for|with)|mark)\\b|\\b${naming}\\b|"[^"]+" (?:is|was) (?:right|correct|the (?:answer|one|solution|word you need))|\\b(?:goes|fits|belongs) (?:in|into|here|there)\\b`,
);
/** What only tells it where the answer comes at once. */
const before = `(?:\\b${naming}\\b[^.?!]{0,40}?${being}|\\b(?:it|that|this|(?:the|your) (?:word|verb|form|preposition|article)) ?(?:is|'s|must be|should be|has to be)|\\b(?:choose|pick|select|fill in|take|tick|click(?: on)?|go (?:for|with)|mark|write|put|type|enter|say|try)|\\bneeds?|^\\(?(?:q|question |number )?\\d{1,2} ?[).:=-]+)`;
const after = `(?= *(?:[.,;:!?)]|$|because|since|now|please|(?:my )?friend|i (?:think|believe|guess)|obviously|clearly|not|here|there|and not|in (?:the|this|that) (?:gap|sentence|question|blank)|for (?:question|number|the)|is (?:the )?(?:right|correct|answer|missing|best)))`;
const confirming =
  /^(?:yes|yep|yeah|right|correct|exactly|well done|great(?: job)?|perfect|bravo|good (?:job|work)|that's (?:it|right|correct)|that is (?:it|right|correct)|you(?:'re| are) (?:right|correct)|you (?:have )?got it)\b/;
const option =
  /\b(?:option|choice|letter|index|alternative)(?: (?:number|no|nr))?(?: is| =|:)? ?["(]?(?:[a-f]|[0-6]|one|two|three|four)\b|\b(?:answer|solution|correct|right|choose|pick|select|tick|take|it is|it's)\b[^.?!]{0,30}?(?:[ ("](?:[b-f])\b(?!')|[ ("]a(?=[.,!)"]|$)|\b(?:first|second|third|fourth|last|middle) (?:one|option|choice|answer|word|sentence)\b)|(?:^|[ "(])[b-f][)"]? is (?:right|correct|the (?:right|correct|answer|best))|\b(?:the )?(?:first|second|third|fourth|last|middle) (?:one|option|choice|answer) (?:is (?:right|correct|the (?:right|correct|answer|best|one))|fits|works|sounds (?:right|best))/;
const denied = /\b(?:not|isn't|never|no|wrong|neither|nor)\b/;

/**
 * What a reply tells of the lesson's quiz that its learner has not written themselves; null where it
 * tells nothing. Words that the lesson teaches may be said, but not as an answer; nor may a guess be
 * confirmed. Both minds and the evaluation go by it.
 *
 * @param asked the number of the question they want to know, from 1, where it is known from elsewhere
 */
export function toldKey(
  reply: string,
  lesson: TutorLesson,
  message: string,
  asked?: number,
): ToldKey | null {
  const { questions, untold, put } = askedOf(lesson, message, asked);
  const read = readable(reply);
  const whole = wholeAnswerIn(read, lesson, questions, message);
  if (whole !== null) return whole;
  for (const [index, sentence] of partsOf(read).entries()) {
    const plain = plainText(sentence);
    if (plain.startsWith("instead of")) continue;
    const found = untold.find((each) => tells(plain, each, questions.indexOf(each), put));
    if (found !== undefined) return { question: found, what: `“${found.correct}”, as the answer` };
    const pointed = hasChoices(lesson) && option.exec(plain);
    if (pointed && !denied.test(plain) && (index > 0 || !plain.endsWith("?")))
      return { question: put[0] ?? null, what: `an option: “${pointed[0].trim()}”` };
  }
  for (const question of put) {
    const isGuessed = !untold.includes(question);
    if (!isGuessed && givesAway(read, question)) return { question, what: `“${question.correct}”` };
    const [first = ""] = wordsOf(read);
    if (/^(?:yes|no)$/i.test(question.correct) && first === question.correct.toLowerCase())
      return { question, what: question.correct };
    if (isGuessed && confirming.test(plainText(read)))
      return { question, what: "that a guess is right" };
  }
  return riddleOf(reply, lesson, untold, put);
}

/** What a message asks of a lesson's questions. */
interface AskedOf {
  readonly message: string;
  readonly asked: number | undefined;
  readonly questions: readonly Question[];
  /** Those whose answer the learner has not written. */
  readonly untold: readonly Question[];
  /** Those they want to know about. */
  readonly put: readonly Question[];
}

const lastAsked = new WeakMap<TutorLesson, AskedOf>();

/** All sentences of a reply are held against the same message: it is read once. */
function askedOf(lesson: TutorLesson, message: string, asked: number | undefined): AskedOf {
  const last = lastAsked.get(lesson);
  if (last !== undefined && last.message === message && last.asked === asked) return last;
  const questions: Question[] = [...lesson.quizQuestions, ...lesson.outline];
  const found = {
    message,
    asked,
    questions,
    untold: questions.filter((each) => !isWritten(message, each)),
    put: questionsAsked(message, lesson, asked),
  };
  lastAsked.set(lesson, found);
  return found;
}

/** An answer of several words, or the sentence of a question with its gap filled. */
function wholeAnswerIn(
  read: string,
  lesson: TutorLesson,
  questions: readonly Question[],
  message: string,
): ToldKey | null {
  for (const question of questions) {
    const phrase = wholeAnswersOf(question).find(
      ({ phrase }) =>
        holdsAsAnswer(read, phrase, question) &&
        !holdsPhrase(message, phrase) &&
        !lesson.words.some(({ word }) => holdsPhrase(word, phrase)),
    );
    if (phrase !== undefined) return { question, what: `“${phrase.phrase}”` };
  }
  return null;
}

/** A phrase that tells an answer wherever it stands. */
export interface WholeAnswer {
  readonly phrase: string;
  /** From which of its words on it tells anything. */
  readonly tellsFrom: number;
}

const wholeAnswers = new WeakMap<object, readonly WholeAnswer[]>();

/** So many words on each side of a gap make its place known, as long as there are so many in all. */
const around = 2;
const fewestNear = 5;

/** Answers of three words or more, and the sentence of the question with its gap filled. */
export function wholeAnswersOf(question: Question): readonly WholeAnswer[] {
  const known = wholeAnswers.get(question);
  if (known !== undefined) return known;
  const sentence = sentenceOf(question.question);
  const [start, ...rest] = sentence.split(/_{2,}|…/);
  const found = rightAnswers(question).flatMap((answer): WholeAnswer[] => {
    const words = wordsOf(answer);
    const own =
      words.length > 2 ? [{ phrase: answer, tellsFrom: Math.ceil(words.length / 2) }] : [];
    if (rest.length !== 1) return own;
    const filled = `${start}${answer}${rest[0]}`;
    const left = wordsOf(start ?? "");
    const whole = [{ phrase: filled, tellsFrom: left.length }];
    // With so many words around it, the place of the gap is known.
    const near = [
      left.slice(-around).join(" "),
      answer,
      wordsOf(rest[0]!).slice(0, around).join(" "),
    ];
    const tellsNear = wordsOf(near.join(" ")).length >= fewestNear && near[0] !== "";
    return [
      ...own,
      ...(wordsOf(filled).length > 2 ? whole : []),
      ...(tellsNear ? [{ phrase: near.join(" "), tellsFrom: Math.min(around, left.length) }] : []),
    ];
  });
  wholeAnswers.set(question, found);
  return found;
}

/** Which questions a message wants to know about: those it puts, names by their number or guesses at. */
function questionsAsked(message: string, lesson: TutorLesson, asked?: number): Question[] {
  const plain = plainText(message);
  const number = asked ?? numberNamed(plain);
  const named = number === undefined ? undefined : lesson.quizQuestions[number - 1];
  const put: Question[] = questionsPut(message, lesson);
  const guessed = guessing.test(plain)
    ? lesson.quizQuestions.filter((each) => isWritten(message, each))
    : [];
  return [...new Set([...(named === undefined ? [] : [named]), ...put, ...guessed])];
}

const guessing =
  /^(?:is it|so it(?:'s| is)|it(?:'s| is)|maybe|perhaps|i (?:think|guess)(?: it(?:'s| is))?|(?:my|the) (?:answer|guess|choice) is|answer:?)\b.{0,40}$/;
const numbers = "one two three four five six seven eight nine ten".split(" ");
const ordinals = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");

function numberNamed(plain: string): number | undefined {
  const named =
    /\b(?:question|number|no|nr|exercise|q) ?(?:no\.? ?)?(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\b/.exec(
      plain,
    )?.[1] ??
    /\b(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d{1,2}(?=st|nd|rd|th))(?:st|nd|rd|th)? question\b/.exec(
      plain,
    )?.[1];
  if (named === undefined) return undefined;
  if (/^\d/.test(named)) return Number(named);
  return Math.max(numbers.indexOf(named), ordinals.indexOf(named)) + 1;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** What stands before an answer in a list of answers. */
const label =
  "(?:(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?|first|second|third|fourth|fifth|last|next)(?: one)?|gap|blank|q\\d|[a-f]|i{1,3}|iv)";

/** How an answer may be told in a sentence. */
const tellingsOf = remember((answer: string) => {
  const words = wordsOf(answer);
  const key = `["']?${words.map(escape).join("\\W+")}["']?`;
  const end = "(?![\\p{L}'])";
  return {
    words,
    key,
    before: new RegExp(`${before} ?${filler}${key}${after}`),
    numbered: new RegExp(
      `(?:^|[ (])(?:q|question |number |no )?(\\d{1,2}) ?(?:[).:=-]+|is) ?${key}${end}`,
      "gu",
    ),
    labelled: new RegExp(`(?:^|[ (,;])${label} ?[:=]+ ?${key}${end}`, "u"),
    used: new RegExp(`\\buse ${filler}${key}${after}`),
    confirmed: new RegExp(
      `^${key} (?:is|was) (?:the )?(?:right|correct|answer|missing|solution|best)`,
    ),
  };
});

/** Whether one sentence says what the answer to a question is. */
function tells(
  plain: string,
  question: Question,
  index: number,
  put: readonly Question[],
): boolean {
  const isPut = put.includes(question);
  if (told.test(plain) && givesAway(plain, question) && !isOnlyWrong(plain, question)) return true;
  return rightAnswers(question).some((answer) => {
    const { words, key, before, numbered, labelled, used, confirmed } = tellingsOf(answer);
    // "Yes" and "No" begin many sentences.
    if (words.length === 0 || !words.every((word) => plain.includes(word))) return false;
    const bare = wordsOf(plain).join(" ") === words.join(" ");
    if (bare) return isPut || !/^(?:yes|no)$/.test(words.join(" "));
    if (before.test(plain)) return !denies(plain, key);
    if ([...plain.matchAll(numbered)].some(([, number]) => Number(number) === index + 1))
      return true;
    if (labelled.test(plain)) return true;
    return (isPut && used.test(plain)) || confirmed.test(plain);
  });
}

/** "It is not “am”": a wrong answer, named to be left out. The right one is never denied in earnest. */
const denies = (plain: string, key: string): boolean =>
  new RegExp(`\\b(?:not|isn't|never) (?:the word |to )?${key}`).test(plain);
/** "It is not “to cycling”" names a wrong answer that the right one is part of. */
const isOnlyWrong = (plain: string, { correct, choices }: Question): boolean =>
  choices.some(
    (choice) =>
      choice !== correct &&
      holdsPhrase(choice, correct) &&
      denies(plain, `"?${wordsOf(choice).map(escape).join("\\W+")}"?`),
  );

const hasChoices = (lesson: TutorLesson): boolean =>
  lesson.quizQuestions.some(({ choices }) => choices.length > 0);
const isWritten = (message: string, question: Question): boolean =>
  rightAnswers(question).some((answer) => holdsPhrase(message, answer));

/** Sentences and lines. */
const partsOf = (text: string): string[] => text.split(/\n+/).flatMap(sentencesOf);

/** A reply without what hides its words from a program: marks, unseen letters, look-alikes, letters apart. */
function readable(reply: string): string {
  return withLatinLetters(reply)
    .normalize("NFKC")
    .replaceAll(/[\p{Cf}\p{Mn}\p{Me}]/gu, "")
    .replaceAll(/[*`«»„]+|(?<![\p{L}\p{N}_])_+(?!_)|(?<!_)_+(?![\p{L}\p{N}_])/gu, '"')
    .replaceAll(/(?<![\p{L}\p{N}])['‘]([^'’\n]{1,60})['’](?![\p{L}\p{N}])/gu, '"$1"')
    .replaceAll(
      /(?<![\p{L}\p{N}'’])\p{L}(?:[-–·. ]\p{L}(?![\p{L}'’])){2,}|(?<![\p{L}\p{N}'’])\p{L}-\p{L}(?![\p{L}'’-])/gu,
      (apart) => apart.replaceAll(/[-–·. ]/g, ""),
    );
}
