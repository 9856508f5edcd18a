import { pluralOf } from "@saywell/english";
import type { LearnerMistake } from "./learner-mistake";

const countables =
  "(?:brother|sister|friend|cousin|son|daughter|cat|dog|book|car|apple|hour|day|week|month|child|man|woman|student|lesson|language|minute|question|mistake|problem|room|shop|country)";
/** Behind these a noun ends its phrase: in "many car parks" and "many cat and dog pictures" it does not. */
const phraseEnds =
  "(?=\\s*(?:[.!?]|$)|,? (?:(?:and|but|so) )?(?:an?|one|two|three|no|some|my|his|her|our|I|we|he|she|they)\\b| (?:in|at|ago|who|with|for|but|here|there|is|are|was|were|from|because|every|near|live|lives|have|has)\\b)";
/** Behind these a number counts: it does not in "a grade 7 student" and "a two hour lesson". */
const beforeNumber =
  "(?:^\\W*|[.!?,;:] |\\b(?:have|has|had|got|there (?:is|are|was|were)|with|for|in|after|buy|bought|need|see|saw|meet|met|make|made|want|visited|speak|speaks|about|only|know) )";
const uncounted: Readonly<Record<string, string>> = {
  informations: "information",
  advices: "advice",
  furnitures: "furniture",
  homeworks: "homework",
  equipments: "equipment",
  luggages: "luggage",
  knowledges: "knowledge",
  softwares: "software",
};
const notOne = "information|advice|furniture|homework|luggage|equipment";

/** Nouns in the wrong number, and those that are not counted at all. */
export const nounMistakes: readonly LearnerMistake[] = [
  {
    pattern: new RegExp(`\\b(${Object.keys(uncounted).join("|")})\\b`, "dgu"),
    better: (noun) => uncounted[noun]!,
    why: "We do not count this, so it has no plural.",
  },
  {
    pattern: new RegExp(
      `\\b((an?) (?:${notOne}))(?= (?:about|for|to|on|from|is|please)\\b|\\s*(?:[.,!?]|$))`,
      "dgiu",
    ),
    better: (words) => words.replace(/^an? /i, "some "),
    why: "We do not count this, so “a” and “an” do not fit.",
  },
  {
    pattern: new RegExp(
      `${beforeNumber}(?:two|three|four|five|six|seven|eight|nine|ten|many|several|[2-9]) (${countables})\\b${phraseEnds}`,
      "dgimu",
    ),
    better: (noun) => pluralOf(noun.toLowerCase())!,
    why: "For more than one the noun stands in the plural.",
  },
  {
    pattern: new RegExp(
      `\\bone of (?:my|his|her|our|their|your) (?:best |old |new |good )?(${countables})\\b${phraseEnds}`,
      "dgiu",
    ),
    better: (noun) => pluralOf(noun.toLowerCase())!,
    why: "After “one of” the noun stands in the plural.",
  },
  {
    pattern:
      /\b(?:there (?:is|are|was|were)|have|has|had|got|with|meet|met) (?:too|so) (much) (?:people|friends|children|cars|books|students|questions|things|problems|words|mistakes)\b/dgiu,
    better: "many",
    why: "With what we can count we use “many”.",
  },
];
