import { haveFor, isFollowedAsVerb, type Subject, subjectBefore } from "../pattern/subject";
import { isNounToo } from "../pattern/verb-words";
import type { Fixable, RuleSource } from "../rule";
import { pluralFormOf, singularFormOf } from "./agreement-pronouns";
import { isBareQuestion } from "./verb-fixes";

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

const toAre: Make = ({ marked, tokens }, subject) => {
  if (isBareQuestion(tokens, subject.from)) return null;
  return marked[0]!.lower === "was" ? "were" : "are";
};

const toHave: Make = ({ tokens }, subject) =>
  isBareQuestion(tokens, subject.from) ? null : haveFor(subject.person);

/** “My parents”, “one of my friends”, “people who” with the wrong number of the verb. */
export const agreementPlurals: readonly RuleSource[] = [
  {
    id: "my-parents-with-s",
    level: "A1",
    topic: "third-person-s",
    why: "More than one person or thing is like “they”, so the verb has no -s.",
    pattern: "{ $any-third&!has }",
    fix: beside("noun", "plural", pluralFormOf),
    wrong: [
      ["My parents lives in Rome.", "My parents live in Rome."],
      ["the children plays in the park", "the children play in the park"],
      ["In my country people likes tea.", "In my country people like tea."],
      ["Many young people goes to the cinema.", "Many young people go to the cinema."],
      ["I think that these shoes costs too much.", "I think that these shoes cost too much."],
      [
        "My mother and my father works in a hospital.",
        "My mother and my father work in a hospital.",
      ],
    ],
    right: [
      "Meeting new people makes me happy.",
      "One of my friends lives in Rome.",
      "The mother of my friends likes tea.",
      "My parents' house looks nice.",
      "The children's plays are fun.",
      "What helps my parents costs nothing.",
      "Living with my parents makes me happy.",
      "Every one of the students works hard.",
    ],
  },
  {
    id: "my-parents-has",
    level: "A1",
    topic: "subject-verb-agreement",
    why: "They are more than one, so we say “have”.",
    pattern: "{ has }",
    fix: beside("noun", "plural", toHave),
    wrong: [
      ["My parents has a car.", "My parents have a car."],
      ["I think that old people has time.", "I think that old people have time."],
      ["the rooms has big windows", "the rooms have big windows"],
      ["My brother and my sister has a dog", "My brother and my sister have a dog"],
    ],
    right: [
      "One of my friends has a car.",
      "The house of my parents has two floors.",
      "The dog that belongs to my parents has a name.",
      "Each of the rooms has a window.",
      "Time with my children has no price.",
    ],
  },
  {
    id: "my-parents-is",
    level: "A1",
    topic: "subject-verb-agreement",
    why: "They are more than one, so the verb is “are”, and in the past “were”.",
    pattern: "{ is|was|am }",
    fix: beside("noun", "plural", toAre),
    wrong: [
      ["My parents is nice", "My parents are nice"],
      ["People is nice here", "People are nice here"],
      ["The shops was closed.", "The shops were closed."],
      ["I like it because the rooms is big.", "I like it because the rooms are big."],
      ["My mother and my father is teachers.", "My mother and my father are teachers."],
    ],
    right: [
      "What this city needs is courage.",
      "Meeting new people is fun",
      "Helping children and old people is good",
      "One of my parents is ill",
      "The best thing about people is that they laugh",
      "Time with my children is the best part of the day.",
      "Ten euros is enough.",
      "Six pounds for a tea is too much.",
      "A present from my parents is in the box.",
      "The news is good.",
      "What I love about my brothers is their music.",
      "The box of books is heavy.",
      "Two thirds of the work is done.",
      "An hour and a half is plenty.",
    ],
    unless: [
      "$number euros|dollars|pounds|minutes|hours|days|weeks|months|years|kilometres|miles|metres|degrees|litres|kilos|percent { is|was }",
      "and a half|quarter { is|was|has }",
      "$number euros|dollars|pounds|hours|days|weeks|months|years|miles for $word* { is|was }",
      "what $word* $any-third is|was",
    ],
  },
  {
    id: "one-of-with-plural",
    level: "B1",
    topic: "subject-verb-agreement",
    why: "“One of …” is about one, so the verb is as after “he”.",
    pattern: [
      "^^ one|each|every|either|neither of the|my|our|your|his|her|their|these|those $adjective? @NOUN { are|were|have }",
      "^^ one|each of us|them|you { are|have|were }",
      "^^ one|each of the|my|our|your|his|her|their|these|those $adjective? @NOUN { $any-base&!have }",
    ],
    fix: ({ marked, tokens, match }) => {
      const verb = marked[0]!;
      if (verb.lower === "are") return "is";
      if (verb.lower === "were") return "was";
      if (verb.lower === "have") return "has";
      if (isNounToo(verb) && !isFollowedAsVerb(tokens, match.markFrom)) return null;
      return singularFormOf(
        { marked, tokens, match },
        { from: 0, to: match.markFrom, person: "singular", kind: "noun" },
      );
    },
    wrong: [
      ["One of my friends live in Rome.", "One of my friends lives in Rome."],
      ["one of the rooms are very small", "one of the rooms is very small"],
      ["Each of us have a dream.", "Each of us has a dream."],
      ["One of my brothers have a car.", "One of my brothers has a car."],
    ],
    right: [
      "One of my friends lives in Rome.",
      "More than one of my friends are here.",
      "Two of the rooms are small.",
      "Some of us have cars.",
      "He is one of the people who have a car.",
    ],
  },
  {
    id: "who-agreement",
    level: "B1",
    topic: "relative-clauses",
    why: "After “people who” and other plurals the verb has no -s; after one person it has.",
    pattern: [
      "people|children|men|women|friends|students|those|teachers|parents who { is|was|has|$any-third }",
      "a|an|the $adjective? person|man|woman|friend|boy|girl|teacher|child|student|girlfriend|boyfriend who { are|have|$any-base }",
      "a|an $adjective? @NOUN&!$plural which { are|have }",
    ],
    unless: ["one|group|number|lot|kind|type|couple of $word? $word? $word? who $word"],
    fix: (found) => {
      const { marked, tokens, match } = found;
      const verb = marked[0]!;
      const who: Subject = {
        from: match.from,
        to: match.markFrom,
        person: "singular",
        kind: "noun",
      };
      if (tokens[match.from - 1]?.lower === "of" || tokens[match.from - 2]?.lower === "of")
        return null;
      const known: Record<string, string> = {
        is: "are",
        was: "were",
        has: "have",
        are: "is",
        have: "has",
      };
      if (known[verb.lower] !== undefined) return known[verb.lower]!;
      if (/^(?:a|an|the)$/.test(tokens[match.from]!.lower)) return singularFormOf(found, who);
      return pluralFormOf(found, who);
    },
    wrong: [
      ["I know many people who lives here.", "I know many people who live here."],
      ["Children who has dogs are happy.", "Children who have dogs are happy."],
      ["She is a person who like music.", "She is a person who likes music."],
      ["I have a friend who have a boat", "I have a friend who has a boat"],
    ],
    right: [
      "I know people who live here.",
      "He is one of those people who has everything.",
      "A man who likes music is here.",
      "We asked the children who were late.",
      "The man who put it there left.",
    ],
  },
];
