import { corrected } from "../mistakes";
import { plainText, wordsOf } from "../text";
import type { Chat } from "../types";
import { isMash, complainsOfMistake, nods, type ShortAnswer, shortAnswerIn } from "./read-answer";
import { type Clause, readClauses } from "./read-clause";
import type { Line } from "./read-lines";
import { taggedSentences, untaggedSentences } from "./read-words";
import { offerSomething } from "./offer-something";
import { isPersonNoun, putIn } from "./people";
import { react } from "./react";
import { allQuestions, questionIn, SaidBefore, topicsReactedTo } from "./said-before";
import { fresh, type Matter, nextQuestion, startAnew, turnAway } from "./say-next";
import * as replies from "./short-replies";
import { topicOf } from "./topics";
import type { Band, Talk } from "./types";

/** A conversation as far as it got. */
export interface Talking {
  readonly chat: Chat;
  readonly band: Band;
  readonly said: SaidBefore;
  /** The question that the learner answers; null where none was asked. */
  readonly asked: Line | null;
  /** How many turns in a row were about its topic. */
  readonly run: number;
  readonly visited: ReadonlySet<string>;
  readonly clauses: readonly Clause[];
  readonly short: ShortAnswer | null;
  readonly words: readonly string[];
}

/** What to say to whatever a learner writes of their life. Asks about nothing that was not understood. */
export function talkAbout(chat: Chat, band: Band, what: "all" | "question" = "all"): Talk {
  const talking = listen(chat, band);
  const text = what === "all" ? answer(talking) : (ask(talking) ?? anew(talking, ""));
  return text === null ? offerSomething(chat, talking.said) : { text, suggestions: [] };
}

/** How many turns back the subject is looked for. */
const turnsRead = 8;

function listen(chat: Chat, band: Band): Talking {
  const spoken = chat.history.filter(({ sender }) => sender === "avatar").map(({ text }) => text);
  const subjects: (Line | null)[] = [];
  for (const [at, text] of spoken.entries()) {
    if (at < spoken.length - turnsRead) continue;
    const before = subjects.at(-1)?.topic;
    const near = new Set([
      ...topicsReactedTo(text),
      ...topicsReactedTo(text),
      ...topicsSaidBefore(chat, text),
      ...(before === undefined ? [] : [before]),
    ]);
    subjects.push(questionIn(text, near));
  }
  const asked = subjects.at(-1) ?? null;
  const other = subjects.findLastIndex((each) => each?.topic !== asked?.topic);
  const mistakes = chat.corrections ?? [];
  const message = corrected(chat.message, mistakes);
  const sentences =
    chat.sentences.length > 0 && chat.message !== ""
      ? taggedSentences(chat.sentences, mistakes)
      : untaggedSentences(message);
  return {
    chat,
    band,
    said: new SaidBefore(chat.history),
    asked,
    run: asked === null ? 0 : subjects.length - 1 - other,
    visited: new Set(subjects.flatMap((each) => each?.topic ?? [])),
    clauses: chat.message === "" ? [] : readClauses(sentences, lastPersonIn(chat)),
    short: shortAnswerIn(plainText(message)),
    words: wordsOf(message),
  };
}

/** What somebody said to get a reply: it tells which of two equal questions it holds. */
function topicsSaidBefore({ history }: Chat, reply: string): string[] {
  const at = history.findLastIndex(({ sender, text }) => sender === "avatar" && text === reply);
  const before = history[at - 1];
  if (before?.sender !== "user") return [];
  return readClauses(untaggedSentences(before.text.slice(0, 300))).flatMap((clause) => [
    ...(clause.topic === null ? [] : [clause.topic]),
    kindOf(clause, before.text.toLowerCase()),
  ]);
}

/** Clauses of what the learner said before, the latest first. */
function earlierClauses({ history }: Chat): Clause[] {
  return history
    .filter(({ sender }) => sender === "user")
    .slice(-turnsRead)
    .flatMap(({ text }) => readClauses(untaggedSentences(text.slice(0, 300))))
    .toReversed();
}

const lastPersonIn = (chat: Chat) =>
  earlierClauses(chat).find(({ person }) => person?.name != null)?.person ?? null;

