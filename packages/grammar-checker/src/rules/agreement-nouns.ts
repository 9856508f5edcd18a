import { isFollowedAsVerb, type Subject, subjectBefore } from "../pattern/subject";
import { isNounToo } from "../pattern/verb-words";
import type { Fixable, RuleSource } from "../rule";
import { singularFormOf } from "./agreement-pronouns";
import { isBareQuestion, namesFinishedTime } from "./verb-fixes";

type Make = (found: Fixable, subject: Subject) => string | null;

/** A fix for where a noun, a name or a word like "everybody" stands before the verb. */
const beside =
  (kind: Subject["kind"], person: Subject["person"], make: Make) =>
  (found: Fixable): string | null => {
    const { tokens, match } = found;
    const subject = subjectBefore(tokens, match.markFrom);
    if (subject === null || subject.kind !== kind || subject.person !== person) return null;
    return make(found, subject);
  };

const bareToThird: Make = (found, subject) => {
  const { tokens, match } = found;
  const verb = tokens[match.markFrom]!;
  if (isNounToo(verb) && !isFollowedAsVerb(tokens, match.markFrom, subject)) return null;
  if (subject.kind === "someone" && (verb.pos === "ADJ" || tokens.at(-1)?.lower === "?"))
    return null;
  // "An animal like a dog".
  if (verb.lower === "like" && !/^(?:to|$)/.test(tokens[match.markTo]?.lower ?? "x")) {
    const first = tokens[subject.from]!.lower;
    if (
      subject.kind !== "name" &&
      !/^(?:my|your|his|her|our|their|everybody|everyone|nobody)$/.test(first)
    )
      return null;
  }
  // "Tom come here!" and "Ana look at this" speak to them.
  if (
    subject.kind === "name" &&
    (tokens.at(-1)?.lower === "!" ||
      /^(?:come|look|wait|stop|help|listen|let|go|tell|please|give|take|say|remember|meet|thank|see|call|show)$/.test(
        verb.lower,
      )) &&
    tokens[subject.from - 1] === undefined &&
    tokens[match.markTo]?.lower !== "to"
  )
    return null;
  return singularFormOf(found, subject);
};

const toIs: Make = ({ marked, tokens }, subject) => {
  if (isBareQuestion(tokens, subject.from)) return null;
  if (marked[0]!.lower !== "were") return "is";
  return tokens.some(({ lower }) =>
    /^(?:if|wish|wishes|wished|though|unless|suppose|would|rather|only|imagine)$/.test(lower),
  )
    ? null
    : "was";
};

