import type { Chat } from "../types";
import { asksAnything, isOpinion } from "./kinds";
import { kindOf, opinion, ponders } from "./kind-of-clause";
import { hasName } from "./people";
import type { Clause } from "./read-clause";
import type { Line } from "./read-lines";
import { allQuestions } from "./said-before";
import type { Matter } from "./say-next";
import { earlierClauses, type Talking } from "./talking";
import { topicOf } from "./topics";
import { fieldsOfOpinion } from "./topics/opinions";
import type { Person, Time } from "./types";

const saysWhy =
  /\b(?:because|since (?:i|we|it|my|they)|that's why|the reason|(?:sad|happy|angry|sorry|glad|afraid|proud) (?:that|about|of))\b/;
const saysHowLong =
  /\b(?:an?|one|two|three|four|five|ten|\d+|few|several|many|half an?) (?:\w+ )?(?:hours?|minutes?|days?|weeks?|months?|years?)\b/i;
const saysWhen =
  /\b(?:yesterday|today|tonight|tomorrow|ago|last|next|this (?:morning|week|month|year|evening|afternoon|summer|winter|spring|autumn)|(?:on|at|in|since) (?:the )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|weekend|spring|summer|autumn|winter|\d{4})|when i was|always|every|for \w+ (?:days|weeks|months|years))\b/;

/** What a clause is about, or what kind of sentence it is where its subject has no name here. */
export function matterOf(clause: Clause, talking: Talking, isNews: boolean): Matter {
  const topic = ofDoer(
    fieldOf(kindOf(clause, talking.chat.plain, isNews), clause, talking),
    clause,
  );
  const { asked } = talking;
  // "My dog is funny" is about having one; "My dog is ill" is about the dog.
  const isAnimal = clause.person?.pronoun === "it" && topicOf(topic).tone === "plain";
  return {
    topic,
    isOther:
      clause.who === "other" &&
      clause.person !== null &&
      !isAnimal &&
      !isOpinion(topic) &&
      !ofBoth.has(topic),
    person: clause.person,
    // Learners often leave a verb as it is, so a story that began in the past goes on there.
    time: timeIn(clause, topic, asked),
    day: clause.day,
    isWithKnown: knowsCompany(talking.chat),
    isReasonKnown: saysWhy.test(talking.chat.plain),
    isState: isState(clause),
    isBad: saysBad(talking),
    told: toldLately(talking.chat, turnsRemembered),
    isTimeKnown: saysWhen.test(toldLately(talking.chat)),
    isLengthKnown: saysHowLong.test(toldLately(talking.chat)),
  };
}

/** "Her teacher is 26": what is asked of whoever does or is something, and who is not known, is not asked of the learner. */
function ofDoer(topic: string, { who, person }: Clause): string {
  if (who === "I" || who === "we" || person !== null) return topic;
  if (topic === "age") return "their-ages";
  return who !== null && asksDoer.has(topic) ? "doing" : topic;
}
const asksDoer = new Set(
  "going seeing making selling skill meeting talking calling forgetting own-children cooking eating sleep sport clothes hobby reading dance market bought-something restaurant daily-routine healthy-life".split(
    " ",
  ),
);

/**
 * In a talk about opinions every statement of how things are is one more, and is asked about as such; an
 * opinion belongs to a field where its words or those before name one. Beginners have no such talks.
 */
function fieldOf(topic: string, { who, rank }: Clause, talking: Talking): string {
  const { band, chat, asked } = talking;
  if (band === "easy") return topic;
  const isHigh = band === "high";
  const ofLate = [...saidLately(chat, 3), chat.plain];
  const isSpecificBook = topic === "reading" && ofBook.test(chat.plain);
  const isStatement =
    (who === null || who === "thing" || who === "it" || (isHigh && who !== "you")) &&
    topicOf(topic).tone === "plain" &&
    !isOfOwnForm.has(topic) &&
    (rank < 2 || asksAnything.has(topic) || (who !== "I" && who !== "we")) &&
    ofLate.some((text) => opinion.test(text) || ponders.test(text));
  if (!isSpecificBook && !isStatement && topic !== "opinion") return topic;
  if (isSpecificBook) return "opinion-of-books";
  // In turn a question of the field and one of opinions in general.
  if (asked !== null && asked.topic.startsWith("opinion-of")) return "opinion";
  const field = fieldsOfOpinion.find(([, said]) => said.test(chat.plain));
  const before = fieldsOfOpinion.find(([, said]) => ofLate.some((text) => said.test(text)));
  const isAboutBook = before?.[0] === "opinion-of-books" && ofAuthor.test(ofLate.join(" "));
  // Parents and children are named in talks about much else.
  const isVague = field?.[0] === "opinion-of-generations" && before !== undefined;
  return (isAboutBook || isVague ? before : (field ?? before))?.[0] ?? "opinion";
}
const ofBook = /\b(?:book|novel)s? (?:which|that|about|called|by|on)\b|\b(?:author|chapters?)\b/;
const ofAuthor = /\b(?:author|book|novel)\b/;

/** Who was found to have it last year has it still. */
const lasts = /^(?:diagnosed|dementia|alzheimer|diabetes|cancer|asthma|depression|parkinson)/;