function answer(talking: Talking): string | null {
  const { chat, said, short, asked, words } = talking;
  if (isMash(chat.message)) return null;
  if (complainsOfMistake.test(chat.plain)) return fresh(replies.misunderstood, said, chat.turn);
  const news = newsIn(talking);
  if (news !== null) return tellOf(news, talking);
  if (short === "unknown") return anew(talking, fresh(replies.notKnown, said, chat.turn) ?? "");
  if (asked !== null && nods.test(chat.plain)) return goOn(talking, null);
  if (asked !== null && isAnswer(talking)) return answerTo(asked, talking);
  // How somebody is, in words that are not known here, is heard and not asked about.
  if (asked === null && (short !== null || nods.test(chat.plain) || isState(talking)))
    return anew(talking, react(talking, null) ?? "");
  const subject = subjectIn(talking);
  if (subject !== null) return tellOf(subject, talking);
  if (asked !== null && words.length > 0 && looksEnglish(talking))
    return goOn(talking, react(talking, null));
  const aboutHer = talking.clauses.some(({ who }) => who === "you");
  return aboutHer ? anew(talking, fresh(replies.aboutIris, said, chat.turn) ?? "") : null;
}

/** "I am fine": nothing but how or what somebody is, without a topic. */
const isState = ({ clauses }: Talking): boolean =>
  clauses.length === 1 &&
  clauses.every(
    ({ who, topic, words }) =>
      who === "I" &&
      topic === null &&
      words.length <= 5 &&
      words.some(({ forms }) => forms.has("be") || forms.has("feel")) &&
      !words.some(({ pos }) => pos === "VERB"),
  );

/** Only a question, of whatever was said or is talked about. */
function ask(talking: Talking): string | null {
  const clause = newsIn(talking) ?? subjectIn(talking);
  if (clause !== null) return nextQuestion(matterOf(clause, talking), talking.band, talking.said);
  return talking.asked === null
    ? null
    : nextQuestion(matterAsked(talking), talking.band, talking.said);
}

/** Something sad, or else something glad, that is said to be so. */
function newsIn({ clauses, asked }: Talking): Clause | null {
  const isNews = (clause: Clause, tone: "bad" | "good"): boolean =>
    clause.topic !== null &&
    topicOf(clause.topic).tone === tone &&
    !clause.isNegated &&
    !clause.isIf &&
    clause.who !== "you" &&
    (clause.topic !== asked?.topic || clause.hasVerb);
  return (
    clauses.find((clause) => clause.topic === "better-again" && isNews(clause, "good")) ??
    clauses.find((clause) => isNews(clause, "bad")) ??
    clauses.find((clause) => isNews(clause, "good") && clause.topic !== asked?.topic) ??
    null
  );
}

const fragment =
  /^(?:because|with|in|at|on|to|from|by|near|for|about|since|until|before|after|once|twice|every|alone|only|just|my|the|an?|one|two|three|four|five|six|seven|eight|nine|ten|many|\d+)\b/;
/** Longer than that, a message says something of its own. */
const shortest = 4;

/** "Yes, she is at home" to "Is she at home now?": nothing is in it that was not in the question. */
const restates = (asked: Line, words: readonly string[]): boolean => {
  const inQuestion = new Set(wordsOf(asked.text));
  return words.every(
    (word) => inQuestion.has(word) || function_.test(word) || /^(?:yes|no)$/.test(word),
  );
};

/** Whether a message answers the question and opens no subject of its own. */
function isAnswer({ asked, clauses, short, words, chat }: Talking): boolean {
  const ownSubject = clauses.some(
    ({ who, rank, topic }) => (who === "I" || who === "we") && rank === 2 && topic !== asked!.topic,
  );
  if (restates(asked!, words)) return true;
  if (words.length <= 3 && /^(?:with|in|at|on|to|from|by|for)\b/.test(chat.plain)) return true;
  if (short !== null && words.length <= 6 && !ownSubject) return true;
  if (words.length <= 2 || (short !== null && words.length <= shortest)) {
    // "Football" to "What do you like?" is a subject.
    return !(asked!.expects === "what" && short === null && clauses.some(({ rank }) => rank === 2));
  }
  if (asked!.expects === "why") return true;
  if (asked!.expects === "yes-no" || asked!.expects === "what") return false;
  const namesSomebody = clauses.some(({ words }) => words.some(isPersonNoun));
  if (asked!.expects === "who" && namesSomebody && words.length <= 8) return true;
  if (ownSubject && !/^(?:with|in|at|on|to|from|by)\b/.test(chat.plain)) return false;
  return words.length <= 8 && (fragment.test(chat.plain) || words.length <= shortest);
}

