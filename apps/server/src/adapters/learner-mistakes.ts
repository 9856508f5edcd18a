import type { Finding } from "./plain-errors";

interface LearnerMistake {
  /** Where the first group matches, there is the mistake. */
  pattern: RegExp;
  /** Null where there is more than one way to put it right. */
  better: string | null;
  why: string;
}

const be = "(?:am|is|are|was|were|['’](?:m|s|re))";
const comparative =
  "(?:bigger|smaller|older|younger|taller|shorter|longer|better|worse|faster|slower|cheaper|easier|harder|hotter|colder|warmer|nicer|happier|stronger|larger)";

/** Plain mistakes of learners that Harper does not know, because people who grew up with English do not make them. */
const mistakes: readonly LearnerMistake[] = [
  {
    pattern: new RegExp(
      `(?:\\b|(?=['’]))(?:${be}|come|comes|came) (form) (?!(?:of|and|or|is|filling)\\b|\\p{Lu}\\b)\\p{L}`,
      "dgu",
    ),
    better: "from",
    why: "“Form” is a shape or a paper to fill in. The word for a place is “from”.",
  },
  {
    pattern: /\b(?:I|we|you|they) ((?:am|are) (agree|disagree))\b/dgiu,
    better: "$2",
    why: "“Agree” is a verb itself, so it needs no “am” or “are”.",
  },
  {
    pattern: /\bI (have (\d{1,2}) years(?: old)?)(?=\s*(?:[.,!?]|$)|\s+and\b)/dgiu,
    better: "am $2 years old",
    why: "For your age, use “am”, not “have”.",
  },
  {
    pattern: new RegExp(
      `\\b${comparative} (then) (?:me|him|her|us|them|you|my|your|his|our|their|the|a|an|in)\\b`,
      "dgiu",
    ),
    better: "than",
    why: "We compare with “than”. “Then” is about time.",
  },
  {
    pattern: /\b(?:my|your|his|her) name (are|am)\b/dgiu,
    better: "is",
    why: "A name is one thing, so the verb is “is”.",
  },
  {
    pattern: /\bI (am (?:go|want|live|need|know|speak|eat|understand|have))\b/dgiu,
    better: null,
    why: "After “am” the verb ends in -ing. For what is always so, leave “am” out.",
  },
];

/** What learners of English get wrong in a text, in the form in which Harper's findings come. */
export function findLearnerMistakes(text: string): Finding[] {
  return mistakes.flatMap(({ pattern, better, why }) =>
    [...text.matchAll(pattern)].map((match): Finding => {
      const [start, end] = match.indices![1]!;
      return {
        rule: "LearnerMistake",
        kind: "Grammar",
        start,
        end,
        message: why,
        replacements: better === null ? [] : [better.replace("$2", match[2] ?? "")],
      };
    }),
  );
}