const perfect =
  /\b(?:have|has) (?!just\b|to\b|a\b|an\b|no\b)(?:\w+ )?\w+(?:ed|en|wn|ne|nt|ght|ld|de|rd|un|ut)\b/;

/** A question that fits several times tells nothing of when it is. */
const onlyTime = (times: readonly Time[]): Time | undefined =>
  times.length === 1 ? times[0] : undefined;

/** A story goes on in the past; of anything else each sentence has its own time, and what has been done is of now. */
function timeIn({ time, words }: Clause, topic: string, asked: Line | null): Time {
  if (topic === "illness" && words.some(({ lower }) => lasts.test(lower))) return "now";
  if (asksAnything.has(topic))
    return time === "past" && perfect.test(words.map(({ lower }) => lower).join(" "))
      ? "now"
      : time;
  return topic === asked?.topic && time === "now" ? (onlyTime(asked.times) ?? "now") : time;
}

/** "My father was a surgeon" */
const isState = ({ words, who }: Clause): boolean =>
  who !== "it" &&
  words.some(({ lower }) => /^(?:am|is|are|was|were|have|has|had)$/.test(lower)) &&
  !words.some(({ pos, lower }) => pos === "VERB" && !/^(?:have|has|had)$/.test(lower));

const saysBad = ({ clauses }: Pick<Talking, "clauses">): boolean =>
  clauses.some(({ feeling }) => feeling === "bad");

/** What was told so many turns ago is not asked. */
const turnsRemembered = 8;

/** Kinds that are asked of the learner, whoever stands in the clause. */
const ofBoth = new Set([
  "advised",
  "hoping",
  "two-views",
  "surprised",
  "hindered",
  "weighing-up",
  "been-away",
]);

const isOfOwnForm = new Set([
  "somebody",
  "two-views",
  "surprised",
  "pondering",
  "been-away",
  "weighing-up",
  "hoping",
]);

/** So many messages before this one, in small letters. */
const saidLately = ({ history }: Chat, before: number): string[] =>
  history
    .filter(({ sender }) => sender === "user")
    .slice(-before)
    .map(({ text }) => text.toLowerCase());

/** The last messages: this one, and so many before. */
const toldLately = (chat: Chat, before = 1): string =>
  [...saidLately(chat, before), chat.plain].join(" ");

/** Whether somebody said lately with whom it was. */
const knowsCompany = (chat: Chat): boolean =>
  [chat.plain, ...saidLately(chat, turnsRemembered)].some((text) =>
    /\b(?:with|alone|together|nobody)\b/.test(text),
  );

/** Whether a question is asked both of the learner and of somebody else. */
const isSaidOfBoth = (asked: Line | null): boolean =>
  asked !== null &&
  allQuestions.some(
    ({ text, topic, isOther }) =>
      text === asked.text && topic === asked.topic && isOther !== asked.isOther,
  );

/** What the last question was about, and of whom. */
export function matterAsked({ asked, chat, clauses }: Talking): Matter {
  return matterBehind(asked, { chat, clauses });
}

/** An animal is "he" or "she" where its people say so. */
function asCalled(person: Person | null, chat: Chat): Person | null {
  if (person?.pronoun !== "it") return person;
  const text = toldLately(chat, 4);
  const [said] = /\b(?:he|his|him|she|her)\b/.exec(text) ?? [];
  if (said === undefined) return person;
  return { ...person, pronoun: said.startsWith("h") && said !== "her" ? "he" : "she" };
}

/** What an earlier question was about, and of whom. */
export function matterBehind(
  asked: Line | null,
  { chat, clauses }: Pick<Talking, "chat" | "clauses">,
): Matter {
  const { topic = "doing", times = [] } = asked ?? {};
  const before = earlierClauses(chat).filter(({ hasVerb }) => hasVerb);
  const same = before.find((clause) => clause.topic === topic);
  const isOther =
    same !== undefined && isSaidOfBoth(asked) ? same.who === "other" : (asked?.isOther ?? false);
  // Of several who are ill, "she" is the one whom the learner calls so.
  const called = new Set(clauses.flatMap(({ person }) => person?.pronoun ?? []));
  const ofTopic = before.filter((clause) => clause.topic === topic && hasName(clause.person));
  const about = isOther
    ? (ofTopic.find(({ person }) => called.has(person!.pronoun)) ??
      ofTopic[0] ??
      before.find(({ person }) => hasName(person)) ??
      before.find(({ person }) => person !== null))
    : undefined;
  return {
    topic,
    isOther: isOther && about !== undefined,
    person: asCalled(about?.person ?? null, chat),
    time: onlyTime(times) ?? same?.time ?? "now",
    day: clauses.find(({ day }) => day !== null)?.day ?? same?.day ?? null,
    isWithKnown: knowsCompany(chat),
    isReasonKnown: saysWhy.test(chat.plain),
    isState: false,
    isBad: saysBad({ clauses }),
    told: toldLately(chat, turnsRemembered),
    isTimeKnown: saysWhen.test(toldLately(chat)),
    isLengthKnown: saysHowLong.test(toldLately(chat)),
  };
}
