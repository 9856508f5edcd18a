import { wordsOf } from "../text";
import type { Chat } from "../types";
import {
  belongsTo,
  isOnTheirOwn,
  isState,
  leavesSadness,
  longestRun,
  looksEnglish,
  newsIn,
  subjectIn,
} from "./find-subject";
import { isAnswer, restates, shortest } from "./is-answer";
import { asksAnything, isOpinion } from "./kinds";
import { isOfOwnKind } from "./kind-of-clause";
import { matterAsked, matterBehind, matterOf } from "./matter";
import { offerSomething } from "./offer-something";
import { hasName, isAnimal, personAt, putIn } from "./people";
import { harder } from "./harder";
import { react } from "./react";
import { complainsOfMistake, declines, isMash, nods, saysItWasSaid, wasJoke } from "./read-answer";
import type { Clause } from "./read-clause";
import type { Line } from "./read-lines";
import { fresh, type Matter, nextQuestion, startAnew, turnAway } from "./say-next";
import * as replies from "./short-replies";
import { listen, type Talking } from "./talking";
import { starters } from "./starters";
import { isGrave, topicOf } from "./topics";
import type { Band, Person, Talk } from "./types";

/** What to say to whatever a learner writes of their life. Asks about nothing that was not understood. */
export function talkAbout(chat: Chat, band: Band, what: "all" | "question" = "all"): Talk {
  const talking = listen(chat, band);
  const text = what === "all" ? answer(talking) : (askOn(talking) ?? anew(talking, "", false));
  return text === null ? offerSomething(chat, talking.said) : { text, suggestions: [] };
}

const goesWithSadness = new Set(
  "sad some-trouble tired sleepless afraid nervous lonely stressed angry some-annoyance homesick".split(
    " ",
  ),
);
const tiring = new Set(["tired", "sleepless", "stressed"]);
const ofTheBody = new Set(["illness", "pain", "accident"]);

/** "She fell off a ladder" after "How did it happen?" is part of the same sad news. */
function isPartOf(asked: Line, { topic, words, time }: Clause): boolean {
  if (topic === null) return false;
  // "I was so nervous" behind an exam that was failed
  if (!isGrave(asked.topic))
    return (
      topicOf(asked.topic).tone === "bad" &&
      topic !== asked.topic &&
      time === "past" &&
      goesWithSadness.has(topic)
    );
  if (goesWithSadness.has(topic)) return true;
  const isNewPerson = words.some((_, at) => personAt(words, at) !== null);
  return ofTheBody.has(asked.topic) && ofTheBody.has(topic) && !isNewPerson;
}

/** To whoever says that Iris asked or understood something wrongly, or does not want to be asked. */
function objection(talking: Talking): string | null {
  const { chat, said, asked, short } = talking;
  const { plain, turn } = chat;
  if (asked === null) return null;
  if (wasJoke.test(plain)) return goOn(talking, fresh(replies.tookSeriously, said, turn));
  if (saysItWasSaid.test(plain) || saysAgain(talking))
    return anew(talking, fresh(replies.saidAlready, said, turn) ?? "");
  if (declines.test(plain)) return anew(talking, fresh(replies.letBe, said, turn) ?? "");
  if (!complainsOfMistake.test(plain)) return null;
  // Who says what is right need not say it again.
  const saysMore = short !== null || /\babout (?:my|him|her|them)\b|[.,!;] \w+ \w+/.test(plain);
  const again = saysMore ? null : fresh(replies.misunderstood, said, turn);
  return again ?? join(fresh(replies.putRight, said, turn), openQuestion(talking));
}

/** "I said nobody has read it": the same words as before, with "I said". */
function saysAgain({ chat, words }: Talking): boolean {
  if (!/^(?:but |no,? |well,? |as |like )*i said\b/.test(chat.plain)) return false;
  const before = new Set(
    chat.history
      .filter(({ sender }) => sender === "user")
      .slice(-4)
      .flatMap(({ text }) => wordsOf(text)),
  );
  const rest = words.filter((word) => !/^(?:but|no|well|as|like|i|said|that)$/.test(word));
  return rest.length > 0 && rest.filter((word) => before.has(word)).length * 4 >= rest.length * 3;
}

