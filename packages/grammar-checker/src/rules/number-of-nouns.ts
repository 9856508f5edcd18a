import { thirdPersonOf } from "@saywell/english";
import { countNouns } from "../pattern/noun-lists";
import { singularOf } from "../pattern/word-forms";
import type { Fixable, RuleSource } from "../rule";

/** Behind "each" and "another" a verb may look like a plural: "each wishes". */
const inSingularIfCounted = ({ marked, tokens, match }: Fixable): string | null => {
  const noun = marked.at(-1)!;
  const singular = singularOf(noun);
  const isCounted = tokens[match.from]?.lower === "every" || countNouns.has(singular);
  return singular === noun.lower || !isCounted ? null : singular;
};

/** Nouns whose number another word decides. */
export const numberOfNouns: readonly RuleSource[] = [
  {
    id: "every-people-have",
    level: "A2",
    topic: "each-and-every",
    why: "After “every” and “each” come a singular noun and a singular verb: “Every person has …”",
    pattern:
      "^^ every|each { people|students|children|women|men|persons|countries|families|teachers|cities|days|years have|are|were|do|$any-base }",
    fix: ({ marked: [noun, verb] }) => {
      const one =
        noun!.lower === "people" || noun!.lower === "persons" ? "person" : singularOf(noun!);
      const does = { have: "has", are: "is", were: "was", do: "does" }[verb!.lower];
      return `${one} ${does ?? thirdPersonOf(verb!.lower)}`;
    },
    wrong: [
      ["Every people have a dream.", "Every person has a dream."],
      ["Every students are happy", "Every student is happy"],
    ],
    right: ["Every person has a dream.", "Every student's work is good."],
  },
  {
    id: "every-with-plural",
    level: "A1",
    topic: "each-and-every",
    why: "After “every”, “each” and “another” the noun stands in the singular: “every day”.",
    pattern: ["every|each|another $plain-adjective* { $plural-s|children|people|men|women } >!'"],
    unless: [
      "each others",
      "every|each|another $any news|clothes|people|glasses|series|species|means|years|pants|shorts",
      "every|each|another news|series|means|species|clothes|jeans|trousers|pants|scissors|works|lives|parents|goods|sports|arms|customs|physics|maths|thanks|politics|headquarters|crossroads|ones|surroundings|glasses",
      "$plural-s $noun",
      "every|each|another $number",
    ],
    fix: ({ marked, tokens, match }) =>
      marked[0]!.lower === "people" ? "person" : inSingularIfCounted({ marked, tokens, match }),
    wrong: [
      ["I play tennis every days", "I play tennis every day"],
      ["Each students has a book.", "Each student has a book."],
      ["Every people likes music", "Every person likes music"],
      ["I have another friends in Chile.", "I have another friend in Chile."],
    ],
    right: [
      "I play every day.",
      "Every two weeks we meet.",
      "They love each other's books.",
      "Each has his own.",
      "They each play.",
      "Every sports club has one.",
    ],
  },
  {
    id: "this-people",
    level: "A1",
    topic: "demonstratives",
    why: "“This” and “that” are for one, “these” and “those” for more than one.",
    pattern: [
      "{ this } $plain-adjective? $count-nouns >!$phrase-goes-on",
      "{ this|that } $plain-adjective? people|children|men|women|shoes|books|friends|things|cars|houses|flowers|jeans|trousers|clothes|words|problems|places|days|students|cats|dogs|pictures|photos|games|films|movies|questions|countries|cities|girls|boys|glasses|apples|exercises|animals|songs|mistakes|ideas|eyes|reasons|languages|stories|sentences|years|teachers|buildings >!@NOUN",
    ],
    unless: [
      "this $any the|a|an|us|me|you|them|it|his|her|our|their|my|your",
      "that people|children|men|women|students|teachers|friends|girls|boys|animals|things|cats|dogs",
      "~say|~think|~know|~so|~believe|~hope|~mean|~tell|~show|~find|sure|so|the|fact|~feel|all|everything|~see|idea|is|was|noun that",
      "@NOUN|@VERB|@ADJ|@ADV|@PRON|@PUNCT that",
      "that $plain-adjective $noun",
      "that clothes|cars|words|pictures|photos|books|games|films|movies|songs|stories|eyes|shoes $any",
    ],
    fix: ({ marked }) => (marked[0]!.lower === "this" ? "these" : "those"),
    wrong: [
      ["This people are nice.", "These people are nice."],
      ["I like this shoes", "I like these shoes"],
      ["This books are interesting.", "These books are interesting."],
    ],
    right: [
      "These people are nice.",
      "I know that people like it.",
      "This games room is big.",
      "I hope that children learn it.",
      "He said that books are good.",
    ],
  },
  {
    id: "twenty-years-old-boy",
    level: "A2",
    topic: "adjectives",
    why: "Before a noun it is one word without -s: “a 20-year-old boy”.",
    pattern:
      "a|an|the|my|his|her|our|their|this|that { $number years|year old } $plain-adjective? $count-noun|man|person",
    fix: ({ marked }) => `${marked[0]!.text}-year-old`,
    wrong: [
      ["He is a 20 years old boy.", "He is a 20-year-old boy."],
      ["I have a five year old son", "I have a five-year-old son"],
      ["My 15 years old sister likes it.", "My 15-year-old sister likes it."],
    ],
    right: ["He is 20 years old.", "She has a ten-year-old brother.", "A boy of five years came."],
  },
  {
    id: "ten-year-old",
    level: "A1",
    topic: "plurals",
    why: "For more than one year we say “years”: “I am ten years old.”",
    pattern:
      "am|is|are|was|were|'m|'s|'re only|about|almost? $number-many { year|yers|year's|age old }",
    unless: [],
    fix: "years old",
    wrong: [
      ["I am ten year old", "I am ten years old"],
      ["My brother is 15 year old.", "My brother is 15 years old."],
    ],
    right: ["I am ten years old.", "It is a ten year plan.", "They are two year groups."],
  },
];
