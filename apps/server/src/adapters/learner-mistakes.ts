import { comparisonOf } from "@saywell/english";
import type { LearnerMistake } from "./learner-mistake";
import { linesOf } from "./lines-of";
import { missingBe } from "./missing-be";
import { nounMistakes } from "./noun-mistakes";
import type { Finding } from "./plain-errors";
import { prepositionMistakes } from "./preposition-mistakes";
import { verbPatternMistakes } from "./verb-pattern-mistakes";

const be = "(?:am|is|are|was|were|['’](?:m|s|re))";
const comparative =
  "(?:bigger|smaller|older|younger|taller|shorter|longer|better|worse|faster|slower|cheaper|easier|harder|hotter|colder|warmer|nicer|happier|stronger|larger)";

const shortAdjectives =
  "(?:big|small|old|young|tall|short|long|fast|slow|cheap|easy|hard|hot|cold|warm|nice|happy|strong|clean|rich|poor|near|late|early|high|low)";
const jobs =
  "(?:doctor|teacher|student|nurse|engineer|driver|cook|waiter|waitress|lawyer|farmer|artist|actor|singer|writer|builder|mechanic|dentist|manager|programmer|designer)";

/** Where "people" is what the clause is about: not in "meeting people is fun". */
const clauseBegins = [
  "^\\W*",
  '[.!?;:“"]\\s*',
  ", (?:and |so )?",
  "\\b(?:because|but|that|think|know|when|if|is it|are or),? ",
  "\\b(?:here|in (?:my|our|this|the) (?:country|city|town|village)) ",
].join("|");
const whichPeople =
  "(?:the|these|those|some|many|most|all|other|young|old|poor|rich|local|my|our|their)";
/** Amounts are one: "there is ten percent off". */
const amounts =
  "(?:a|of|and|or|hundred|thousand|million|per|percent|(?:second|minute|hour|day|week|month|year|euro|pound|dollar|metre|kilometre|mile|degree|litre|kilo)s)";

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
    pattern: /\b(?:he|she) (has (\d{1,2}) years(?: old)?)(?=\s*(?:[.,!?]|$)|\s+and\b)/dgiu,
    better: "is $2 years old",
    why: "For somebody's age, use “is”, not “has”.",
  },
  {
    pattern: /\b(?:my|your|his|her) name (are|am)\b/dgiu,
    better: "is",
    why: "A name is one thing, so the verb is “is”.",
  },
  {
    pattern:
      /\b(?:I|we|they) ((?:am|are) (?:go|want|live|need|know|speak|eat|understand|have|learn|study))\b/dgiu,
    better: null,
    why: "After “am” or “are” the verb ends in -ing. For what is always so, leave it out.",
  },
  {
    pattern:
      /(?:^|[.!?,;]\s+|\b(?:and|but|because|so)\s+)((?:[Ii]|[Hh]e|[Ss]he) from(?= \p{L})|(?:[Ww]e|[Tt]hey) from(?= \p{Lu}))/dgmu,
    better: withBe,
    why: "Before “from” a verb is missing: “I am from”, “she is from”.",
  },
  {
    pattern: /\b(?:I|we|you|they) ((?:am|are) very like)\b/dgiu,
    better: null,
    why: "“Like” is a verb itself: “I like it very much.”",
  },
  {
    pattern:
      /\b(?:I|we|you|they) (?:really |also )?want (be|become|buy|do|eat|get|give|go|have|improve|know|learn|live|make|meet|read|say|see|speak|study|tell|understand|write)\b(?! up\b)/dgiu,
    better: (verb) => `to ${verb}`,
    why: "After “want” comes “to” with a verb.",
  },
  {
    pattern: /\blook(?:ing)? forward to (hear|meet|see|visit|learn|go|speak)\b(?!['’-])/dgiu,
    better: (verb) => `${verb}ing`,
    why: "After “look forward to” the verb ends in -ing.",
  },
  {
    pattern: new RegExp(
      `(?:${clauseBegins})(?:${whichPeople} ){0,2}people (is|was|has|does|goes|likes|wants|lives|thinks)\\b`,
      "dgimu",
    ),
    better: (verb) => besidePeople[verb] ?? verb,
    why: "“People” are more than one, so the verb has no -s.",
  },
  {
    pattern: new RegExp(
      `\\b(more ${shortAdjectives})(?= than\\b|["”]?\\s*[.!?]|["”]?\\s*$)`,
      "dgimu",
    ),
    better: (words) => comparisonOf(words.split(" ")[1]!.toLowerCase())!.comparative,
    why: "Short adjectives take -er, not “more”.",
  },
  {
    pattern: new RegExp(
      `\\b(?:I am|I['’]m|he is|he['’]s|she is|she['’]s) (${jobs})(?=\\s*(?:[.,!?]|$)| (?:and|in|at|from)\\b)`,
      "dgimu",
    ),
    better: (job) => `${/^[aeiou]/.test(job) ? "an" : "a"} ${job}`,
    why: "Before a job comes “a” or “an”.",
  },
  {
    pattern: new RegExp(
      `\\bthere (is|was) (?:many|several|two|three|four|five|six|ten)\\b(?!-| ${amounts}\\b|%| %)`,
      "dgiu",
    ),
    better: (verb) => (verb === "is" ? "are" : "were"),
    why: "For more than one, the verb is “are” or “were”.",
  },
  {
    pattern:
      /\b(?:I|we|you|they) ((?:am|are) (?:living|working|studying|learning))\b(?=[^.!?]{0,30} since (?:\d|\p{Lu}|I\b|last\b))/dgu,
    better: (words) => `have been ${words.split(" ")[1]}`,
    why: "What began in the past and goes on needs “have been”.",
  },
];

const all = [
  ...mistakes,
  ...missingBe,
  ...verbPatternMistakes,
  ...prepositionMistakes,
  ...nounMistakes,
];

const besidePeople: Readonly<Record<string, string>> = {
  is: "are",
  was: "were",
  has: "have",
  does: "do",
  goes: "go",
  likes: "like",
  wants: "want",
  lives: "live",
  thinks: "think",
};

/** "I from" is "I am from". */
function withBe(wrong: string): string {
  const [who = ""] = wrong.split(" ");
  if (who.toUpperCase() === "I") return "I am from";
  return `${who} ${/^s?he$/i.test(who) ? "is" : "are"} from`;
}

/** What learners of English get wrong in a text, in the form in which Harper's findings come. */
export const findLearnerMistakes = (text: string): Finding[] =>
  linesOf(text).flatMap(({ line, offset }) =>
    all.flatMap((mistake) => findInLine(line, offset, mistake)),
  );

function findInLine(
  line: string,
  offset: number,
  { pattern, better, why }: LearnerMistake,
): Finding[] {
  // For all matches the pattern is copied each time, which takes ten times as long as a look.
  if (line.search(pattern) === -1) return [];
  return [...line.matchAll(pattern)].map((match): Finding => {
    const [start, end] = match.indices![1]!;
    return {
      rule: "LearnerMistake",
      kind: "Grammar",
      start: offset + start,
      end: offset + end,
      message: why,
      replacements:
        better === null
          ? []
          : [typeof better === "string" ? better.replace("$2", match[2] ?? "") : better(match[1]!)],
    };
  });
}