/** A question that fits whatever was said. */
const openQuestion = ({ said, chat, band }: Talking): string =>
  fresh(replies.openQuestions[band], said, chat.turn) ?? replies.openQuestions[band][0]!;

function answer(talking: Talking): string | null {
  const { chat, said, short, asked, words, story, worry } = talking;
  if (isMash(chat.message)) return null;
  const objected = objection(talking);
  if (objected !== null) return objected;
  if (asked === null && wishesToTalk.test(chat.plain))
    return anew(talking, fresh(replies.withPleasure, said, chat.turn) ?? "");
  const news = newsIn(talking);
  if (news !== null) {
    // Tears about something sad that is talked about already are no other news.
    const before = worry ?? story ?? asked;
    const isOfOneself =
      news.who === "I" && (before?.isOther ?? false) && tiring.has(news.topic ?? "");
    const isSame = before !== null && !isOfOneself && isPartOf(before, news);
    return isSame ? goOn(talking, react(talking, null)) : tellOf(news, talking, true);
  }
  if (asked !== null && setsRight.test(chat.plain) && asksOfPast(asked))
    return stillToCome(talking);
  if (short === "unknown") return anew(talking, fresh(replies.notKnown, said, chat.turn) ?? "");
  if (asked !== null && nods.test(chat.plain)) return goOn(talking, null);
  if (asked !== null && !isOfOwnKind(chat.plain) && isAnswer(talking))
    return answerTo(asked, talking);
  // How somebody is, in words that are not known here, is heard and not asked about.
  if (asked === null && (short !== null || nods.test(chat.plain) || isState(talking)))
    return anew(talking, react(talking, null) ?? "");
  const subject = subjectIn(talking);
  if (subject !== null) return tellOf(subject, talking, false);
  if (asked !== null && words.length > 0 && looksEnglish(talking)) {
    const told = tellsAnew(talking);
    return told === null ? goOn(talking, react(talking, null)) : tellOf(told, talking, false);
  }
  // A question like "And what about you?" belongs to no subject, and is answered with anything.
  if (
    asked === null &&
    replies.yourTurn.some((each) => chat.lastReply?.endsWith(each)) &&
    words.length > 0
  )
    return join(react(talking, null), openQuestion(talking));
  const aboutHer = talking.clauses.some(({ who }) => who === "you");
  return aboutHer ? anew(talking, fresh(replies.aboutIris, said, chat.turn) ?? "") : null;
}

/**
 * A whole sentence with a subject of its own that points back to nothing: the next question of what was talked
 * about would not hear it, so it is asked about in general. Null where a message may be an answer.
 */
function tellsAnew({ clauses, short, words, chat, asked }: Talking): Clause | null {
  if (words.length < (short === null ? 3 : 6)) return null;
  // "It is big" and "she likes it" go on about what was asked; "two of them live in Chile" does not.
  const isOfAsked =
    asked !== null &&
    (/^(?:\w+ )?(?:he|she|they|his|her|their)\b/.test(chat.plain)
      ? sharesWord(asked, words) || clauses.some(({ topic }) => topic === asked.topic)
      : /^(?:\w+ )?(?:it|its|it's|that|that's|this)\b|\bbecause\b|^(?:to|for|in|at|on|with|by|from) (?!\w+ (?:i|we)\b)/.test(
          chat.plain,
        ));
  if (isOfAsked) return null;
  return (
    clauses.find(
      ({ who, hasVerb, isIf, words, topic }) =>
        hasVerb &&
        !isIf &&
        who !== "you" &&
        (who !== "it" || words[0]?.lower === "there") &&
        (who !== null || words.length >= 5 || isNamedThing(words)) &&
        words.length >= 3 &&
        topic !== asked?.topic,
    ) ?? null
  );
}
/** "She likes mathematics" to "What subject does she like?" */
const sharesWord = ({ text }: Line, words: readonly string[]): boolean => {
  const asked = wordsOf(text);
  return words.some(
    (word) => word.length > 3 && asked.some((each) => each.slice(0, 4) === word.slice(0, 4)),
  );
};

