import type { Finding } from "./finding";
import { type LevelLimits, levelLimits, sectionSlack } from "./level-limits";
import { tooLongSentences } from "./level-rule";
import { averageSentence, measureTexts, percentBeyond } from "./measured-text";
import type { PlacedText } from "./lesson-texts";
import type { PracticePartnerPhrases } from "./practice-partner-schema";

/** What no practice partner asks anybody: who and where they are. */
const personal =
  /\b(?:your (?:full |first |last |real )?name|surname|how old|your age|address|postcode|phone number|your (?:e-?mail|number|school|employer|company|password|birthday)|where (?:do|did|are) you (?:live|from|work|study)|which (?:city|town|street|school|country)|send me|photo of you|contact|whats ?app|instagram|meet up)\b/i;

/** Words that a room of this kind is about: whoever enters it knows them, or came to learn them. */
const ofTheRooms = `
  adjective advertisement audition award clause coach colleague comma consonant dentist fan football
  homework idiom inversion jargon manager medicine nurse opposite participle passive patient
  phrase plural presentation pronunciation referee stadium stress subjunctive supporter syllable
  synonym therapy tongue transfer treatment underdog verb vowel vocabulary
  partner practise practice program software spelling`;
const known = new Set(ofTheRooms.trim().split(/\s+/));

/** What is wrong with what practice partners say at a level, beyond its form. */
export function* lintPracticePartner(
  level: keyof typeof levelLimits,
  phrases: PracticePartnerPhrases,
): Generator<Finding> {
  const texts = [...textsOf(phrases, [])];
  const seen = new Map<string, string>();
  for (const { path, text } of texts) {
    const place = path.join(".");
    const before = seen.get(text.toLowerCase());
    if (before !== undefined) yield { path, reason: `says the same as ${before}` };
    seen.set(text.toLowerCase(), place);
    const asked = personal.exec(text);
    if (asked !== null) yield { path, reason: `asks for something personal: "${asked[0]}"` };
  }
  yield* atLevel(level, texts, levelLimits[level]);
}

/** As for lessons, over all that is said; short sentences are no fault in a chat. */
function* atLevel(
  level: string,
  texts: readonly PlacedText[],
  limits: LevelLimits,
): Generator<Finding> {
  const measured = measureTexts(texts, known);
  yield* tooLongSentences(measured, level, limits);
  const average = averageSentence(measured);
  if (average > limits.averageSentence)
    yield {
      path: [],
      reason: `the sentences have ${average.toFixed(1)} words on average, more than ${limits.averageSentence} at ${level}`,
    };
  // Hardly a word comes twice, as in a section of a lesson.
  const most = limits.rarePercent * sectionSlack.rarePercent;
  const rare = percentBeyond(measured, limits.knownRanks);
  if (rare > most) {
    const beyond = measured.flatMap(({ vocabulary }) =>
      vocabulary.filter(({ rank }) => rank > limits.knownRanks).map(({ word }) => word),
    );
    yield {
      path: [],
      reason: `${rare.toFixed(1)} % of the words are rarer than ${level} allows (${most.toFixed(1)} % beyond rank ${limits.knownRanks}): ${[...new Set(beyond)].join(", ")}`,
    };
  }
}

function* textsOf(value: unknown, path: (string | number)[]): Generator<PlacedText> {
  if (typeof value === "string") yield { path, text: value };
  else if (Array.isArray(value))
    for (const [at, each] of value.entries()) yield* textsOf(each, [...path, at]);
  else if (typeof value === "object" && value !== null)
    for (const [key, each] of Object.entries(value)) yield* textsOf(each, [...path, key]);
}
