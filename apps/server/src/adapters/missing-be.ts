import { clauseStart, type LearnerMistake } from "./learner-mistake";

const begins = `(?:${clauseStart}|^(?:hi|hello|hey|good morning|and|but|so)\\W* (?:and )?)`;
const ends = "(?=\\W*$|\\s*[.!?,;]| (?:and|but|i|from) )";
/** What may stand behind "my name" and need no "is": "my name too", "my name in English". */
const noName =
  "(?:is|was|are|am|isn|be|has|had|means?|sounds?|comes|came|will|can|would|and|or|but|not|too|also|first|again|please|in|on|at|to|of|for|with|from|as|by|here|there|now|yes|no|changed|matters|fits|works|rhymes)";
const how =
  "(?:old|tall|big|long|far|happy|tired|ready|busy|sad|angry|hungry|fine|good|late|doing|feeling|going|today|now)";
const why = "Here the verb “be” is missing: ";

/** Sentences and questions of everyday in which "be" is missing: "My name Ana", "Where you from?" */
export const missingBe: readonly LearnerMistake[] = [
  {
    pattern: new RegExp(
      `${begins}(?:my|his|her) (name) (?!${noName}(?![\\p{L}]))[\\p{L}'’-]+(?: (?!${noName}(?![\\p{L}]))[\\p{L}'’-]+)?${ends}`,
      "dgimu",
    ),
    better: "name is",
    why: `${why}“My name is …”.`,
  },
  {
    pattern: new RegExp(
      `${begins}((?:where|how|who) (?:you|he|she|they))(?: (?:from|${how})(?: (?:from|now|today|here))?)?(?=\\W*$|\\s*\\?)`,
      "dgimu",
    ),
    better: withBeInside,
    why: `${why}after the question word comes “am”, “is” or “are”.`,
  },
  {
    pattern: new RegExp(`${begins}(what (?:your|his|her|their) names?)(?=\\W*$|\\s*\\?)`, "dgimu"),
    better: (wrong) => wrong.replace(" ", " is "),
    why: `${why}“What is …?”`,
  },
];

/** "Where you" is "Where are you". */
function withBeInside(wrong: string): string {
  const [question = "", whom = ""] = wrong.split(" ");
  return `${question} ${/^s?he$/i.test(whom) ? "is" : "are"} ${whom}`;
}
