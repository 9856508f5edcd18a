import { isFollowedAsVerb, type Subject, subjectBefore } from "../pattern/subject";
import { baseAs, isNounToo } from "../pattern/verb-words";
import type { Fixable, RuleSource } from "../rule";
import {
  isBareQuestion,
  isUnchanged,
  goesOnInPast,
  namesFinishedTime,
  pastFormOf,
  thirdOf,
} from "./verb-fixes";

const is =
  (kind: Subject["kind"], ...persons: readonly Subject["person"][]) =>
  (subject: Subject | null): subject is Subject =>
    subject !== null && subject.kind === kind && persons.includes(subject.person);

/** The form behind "he" of a bare verb, or its past beside a time that is over. */
export function singularFormOf({ tokens, match }: Fixable, subject: Subject): string | null {
  const at = match.markFrom;
  const base = baseAs("base", tokens[at]!);
  if (
    base === undefined ||
    isUnchanged(base) ||
    baseAs("past", tokens[at]!) !== undefined ||
    isBareQuestion(tokens, subject.from)
  )
    return null;
  if (/^(?:need|dare)$/.test(base) && /^(?:not|n't|hardly|only)$/.test(tokens[at + 1]?.lower ?? ""))
    return null;
  if (base === "do" && /^(?:not|n't|nt)$/.test(tokens[at + 1]?.lower ?? "")) return null;
  return namesFinishedTime(tokens) || goesOnInPast(tokens, subject.from)
    ? pastFormOf(base)
    : thirdOf(base);
}

/** The form behind "they" of a verb with -s. */
export function pluralFormOf({ tokens, match }: Fixable, subject: Subject): string | null {
  const at = match.markFrom;
  const base = baseAs("third", tokens[at]!);
  if (base === undefined || isBareQuestion(tokens, subject.from)) return null;
  if (base === "do" && /^(?:not|n't|nt)$/.test(tokens[at + 1]?.lower ?? "")) return null;
  if (isNounToo(tokens[at]!) && !isFollowedAsVerb(tokens, at, subject)) return null;
  return base;
}

const withSingular = is("pronoun", "singular");

/** "He", "they" and other pronouns with the form of the verb that belongs to somebody else. */
export const agreementPronouns: readonly RuleSource[] = [
  {
    id: "he-with-bare-verb",
    level: "A1",
    topic: "third-person-s",
    why: "After “he”, “she” and “it” the verb takes -s: “she likes”, “he goes”.",
    pattern: ["he|she|it $mid-adverb? $ly-adverb? { $any-base&!have }"],
    // "He doctor" lacks a verb.
    unless: "he|she doctor|nurse|engineer|guide|guard|pilot|coach|model ,",
    fix: (found) => {
      const subject = subjectBefore(found.tokens, found.match.markFrom);
      return withSingular(subject) ? singularFormOf(found, subject) : null;
    },
    wrong: [
      ["She go home.", "She goes home."],
      [
        "he really like football and he play every day",
        "he really likes football and he plays every day",
      ],
      ["My dog is small but it eat a lot.", "My dog is small but it eats a lot."],
      ["I live in Lima because he work here", "I live in Lima because he works here"],
      [
        "Yesterday was my birthday and she make a cake.",
        "Yesterday was my birthday and she made a cake.",
      ],
      ["I think she know the answer.", "I think she knows the answer."],
      ["We buyed ten apples and she make a cake.", "We buyed ten apples and she made a cake."],
      ["He arrived late and she say nothing", "He arrived late and she said nothing"],
    ],
    right: [
      "Does she go home?",
      "I suggest that he go home.",
      "He and she like football.",
      "Let it go.",
      "I have never seen it work.",
      "I can cook and he clean.",
      "He need not worry.",
      "She put the book on the table.",
      "Where did he go and what did she do?",
      "Tom and he work together.",
      "It is important that she come.",
      "I would rather he stay here.",
    ],
  },
  {
    id: "he-have",
    level: "A1",
    topic: "third-person-s",
    why: "After “he”, “she” and “it” we say “has”.",
    pattern: "he|she|it $mid-adverb? { have }",
    fix: ({ tokens, match }) => {
      const subject = subjectBefore(tokens, match.markFrom);
      if (!withSingular(subject) || isBareQuestion(tokens, subject.from)) return null;
      if (/^(?:not|n't|nt)$/.test(tokens[match.markFrom + 1]?.lower ?? "")) return "has";
      return namesFinishedTime(tokens) &&
        !/^(?:been|got)$/.test(tokens[match.markFrom + 1]?.lower ?? "")
        ? "had"
        : "has";
    },
    wrong: [
      ["He have two dogs.", "He has two dogs."],
      ["she have a car and she always have time", "she has a car and she always has time"],
      ["I like this house because it have a garden.", "I like this house because it has a garden."],
      ["My sister has a dog and she have a cat", "My sister has a dog and she has a cat"],
    ],
    right: [
      "Does she have a dog?",
      "My mother and she have the same eyes.",
      "Should he have any questions, he will ask.",
      "He may have two.",
      "Let her have it.",
      "Would it have been better?",
    ],
  },
  {
    id: "they-with-s",
    level: "A1",
    topic: "third-person-s",
    why: "Only “he”, “she” and “it” take a verb with -s. After “I”, “you”, “we” and “they” there is none.",
    pattern: "i|you|we|they $mid-adverb? $ly-adverb? { $any-third&!has }",
    unless: [
      "i goes with",
      "one|nobody|nothing|everyone|everything but|except|like you|we|they $word",
    ],
    fix: (found) => {
      const subject = subjectBefore(found.tokens, found.match.markFrom);
      return is("pronoun", "i", "you", "plural")(subject) ? pluralFormOf(found, subject) : null;
    },
    wrong: [
      ["I likes music.", "I like music."],
      ["We goes to school by bus.", "We go to school by bus."],
      ["they usually eats rice and they drinks tea", "they usually eat rice and they drink tea"],
      ["I think you works too much.", "I think you work too much."],
    ],
    right: [
      "What I like about you helps me.",
      "The man we know likes tea.",
      "What they say means nothing.",
      "The game I play costs a lot.",
      "World War I ends in this chapter.",
    ],
  },
  {
    id: "they-has",
    level: "A1",
    topic: "have-got",
    why: "“Has” belongs to “he”, “she” and “it”. After “I”, “you”, “we” and “they” we say “have”.",
    pattern: "i|you|we|they $mid-adverb? { has }",
    fix: ({ tokens, match }) => {
      const subject = subjectBefore(tokens, match.markFrom);
      if (subject === null || subject.kind !== "pronoun" || subject.person === "singular")
        return null;
      // "What you say has …": another clause is who has it.
      return "have";
    },
    wrong: [
      ["I has a big family.", "I have a big family."],
      ["They has two children and we has one.", "They have two children and we have one."],
      ["you always has time for me", "you always have time for me"],
    ],
    right: [
      "The one with you has it.",
      "She has it.",
      "The school for you has a park.",
      "Who are they, and who has my book?",
    ],
  },
  {
    id: "i-is",
    level: "A1",
    topic: "verb-be",
    why: "After “I” we say “am”, and in the past “was”.",
    pattern: [
      "^^ i $mid-adverb? { is|are|were }",
      "and|but|so|because|that i $mid-adverb? { is|are }",
    ],
    unless: [
      "if|wish|though|though|only|unless|suppose i were",
      "that i { is|are }",
      "and i { are|were }",
      "^ i is|are a letter|word|pronoun",
    ],
    fix: ({ marked, tokens, match }) => {
      const before = tokens[match.markFrom - 2]?.lower;
      if (marked[0]!.lower === "were")
        return tokens.some(({ lower }) =>
          /^(?:if|wish|though|unless|suppose|would|rather)$/.test(lower),
        )
          ? null
          : "was";
      return before === "and" && !tokens[match.markFrom - 1]!.beginsClause ? null : "am";
    },
    wrong: [
      ["I is from Peru.", "I am from Peru."],
      ["I are happy because I are here.", "I am happy because I am here."],
      ["I were tired.", "I was tired."],
      ["i is very tired today", "i am very tired today"],
    ],
    right: [
      "If I were you, I would go.",
      "You and I are friends.",
      "I wish I were there.",
      "She and I were late.",
      "What I think and what I am are two things.",
      "Were I rich, I would travel.",
    ],
  },
  {
    id: "he-are",
    level: "A1",
    topic: "verb-be",
    why: "After “he”, “she” and “it” we say “is”, and in the past “was”.",
    pattern: "he|she|it $mid-adverb? { am|are|'re|were }",
    fix: ({ marked, tokens, match }) => {
      const subject = subjectBefore(tokens, match.markFrom);
      if (!withSingular(subject)) return null;
      if (
        /^(?:what|who|how)$/.test(tokens[subject.from - 1]?.lower ?? "") &&
        tokens.length > match.markTo + 4
      )
        return null;
      if (marked[0]!.lower !== "were") return "is";
      return tokens.some(({ lower }) =>
        /^(?:if|wish|wishes|wished|though|unless|suppose|would|rather|only|imagine)$/.test(lower),
      )
        ? null
        : "was";
    },
    wrong: [
      ["He are my best friend.", "He is my best friend."],
      ["she am a teacher", "she is a teacher"],
      ["It were very cold.", "It was very cold."],
      ["I like Ana because she always are nice.", "I like Ana because she always is nice."],
    ],
    right: [
      "If it were true, I would know.",
      "She and he are here.",
      "How old are you?",
      "The people with it are nice.",
      "The books she reads are long.",
      "I wish he were here.",
      "Tom and she are late.",
    ],
  },
  {
    id: "they-is",
    level: "A1",
    topic: "verb-be",
    why: "With “you”, “we” and “they” the verb is “are”, and in the past “were”.",
    pattern: "you|we|they $mid-adverb? { is|am|was }",
    unless: [
      "you|we|they is $article? subject|object|pronoun|word|short|plural",
      "than|as|like|for|with|of you|we|they is|was",
    ],
    fix: ({ marked, tokens, match }) => {
      const subject = subjectBefore(tokens, match.markFrom);
      if (
        subject === null ||
        subject.kind !== "pronoun" ||
        subject.person === "singular" ||
        subject.person === "i"
      )
        return null;
      const opener = tokens[subject.from - 1]?.lower ?? "";
      if (/^(?:what|who|how|where|why|which|whoever|whatever)$/.test(opener)) return null;
      if (tokens[subject.from - 1]?.pos === "NOUN" || tokens[subject.from - 1]?.pos === "PRON")
        return null;
      return marked[0]!.lower === "was" ? "were" : "are";
    },
    wrong: [
      ["They is here", "They are here"],
      ["We was at home yesterday.", "We were at home yesterday."],
      ["you is my friend and we is happy", "you are my friend and we are happy"],
      ["I know that they is nice.", "I know that they are nice."],
    ],
    right: [
      "The boy next to you is my brother.",
      "All they wanted was peace.",
      "Where you live is your choice.",
      "They are nice.",
      "The one like you is here.",
      "What we need is time.",
    ],
  },
];
