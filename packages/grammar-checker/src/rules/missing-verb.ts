import type { RuleSource } from "../rule";

/** Sentences in which "be" or another verb is missing. */
export const missingVerb: readonly RuleSource[] = [
  {
    id: "i-from",
    level: "A1",
    topic: "verb-be",
    why: "A verb is missing before “from”: “I am from”, “she is from”.",
    pattern: ["^^ i|he|she {} from $capital", "^^ we|they|you {} from $capital"],
    fix: ({ tokens, match }) => beFor(tokens[match.markFrom - 1]!.lower),
    wrong: [
      ["I from Brazil", "I am from Brazil"],
      ["Hello, she from Peru.", "Hello, she is from Peru."],
      [
        "My name is Ana and we are students but they from Chile.",
        "My name is Ana and we are students but they are from Chile.",
      ],
    ],
    right: ["I am from Brazil.", "The letter I got from Peru was long.", "Where are you from?"],
  },
  {
    id: "my-name-without-is",
    level: "A1",
    topic: "verb-be",
    why: "The verb “is” is missing: “My name is …”.",
    pattern: "^^ my|his|her name {} $capital $capital? ,",
    fix: "is",
    wrong: [
      ["My name Ana", "My name is Ana"],
      ["Hi, my name Ana and I live here.", "Hi, my name is Ana and I live here."],
    ],
    right: ["My name is Ana.", "I wrote my name in capitals.", "What is her name?"],
  },
];

const beFor = (who: string): string =>
  who === "i" ? "am" : who === "he" || who === "she" || who === "it" ? "is" : "are";