/** "School was ok" */
const isNamedThing = ([, second]: Clause["words"]): boolean =>
  /^(?:is|are|was|were)$/.test(second?.lower ?? "");

/** "I'd like to chat a bit": that is what is done here, and no plan to be asked about. */
const wishesToTalk =
  /\bi(?:'d| would)? (?:want|like|love|need) to (?:just )?(?:chat|talk|speak|practi[sc]e)(?! (?:to|with) my| about my)/;

/** A question to go on with; an opening one that was not answered is not gone on from. */
function askOn(talking: Talking): string | null {
  const { asked, band, chat } = talking;
  const isOpening = starters[band].some(({ text }) => text === asked?.text);
  return isOpening && chat.message === "" ? null : ask(talking);
}

/** Only a question, of whatever was said or is talked about. */
function ask(talking: Talking): string | null {
  const news = newsIn(talking);
  const clause = news ?? subjectIn(talking);
  if (clause !== null)
    return nextQuestion(matterOf(clause, talking, news !== null), talking.band, talking.said);
  return talking.asked === null || asksAnything.has(talking.asked.topic)
    ? null
    : nextQuestion(matterAsked(talking), talking.band, talking.said);
}

/** "No, I only booked it": what was taken for over is still to come. */
const setsRight =
  /^(?:no|oh no|not yet|well|sorry)\b[,. ]*(?:(?:i|we|they) (?:only|just|have only|have just)\b|(?:i|we|they) (?:haven't|have not|didn't|did not)\b[^.!?]*\byet\b|not yet\b|(?:it|that)(?:'s| is) (?:next|in|still|not until|only)\b|(?:we|i) (?:will|are going|am going|go|fly|leave|travel)\b)/;
const asksOfPast = ({ times, text }: Line): boolean =>
  times.includes("past") || /\b(?:did|was|were)\b|\byou remember\b/.test(text);

function stillToCome(talking: Talking): string | null {
  const { said, chat, band } = talking;
  const matter = { ...matterAsked(talking), time: "future" as const };
  const question = nextQuestion(matter, band, said);
  const reaction = fresh(replies.stillToCome, said, chat.turn);
  return question === null || /\b(?:did|was|were)\b|\byou remember\b/.test(question)
    ? anew(talking, reaction ?? "")
    : join(reaction, question);
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

/** A reaction to what was said, and a question about it. */
function tellOf(clause: Clause, talking: Talking, isNews: boolean): string | null {
  const matter = matterOf(clause, talking, isNews);
  const isOld = matter.topic === talking.asked?.topic;
  if (!isNews && goesOnWith(matter, clause, talking)) {
    const next = nextOfStory(talking);
    if (next !== null) return join(react(talking, clause), next);
  }
  if (isOld && talking.run >= longestRun(matter.topic))
    return anew(talking, react(talking, clause) ?? "");
  const question =
    nextQuestion(matter, talking.band, talking.said) ?? anyQuestion(matter, clause, talking);
  const reaction = react(talking, clause, matter, isOld);
  return question === null ? anew(talking, reaction ?? "") : join(reaction, question);
}

/** Whoever tells something in a whole sentence is not led away from it, even where its own questions are used up. */
const anyQuestion = (matter: Matter, { hasVerb, words }: Clause, talking: Talking): string | null =>
  hasVerb && words.length >= 4 && topicOf(matter.topic).tone === "plain"
    ? (nextQuestion({ ...matter, topic: "doing" }, talking.band, talking.said) ??
      nextQuestion(
        { ...matter, topic: "doing", isOther: false, person: null },
        talking.band,
        talking.said,
      ))
    : null;

/** Whether a sentence has no subject of its own, and what was told before goes on in it. */
function goesOnWith({ topic }: Matter, clause: Clause, talking: Talking): boolean {
  const { story, worry } = talking;
  if (worry !== null)
    return (
      topicOf(topic).tone === "plain" &&
      !ofOwnForm.has(topic) &&
      !isOpinion(topic) &&
      (ofNothing.has(topic) || !(leavesSadness(clause) || isOnTheirOwn(clause, talking.clauses)))
    );
  if (
    story === null ||
    isGrave(story.topic) ||
    hasName(clause.person) ||
    talking.asked?.topic !== story.topic
  )
    return false;
  const isNewsOf = topicOf(story.topic).tone !== "plain" && !moods.has(story.topic);
  return (
    (ofNothing.has(topic) && isNewsOf) ||
    (isNewsOf && (ofLack.has(topic) || belongsTo(clause, story, 0)))
  );
}
const ofNothing = new Set(["doing", "thing", "somebody"]);
/** What somebody has or does no more, or needs, behind news goes on about it. */
const ofLack = new Set(["ended", "not-doing", "not-having", "needing"]);
/** How somebody is today is no story. */
const moods = new Set(
  "tired bored late happy nervous afraid stressed angry some-annoyance birthday".split(" "),
);
const ofOwnForm = new Set([
  "advised",
  "weighing-up",
  "two-views",
  "hindered",
  "hoping",
  "surprised",
]);
/** Between two people who quarrel or part, the other is not whom to be sorry for. */
const againstSomebody = new Set(["breakup", "quarrel", "angry", "loss-or-theft"]);
const children = /^(?:child|children)$/;

/**
 * A question about what was told before, where a message has no subject of its own. Of whoever is named for
 * the first time in it only what can be asked of everybody.
 */
function nextOfStory(talking: Talking): string | null {
  const { story, worry, band, said } = talking;
  const about = worry ?? story;
  if (about === null) return null;
  const matter = matterBehind(about, talking);
  const isGood = topicOf(about.topic).tone === "good";
  // "How wonderful!" was said, and then comes what is not: that is asked about, and not the joy.
  if (isGood && talking.clauses.some(({ feeling }) => feeling === "bad" || feeling === "mixed"))
    return null;
  if (worry === null) return nextQuestion(matter, band, said);
  const person = sufferer(talking);
  if (person !== null && isNew(person, matter.person) && !isAnimal(person))
    return nextQuestion({ ...matter, topic: "hard-times", isOther: true, person }, band, said);
  const isOfOneself = talking.clauses.some(
    ({ who, feeling }) => (who === "I" || who === "we") && feeling === "bad",
  );
  return nextQuestion(
    isOfOneself && matter.isOther
      ? { ...matter, topic: "hard-times", isOther: false, person: null }
      : matter,
    band,
    said,
  );
}

const isNew = (person: Person, known: Person | null): boolean =>
  known === null ||
  (person.name === null
    ? known.pronoun !== "it" && known.pronoun !== person.pronoun
    : person.name !== known.name);

/** Whoever else it is hard for, by what was just said: "my mother isn't coping", "the kids don't know yet". */
function sufferer({ clauses, worry, chat }: Talking): Person | null {
  const hard = clauses.find(
    ({ who, isNegated, feeling, words, topic }) =>
      who === "other" &&
      !words.some(({ lower }) => /^(?:me|us)$/.test(lower)) &&
      ((isNegated && !words.some(({ forms }) => [...forms].some((form) => turnsAway.has(form)))) ||
        feeling === "bad" ||
        (topic !== null && topicOf(topic).tone === "bad") ||
        harder.test(words.map(({ lower }) => lower).join(" "))),
  );
  if (hard === undefined) return null;
  const ofChildren = hard.words.some(({ lower }) => children.test(lower));
  if (hard.person === null)
    return ofChildren && hasChildren.test(chat.history.map(({ text }) => text).join(" "))
      ? { name: "your children", pronoun: "they", isMany: true }
      : null;
  return ofChildren || !againstSomebody.has(worry?.topic ?? "") ? hard.person : null;
}
/** Who does not answer is not whom to be sorry for. */
const turnsAway = new Set(
  "answer call write reply pay visit come speak talk apologise agree".split(" "),
);
const hasChildren = /\b(?:my|our|have|got) (?:\w+ )?(?:kids|children)\b/i;

/** The next question of the same topic, or of another where there was enough of it. */
function goOn(talking: Talking, reaction: string | null): string | null {
  if (talking.worry !== null) {
    const next = nextOfStory(talking);
    if (next !== null) return join(reaction, next);
  }
  const asked = matterAsked(talking);
  // "How wonderful!" was said, and then comes what is not: that is asked about, and not the joy.
  if (
    topicOf(asked.topic).tone === "good" &&
    talking.clauses.some(({ feeling }) => feeling === "bad" || feeling === "mixed")
  )
    return join(
      reaction,
      nextQuestion(
        { ...asked, topic: "doing", isOther: false, time: "now" },
        talking.band,
        talking.said,
      ) ?? openQuestion(talking),
    );
  // A word or two in answer to a question about anything gives little to ask on about.
  const isThin = asksAnything.has(asked.topic) && talking.words.length < 4;
  const matter = isThin ? { ...asked, time: "now" as const } : asked;
  const question =
    talking.run >= (isThin ? 3 : longestRun(matter.topic))
      ? tellsOn(talking)
        ? nextQuestion({ ...matter, topic: "doing", isOther: false }, talking.band, talking.said)
        : null
      : nextQuestion(matter, talking.band, talking.said);
  const isFresh = talking.run < 3 && talking.words.length >= 2;
  const next = question ?? (isFresh || tellsWhole(talking) ? anyOf(talking) : null);
  return next === null ? anew(talking, reaction ?? "") : join(reaction, next);
}

/** Who says a whole sentence is not led away from it to something quite different. */
const tellsWhole = ({ words, short, clauses }: Talking): boolean =>
  short === null &&
  words.length >= 4 &&
  clauses.some(({ hasVerb, words }) => hasVerb && words.length >= 3);

/** A question that fits any sentence, in the time of what was just said. */
function anyOf(talking: Talking): string | null {
  const clause = talking.clauses.find(({ hasVerb }) => hasVerb);
  if (clause === undefined) return null;
  const matter = { ...matterOf(clause, talking, false), topic: "doing" };
  return (
    nextQuestion(matter, talking.band, talking.said) ??
    nextQuestion({ ...matter, isOther: false, person: null }, talking.band, talking.said)
  );
}

/** Who tells more of what happened is not led away from it, if there was little of it yet. */
const tellsOn = ({ words, short, asked, clauses }: Talking): boolean =>
  short === null &&
  words.length >= 5 &&
  asked !== null &&
  !asksAnything.has(asked.topic) &&
  topicOf(asked.topic).tone === "bad" &&
  clauses.some(({ hasVerb }) => hasVerb);

const join = (reaction: string | null, question: string): string =>
  reaction === null || reaction === "" ? question : `${reaction} ${question}`;

/** Another subject, behind a last word on this one. */
function anew(
  { chat, band, said, visited, asked }: Talking,
  before: string,
  mayLead = true,
): string {
  const question = startAnew(chat, band, said, visited) ?? "What would you like to talk about?";
  const isLed = replies.notKnown.some((each) => before.endsWith(each));
  const isSad = asked !== null && isGrave(asked.topic);
  const lead = isLed || !mayLead || asked === null ? "" : turnAway(isSad, said, chat.turn);
  return [before, lead, question].filter(Boolean).join(" ");
}
