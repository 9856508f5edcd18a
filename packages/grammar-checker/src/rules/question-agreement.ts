import { beFor, opensQuestion, subjectAfter, wasFor } from "../pattern/subject";
import { baseAs } from "../pattern/verb-words";
import type { Fixable, RuleSource } from "../rule";

/** Whoever is asked about by the verb that is marked, where it opens a question. */
const asked = (found: Fixable) => {
  const { tokens, match } = found;
  if (!opensQuestion(tokens, match.markFrom)) return null;
  const subject = subjectAfter(tokens, match.markFrom);
  if (subject === null) return null;
  if (subject.kind !== "pronoun" && tokens.at(-1)?.lower !== "?") return null;
  return subject;
};

/** Questions and negatives with "be" and "have" for another person. */
export const questionAgreement: readonly RuleSource[] = [
  {
    id: "is-they",
    level: "A1",
    topic: "question-forms",
    why: "With “you”, “we”, “they” and more than one we ask with “are”, and in the past with “were”.",
    pattern: "{ is|was|am }",
    fix: (found) => {
      const subject = asked(found);
      if (subject === null || (subject.person !== "plural" && subject.person !== "you"))
        return null;
      const next = found.tokens[subject.to];
      if (
        subject.kind === "pronoun" &&
        next !== undefined &&
        next.pos === "NOUN" &&
        /^(?:know|kids|guys)$/.test(next.lower)
      )
        return null;
      if (next?.lower.startsWith("-") === true) return null;
      return found.marked[0]!.lower === "was" ? "were" : "are";
    },
    wrong: [
      ["Where is you?", "Where are you?"],
      ["Is they at home?", "Are they at home?"],
      ["how was they?", "how were they?"],
      ["Where is my keys?", "Where are my keys?"],
      ["Was your parents happy?", "Were your parents happy?"],
    ],
    right: [
      "Where are you?",
      "Is your parents' house big?",
      "How is the news?",
      "What is maths for?",
      "Where is you-know-who?",
      "Is sport good?",
      "What is people's opinion?",
    ],
  },
  {
    id: "are-he",
    level: "A1",
    topic: "question-forms",
    why: "With “he”, “she”, “it” and one person or thing we ask with “is”, and in the past with “was”.",
    pattern: "{ are|were|am }",
    fix: (found) => {
      const subject = asked(found);
      if (subject === null || subject.person !== "singular" || subject.kind === "someone")
        return null;
      const { marked, tokens } = found;
      if (marked[0]!.lower === "were" && tokens.at(-1)?.lower !== "?") return null;
      return marked[0]!.lower === "were" ? wasFor("singular") : beFor("singular");
    },
    wrong: [
      ["Are he your brother?", "Is he your brother?"],
      ["where are she from", "where is she from"],
      ["Were it good?", "Was it good?"],
      ["What are your name?", "What is your name?"],
      ["How are your mother?", "How is your mother?"],
    ],
    right: [
      "Are he and she here?",
      "How are your family?",
      "Are your brother and sister here?",
      "Were he here, he would know.",
      "Where are the cups?",
      "Are the police here?",
    ],
  },
  {
    id: "are-i",
    level: "A1",
    topic: "verb-be",
    why: "With “I” we ask with “am”, and in the past with “was”.",
    pattern: "{ are|is|were } i",
    unless: ["$word&!$question-word is|are|were i"],
    fix: ({ marked, tokens }) =>
      tokens.at(-1)?.lower !== "?" ? null : marked[0]!.lower === "were" ? "was" : "am",
    wrong: [
      ["Are I late?", "Am I late?"],
      ["Where is I?", "Where am I?"],
    ],
    right: ["Am I late?", "Were I rich, I would go.", "Aren't I lucky?"],
  },
  {
    id: "has-they",
    level: "A1",
    topic: "have-got",
    why: "With “I”, “you”, “we”, “they” and more than one we ask with “have”.",
    pattern: "{ has } $word",
    fix: (found) => {
      const subject = asked(found);
      if (subject === null || subject.person === "singular") return null;
      const isWho = found.tokens
        .slice(0, found.match.markFrom)
        .some(({ lower }) => /^(?:who|which|what)$/.test(lower));
      return isWho && subject.kind !== "pronoun" ? null : "have";
    },
    wrong: [
      ["Has you got a pen?", "Have you got a pen?"],
      ["What has they done?", "What have they done?"],
      ["Has your parents got a car?", "Have your parents got a car?"],
    ],
    right: [
      "Has she got a pen?",
      "Who has people in his house?",
      "What has he done?",
      "Has your parents' house got a garden?",
    ],
  },
  {
    id: "have-he",
    level: "A1",
    topic: "have-got",
    why: "With “he”, “she”, “it” and one person or thing we ask with “has”.",
    pattern: "{ have } $word",
    fix: (found) => {
      const subject = asked(found);
      const { tokens, match } = found;
      if (subject === null || subject.person !== "singular") return null;
      const next = tokens[subject.to];
      if (subject.kind !== "pronoun" && baseAs("participle", next ?? tokens[0]!) === undefined)
        return null;
      if (
        subject.kind === "pronoun" &&
        tokens[subject.from]!.lower === "it" &&
        tokens[match.markFrom - 1] === undefined &&
        tokens.at(-1)?.lower !== "?"
      )
        return null;
      return "has";
    },
    wrong: [
      ["Have she got a car?", "Has she got a car?"],
      ["where have he gone?", "where has he gone?"],
      ["Have your brother got a job?", "Has your brother got a job?"],
    ],
    right: [
      "Have they got a car?",
      "Have it your way.",
      "Have a nice day!",
      "Have he and she met?",
    ],
  },
  {
    id: "wasnt-number",
    level: "A1",
    topic: "past-simple",
    why: "“Was” belongs to “I”, “he”, “she” and “it”; “were” to “you”, “we” and “they”.",
    pattern: ["^^ you|we|they { was } n't", "^^ i|he|she|it { were } n't"],
    fix: ({ marked }) => (marked[0]!.lower === "was" ? "were" : "was"),
    wrong: [
      ["They wasn't at home.", "They weren't at home."],
      ["she weren't happy", "she wasn't happy"],
    ],
    right: [
      "They weren't at home.",
      "I wish he weren't here.",
      "If she weren't tired, she would come.",
    ],
    unless: [
      "if|wish|though|only i|he|she|it were n't",
      "wishes|wished|unless|suppose|imagine he|she|it|i were n't",
    ],
  },
];