const toHas: Make = ({ tokens, match }, subject) =>
  isBareQuestion(tokens, subject.from)
    ? null
    : namesFinishedTime(tokens) && !/^(?:been|got|not|n't)$/.test(tokens[match.markTo]?.lower ?? "")
      ? "had"
      : "has";

/** “My sister”, “Ana”, “everybody” with the form of the verb that belongs to many. */
export const agreementNouns: readonly RuleSource[] = [
  {
    id: "my-sister-with-bare-verb",
    level: "A1",
    topic: "third-person-s",
    why: "One person or thing is like “he”, “she” or “it”, so the verb takes -s.",
    pattern: "{ $any-base&!have }",
    // "The mosquito bite" is a thing.
    unless: [
      "bite|sting",
      "proportion|majority|minority|percentage|number|half|rest|third|quarter|handful of $word? $word? $plural $any-base",
    ],
    fix: beside("noun", "singular", bareToThird),
    wrong: [
      ["My brother work in a bank.", "My brother works in a bank."],
      ["the teacher explain the lesson very well", "the teacher explains the lesson very well"],
      ["Every day my father go to work at six.", "Every day my father goes to work at six."],
      [
        "I am happy because my best friend live near me.",
        "I am happy because my best friend lives near me.",
      ],
      ["The bus leave at five.", "The bus leaves at five."],
      ["My sister's friend usually eat with us.", "My sister's friend usually eats with us."],
    ],
    right: [
      "My brother and my sister work in a bank.",
      "Does your sister live here?",
      "The friends of my brother work here.",
      "Can the teacher explain it?",
      "The work help desk is closed.",
      "My family live in Peru.",
      "The people my sister knows like tea.",
      "I let my brother drive my car.",
      "I saw my brother leave.",
      "The new dance show starts at nine.",
      "A large proportion of the visitors come from Brazil.",
    ],
  },
  {
    id: "my-sister-have",
    level: "A1",
    topic: "third-person-s",
    why: "One person or thing takes “has”.",
    pattern: "{ have }",
    fix: beside("noun", "singular", toHas),
    wrong: [
      ["My sister have a dog.", "My sister has a dog."],
      ["The house have three rooms", "The house has three rooms"],
      ["In my town the hotel have a big garden.", "In my town the hotel has a big garden."],
      [
        "The film which I like is long, but the story have a good end.",
        "The film which I like is long, but the story has a good end.",
      ],
    ],
    right: [
      "Does the house have a garden?",
      "My mother and my father have a shop.",
      "Should the house have a garden?",
      "My team have won.",
      "Have a nice day.",
      "What can a child have for lunch?",
    ],
  },
  {
    id: "my-sister-are",
    level: "A1",
    topic: "verb-be",
    why: "One person or thing takes “is”, and in the past “was”.",
    pattern: "{ are|am|were }",
    unless:
      "swiss|british|english|french|dutch|irish|spanish|welsh|japanese|chinese|portuguese { are|were }",
    fix: beside("noun", "singular", toIs),
    wrong: [
      ["My sister are a nurse.", "My sister is a nurse."],
      ["the weather are nice today", "the weather is nice today"],
      ["The food were very good.", "The food was very good."],
      ["My favourite colour are blue.", "My favourite colour is blue."],
      ["My name are Zofia", "My name is Zofia"],
    ],
    right: [
      "My sister and my brother are nurses.",
      "The police are here.",
      "A lot of people are happy.",
      "The books in my room are old.",
      "How old are you?",
      "The number of people are counted.",
      "If my brother were here, he would laugh.",
      "The team are ready.",
      "Among the results of this work are two books.",
    ],
  },
  {
    id: "name-with-bare-verb",
    level: "A1",
    topic: "third-person-s",
    why: "A name stands for “he” or “she”, so the verb takes -s.",
    pattern: "{ $any-base&!have }",
    fix: beside("name", "singular", bareToThird),
    wrong: [
      ["Ana like music.", "Ana likes music."],
      ["I think Omar want to come.", "I think Omar wants to come."],
      [
        "My friend is here and because Lucia work, we wait.",
        "My friend is here and because Lucia works, we wait.",
      ],
      ["Kenji always eat at home.", "Kenji always eats at home."],
    ],
    right: [
      "Ana and Omar like music.",
      "Does Ana like music?",
      "Omar, come here!",
      "Tom look at me!",
      "Let Ana go.",
      "Did Omar want to come?",
    ],
  },
  {
    id: "name-have",
    level: "A1",
    topic: "third-person-s",
    why: "A name stands for “he” or “she”, so we say “has”, “is” and “was”.",
    pattern: "{ have|are }",
    fix: beside("name", "singular", (found, subject) =>
      found.marked[0]!.lower === "have" ? toHas(found, subject) : toIs(found, subject),
    ),
    wrong: [
      ["Ana have a dog.", "Ana has a dog."],
      ["I know that Omar have two brothers", "I know that Omar has two brothers"],
      ["Kenji are my best friend.", "Kenji is my best friend."],
    ],
    right: [
      "Ana and Omar have a dog.",
      "Does Ana have a dog?",
      "England have won.",
      "How old are Ana and Omar?",
      "Tom, Ana and Omar are here.",
    ],
  },
  {
    id: "somebody-with-bare-verb",
    level: "A2",
    topic: "third-person-s",
    why: "“Everybody”, “somebody”, “nothing” and the like are one, so the verb takes -s.",
    pattern: "{ $any-base&!have }",
    fix: beside("someone", "singular", bareToThird),
    wrong: [
      ["Everybody like pizza.", "Everybody likes pizza."],
      ["nobody know the answer", "nobody knows the answer"],
      ["I am sad because nothing work.", "I am sad because nothing works."],
      ["Everyone want to be happy.", "Everyone wants to be happy."],
    ],
    right: [
      "Does everybody like pizza?",
      "Everybody stand up!",
      "Let everybody go home.",
      "Anyone like him is welcome.",
      "I want everyone to come.",
    ],
    unless: [
      "^ everybody|everyone|somebody|nobody|someone stand|sit|listen|look|come|get|be|stay|keep|go|wait|move|stop",
    ],
  },
  {
    id: "everybody-are",
    level: "A2",
    topic: "subject-verb-agreement",
    why: "“Everybody”, “somebody”, “nothing” and the like are one: “everybody is”, “everybody has”.",
    pattern: "{ are|have|were }",
    fix: beside("someone", "singular", (found, subject) =>
      found.marked[0]!.lower === "have" ? toHas(found, subject) : toIs(found, subject),
    ),
    wrong: [
      ["Everybody are happy.", "Everybody is happy."],
      ["everyone have a phone", "everyone has a phone"],
      ["I think somebody are in the house.", "I think somebody is in the house."],
      ["Yesterday everybody were tired.", "Yesterday everybody was tired."],
    ],
    right: [
      "Is everybody happy?",
      "Does everyone have a phone?",
      "If everybody were like you, I would be happy.",
      "Some of the things everybody has are old.",
      "Should anyone have questions, ask.",
    ],
  },
  {
    id: "the-information-we-get-are",
    level: "B1",
    topic: "subject-verb-agreement",
    why: "This noun is not counted, so its verb is the one of “it”: “The information we got is useful.”",
    pattern:
      "^ the|this|all $adjective? information|advice|furniture|knowledge|news|homework|equipment|luggage|money|evidence i|you|we|they|he|she get|got|have|has|need|needed|sent|gave|received|found|bought|read|use|used|learn|learned|paid|saw me|us|you|him|her|them|at|from|in|on|school|there|here|yesterday|last|week|university|online|internet|the|home|about|it* { are|were|have }",
    unless: "you|we|they|i are|were|have",
    fix: ({ marked }) => ({ are: "is", were: "was", have: "has" })[marked[0]!.lower] ?? null,
    wrong: [
      [
        "The knowledge we get at school are not enough.",
        "The knowledge we get at school is not enough.",
      ],
      ["The information you sent me were useful.", "The information you sent me was useful."],
    ],
    right: [
      "The information you sent me was useful.",
      "The money we have, are you sure, is enough.",
      "The news we got when we were ill was bad.",
    ],
  },
];