function answerTo(asked: Line, talking: Talking): string | null {
  const { short, words } = talking;
  const follow =
    asked.expects !== "yes-no" || (words.length > shortest && !restates(asked, words))
      ? null
      : short === "yes"
        ? asked.yes
        : short === "no"
          ? asked.no
          : null;
  if (follow !== null) {
    const { person, day } = matterAsked(talking);
    const text = putIn(follow.text.replace("{day}", day ?? ""), person);
    const kept = text === null ? null : talking.said.fresh(text, follow.text);
    if (kept !== null) return kept;
  }
  return goOn(talking, react(talking, null));
}

const opinion =
  /\b(?:i (?:think|believe|find|guess|suppose)|in my (?:opinion|view)|i am convinced|i(?:'d| would) (?:say|argue)|i wonder whether|(?:people|we|everybody|everyone|they) should)\b/;
const joined = /^(?:because|so|when|although|though|while|since|until)$/;
/** What makes a subject one's own, even while something sad is talked about. */
const ownThings = new Set(
  "like love want would work live go plan hope play read watch buy learn study visit travel start begin draw paint cook dance sing write ride try move".split(
    " ",
  ),
);

/** What a message is about: the clause of it that is understood best. */
function subjectIn(talking: Talking): Clause | null {
  const { clauses, asked, short, chat, words, band, run } = talking;
  const isSad =
    asked !== null && topicOf(asked.topic).tone === "bad" && run < longestRun(asked.topic);
  // "It" is what is talked about already, and so is a reason.
  const open = clauses.filter(
    ({ who, isIf, words }) =>
      who !== "you" && !isIf && (asked === null || (who !== "it" && !joined.test(words[0]!.lower))),
  );
  const about = asked === null ? null : matterAsked(talking).person;
  const isSomebodyElse = ({ person }: Clause): boolean =>
    person?.name != null && person.name !== about?.name;
  const isOpen = (clause: Clause): boolean => {
    const { topic, rank, isFirm, words } = clause;
    return (
      topic !== null &&
      topicOf(topic).tone === "plain" &&
      (asked === null ||
        topic === asked.topic ||
        (rank > 1 &&
          isFirm &&
          (!isSad ||
            isSomebodyElse(clause) ||
            words.some(({ forms }) => [...forms].some((form) => ownThings.has(form))))))
    );
  };
  const named = open.filter(isOpen).toSorted((a, b) => b.rank - a.rank)[0];
  if (named !== undefined) return named;
  const [first = null] = open;
  if (opinion.test(chat.plain) && words.length >= 5) return first;
  if (asked !== null && run >= longestRun(asked.topic)) {
    const somebody = open.find((clause) => clause.hasVerb && isSomebodyElse(clause));
    if (somebody !== undefined) return somebody;
  }
  if (asked !== null || short !== null) return open.find(deniesDoing) ?? null;
  const told = open.find(
    ({ who, hasVerb, person }) =>
      hasVerb &&
      (who === "I" ||
        who === "we" ||
        who === "it" ||
        who === "thing" ||
        (who === "other" && person?.name != null)),
  );
  return told ?? (band !== "easy" && words.length >= 6 && looksEnglish(talking) ? first : null);
}

const deniesDoing = ({ isNegated, who, words }: Clause): boolean => {
  const has = (form: string): boolean => words.some(({ forms }) => forms.has(form));
  if (who !== "I" || words.length < 3 || has("yet")) return false;
  return (
    has("hate") ||
    (isNegated && !has("be") && (has("have") || words.some(({ pos }) => pos === "VERB")))
  );
};

/** A reaction to what was said, and a question about it. */
function tellOf(clause: Clause, talking: Talking): string | null {
  const matter = matterOf(clause, talking);
  const isOld = matter.topic === talking.asked?.topic;
  if (isOld && talking.run >= longestRun(matter.topic))
    return anew(talking, react(talking, clause) ?? "");
  const question = nextQuestion(matter, talking.band, talking.said);
  const reaction = react(talking, clause, matter, isOld);
  return question === null ? anew(talking, reaction ?? "") : join(reaction, question);
}

/** Small kinds of talk are used up soon. */
const longestRun = (topic: string): number =>
  /^not-|^thing$/.test(topic) ? 2 : topic === "doing" || topic === "opinion" ? 3 : 4;

/** The next question of the same topic, or of another where there was enough of it. */
function goOn(talking: Talking, reaction: string | null): string | null {
  const matter = matterAsked(talking);
  const question =
    talking.run >= longestRun(matter.topic)
      ? null
      : nextQuestion(matter, talking.band, talking.said);
  return question === null ? anew(talking, reaction ?? "") : join(reaction, question);
}

const join = (reaction: string | null, question: string): string =>
  reaction === null || reaction === "" ? question : `${reaction} ${question}`;

/** Another subject, behind a last word on this one. */
function anew({ chat, band, said, visited, asked }: Talking, before: string): string {
  const question = startAnew(chat, band, said, visited) ?? "What would you like to talk about?";
  const isLed = before.endsWith(":");
  const isSad = asked !== null && topicOf(asked.topic).tone === "bad";
  const lead = isLed || asked === null ? "" : turnAway(isSad, said, chat.turn);
  return [before, lead, question].filter(Boolean).join(" ");
}

/** What a clause is about, or what kind of sentence it is where its subject has no name here. */
function matterOf(clause: Clause, talking: Talking): Matter {
  const topic = kindOf(clause, talking.chat.plain);
  const { asked } = talking;
  // "My dog is funny" is about having one; "My dog is ill" is about the dog.
  const isAnimal = clause.person?.pronoun === "it" && topicOf(topic).tone === "plain";
  return {
    topic,
    isOther: clause.who === "other" && clause.person !== null && !isAnimal,
    person: clause.person,
    // Learners often leave a verb as it is, so a story that began in the past goes on there.
    time: topic === asked?.topic && clause.time === "now" ? (asked.times[0] ?? "now") : clause.time,
    day: clause.day,
    isWithKnown: knowsCompany(talking.chat),
  };
}

/** Whether somebody said lately with whom it was. */
const knowsCompany = ({ history, plain }: Chat): boolean =>
  [
    plain,
    ...history
      .filter(({ sender }) => sender === "user")
      .slice(-3)
      .map(({ text }) => text.toLowerCase()),
  ].some((text) => /\b(?:with|alone|together|nobody)\b/.test(text));

function kindOf({ words, isNegated, topic, who, rank }: Clause, plain: string): string {
  const has = (...forms: string[]) =>
    words.some((word) => forms.some((form) => word.forms.has(form)));
  if (has("hate", "dislike")) return "not-liking";
  if (isNegated && topic !== null && has("yet")) return topic;
  if (isNegated && (topic === null || topicOf(topic).tone === "plain")) {
    if (has("like", "love", "enjoy")) return "not-liking";
    return has("have") && !words.some(({ pos, lower }) => pos === "VERB" && lower !== "have")
      ? "not-having"
      : "not-doing";
  }
  if (isNegated) return "not-doing";
  if (topic !== null && rank > 1 && (rank >= 2 || !opinion.test(plain))) return topic;
  if (opinion.test(plain)) return "opinion";
  return topic ?? (who === "it" || who === "thing" ? "thing" : who === null ? "opinion" : "doing");
}

/** Whether a question is asked both of the learner and of somebody else. */
const isSaidOfBoth = (asked: Line | null): boolean =>
  asked !== null &&
  allQuestions.some(
    ({ text, topic, isOther }) =>
      text === asked.text && topic === asked.topic && isOther !== asked.isOther,
  );

/** What the last question was about, and of whom. */
function matterAsked({ asked, chat, clauses }: Talking): Matter {
  const { topic = "doing", times = [] } = asked ?? {};
  const before = earlierClauses(chat).filter(({ hasVerb }) => hasVerb);
  const same = before.find((clause) => clause.topic === topic);
  const isOther =
    same !== undefined && isSaidOfBoth(asked) ? same.who === "other" : (asked?.isOther ?? false);
  const about = isOther
    ? (before.find((clause) => clause.topic === topic && clause.person?.name != null) ??
      before.find(({ person }) => person?.name != null) ??
      before.find(({ person }) => person !== null))
    : undefined;
  return {
    topic,
    isOther: isOther && about !== undefined,
    person: about?.person ?? null,
    time: times[0] ?? same?.time ?? "now",
    day: clauses.find(({ day }) => day !== null)?.day ?? same?.day ?? null,
    isWithKnown: knowsCompany(chat),
  };
}

const function_ =
  /^(?:i|you|he|she|it|we|they|my|the|an?|is|are|am|was|were|and|but|to|of|in|on|at|with|for|not|no|yes|do|have|this|that|very|so|because|more|all|some)$/;

/** Whether there is English in it; short answers may be names. */
function looksEnglish({ words, clauses }: Talking): boolean {
  if (words.length <= 3) return true;
  return (
    words.filter((word) => function_.test(word)).length * 9 >= words.length ||
    words.some((word) => /(?:ing|ed|ly|tion|ness|ment)$/.test(word)) ||
    clauses.some(({ topic }) => topic !== null)
  );
}
