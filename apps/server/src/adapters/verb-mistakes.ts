import { hasPastVerb, irregularFormsOf, pastOf, thirdPersonOf, wordsIn } from "@saywell/english";
import { clauseStart, relatives } from "./learner-mistake";
import { linesOf } from "./lines-of";
import type { Finding } from "./plain-errors";

/** Verbs of doing, which stand in the past beside a finished time. Verbs of being and knowing may not. */
const doing =
  `arrive ask bake begin borrow break bring build buy call carry catch clean close come cook
  dance draw drink drive eat fall find finish fly forget get give go help join jump learn leave lose
  make meet miss move open paint pay phone play ride run say sell send sing sit sleep speak spend start
  stay steal study swim take talk teach tell throw travel try visit wait wake walk wash watch wear win
  work write`
    .trim()
    .split(/\s+/);
const anyDoing = doing.join("|");
/** Verbs of being and knowing that need an -s behind "my sister" as those of doing do. */
const being = "have|live|love|want|need|know|think|hate|prefer|understand";

const finished =
  "(?:yesterday|last (?:night|week|weekend|month|year|summer|winter|spring|autumn|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:\\d+|an?|one|two|three|four|five|six|ten|a few|some) (?:minute|hour|day|week|month|year)s? ago)(?!['’]s)";
const subject = "(?:I|we|they|you|he|she|it)";
const between = "(?:also |then |just |only |first |really |finally )?";
const capital = (word: string): RegExp => new RegExp(word, "i");

const startsFinished = capital(`^\\W*(?:and |so |but |then )?${finished},? `);
const endsFinished = capital(
  `\\b${finished}(?: (?:in the )?(?:morning|afternoon|evening|night))?\\W*$`,
);
/** Behind these another clause begins, with a time of its own. */
const otherClause =
  /\b(?:that|what|who|which|when|while|because|if|where|how|why|than|since|until|every|usually|always|often)\b/i;
const sentences = /[^.!?]+[.!?]*/g;

/** A longer one, in UTF-16 units, is not looked at: what stands behind its beginning is read again and again. */
const longestSentence = 500;
const sentencesOf = (text: string): { sentence: string; offset: number }[] =>
  linesOf(text).flatMap(({ line, offset }) =>
    [...line.matchAll(sentences)]
      .map(({ 0: sentence, index }) => ({ sentence, offset: offset + index }))
      .filter(({ sentence }) => sentence.length <= longestSentence),
  );

const past = (verb: string): string => pastOf(verb)!.past;
const found = (start: number, wrong: string, better: string | null, message: string): Finding => ({
  rule: "VerbMistake",
  kind: "Grammar",
  start,
  end: start + wrong.length,
  message,
  replacements: better === null ? [] : [better],
});

/**
 * Plain mistakes in the forms of verbs that Harper does not know: a verb of doing in the present
 * beside a finished time ("Yesterday I go"), an irregular verb with the regular ending ("buyed"), and
 * "he", "she", "it" or "my brother" before the bare form ("she make"). It finds the plain cases only: what might
 * be right in some sentence is left alone.
 */
export function findVerbMistakes(text: string): Finding[] {
  const findings: Finding[] = [];
  let isStory = false;
  for (const { sentence, offset } of sentencesOf(text)) {
    const finishedVerb = verbBesideFinishedTime(sentence);
    if (finishedVerb !== null) {
      const { start, verb, bare } = finishedVerb;
      findings.push(found(offset + start, verb, past(bare), finishedTime));
    }
    findings.push(...perfectBesideFinishedTime(sentence, offset));
    const namesTime = new RegExp(finished, "i").test(sentence);
    isStory ||= namesTime;
    findings.push(...regularEndings(sentence, offset));
    for (const { start, verb } of bareAfterShe(sentence)) {
      if (start === finishedVerb?.start) continue;
      const [better, why] = namesTime
        ? [past(verb), finishedTime]
        : isStory
          ? inStory(sentence, start, verb)
          : [thirdPersonOf(verb), endsInS];
      findings.push(found(offset + start, verb, better, why));
    }
  }
  return findings;
}

const endsInS = "After “he”, “she” and “it” the verb ends in -s.";
const habit = /\b(?:every|usually|always|often|sometimes|never|now)\b/i;

/**
 * Behind "Yesterday I went to the park." a sentence may go on with the story or say what is always so:
 * "My brother work in a bank." It is the story where a verb before is in the past.
 */
function inStory(sentence: string, start: number, verb: string): [string | null, string] {
  if (habit.test(sentence)) return [thirdPersonOf(verb), endsInS];
  return hasPastVerb(wordsIn(sentence.slice(0, start).toLowerCase()))
    ? [past(verb), "The story is in the past, so the verb stands in the past."]
    : [
        null,
        `Is it always so? Then write “${thirdPersonOf(verb)}”. If it is over: “${past(verb)}”.`,
      ];
}

const finishedTime = "The time is over, so the verb stands in the past.";

/** The first verb of doing behind a pronoun, where the whole sentence is about a finished time. */
function verbBesideFinishedTime(
  sentence: string,
): { start: number; verb: string; bare: string } | null {
  const starts = startsFinished.exec(sentence);
  const ends = endsFinished.exec(sentence);
  if (starts === null && ends === null) return null;
  const from = starts?.[0].length ?? 0;
  const clause = new RegExp(
    `^(?:\\W*)(?:and |so |but |then )?${subject} ${between}(${anyDoing})(s|es)?\\b`,
    "di",
  ).exec(sentence.slice(from));
  if (clause === null) return null;
  const [start, end] = [clause.indices![1]![0] + from, clause.indices![0]![1] + from];
  const verb = sentence.slice(start, end);
  const bare = clause[1]!.toLowerCase();
  if (past(bare) === verb.toLowerCase()) return null;
  if (starts === null && ends !== null && isOfAnother(sentence.slice(end, ends.index))) return null;
  return { start, verb, bare };
}

/** Whether the time behind these words is another clause's or thing's: "the news from yesterday". */
const isOfAnother = (rest: string): boolean =>
  otherClause.test(rest) ||
  new RegExp(`\\b${subject}\\b`, "i").test(rest) ||
  /,|\b(?:from|of|about|before|after|by|to|and|but|or|for|in|over|during|within|with|as|like|through|the|this|these|my|our|your|his|her|their)\s*$/i.test(
    rest,
  ) ||
  hasPastVerb(wordsIn(rest.toLowerCase()));

/** "I have seen him yesterday": with a finished time at its end, a clause of its own takes the past simple. */
function* perfectBesideFinishedTime(sentence: string, offset: number): Generator<Finding> {
  const end = endsFinished.exec(sentence);
  if (end === null) return;
  const clause = new RegExp(
    `^\\W*(?:and |so |but |then )?${subject}(?:['’]ve| (?:have|has)) (?:just |already |also )?(\\p{L}+)(?= )`,
    "iu",
  ).exec(sentence);
  if (clause === null) return;
  const [whole, participle = ""] = clause;
  const known = pastOfParticiple.get(participle.toLowerCase());
  const simple = known === "was" && /^\W*(?:\w+ )?(?:we|you|they)\b/i.test(whole) ? "were" : known;
  if (simple === undefined || isOfAnother(sentence.slice(whole.length, end.index))) return;
  const wrong = /(?:have|has)\b.*$|['’]ve\b.*$/i.exec(whole)?.[0] ?? "";
  const start = offset + whole.length - wrong.length;
  // With the short form the person belongs to what is wrong: "I've seen".
  const who = /^['’]/.test(wrong)
    ? (/\p{L}+$/u.exec(whole.slice(0, -wrong.length))?.[0] ?? "")
    : "";
  yield found(
    start - who.length,
    `${who}${wrong}`,
    who === "" ? simple : `${who} ${simple}`,
    "The time is over, so the verb stands in the past simple, without “have”.",
  );
}

/** By the third form of a verb its past simple: of "seen" "saw". */
const pastOfParticiple = new Map(
  [...doing, "be", "see", "know", "hear", "have", "do", "lose", "like", "talk", "visit"].map(
    (verb) => {
      const forms = pastOf(verb)!;
      return [forms.participle, verb === "be" ? "was" : forms.past] as const;
    },
  ),
);

/** "Buyed" and "goed". */
function* regularEndings(sentence: string, offset: number): Generator<Finding> {
  for (const { 0: word, index } of sentence.matchAll(/\b\p{L}{2,12}ed\b/gu)) {
    const lower = word.toLowerCase();
    const bare = [lower.slice(0, -2), lower.slice(0, -1), lower.slice(0, -3)].find(
      (each) => irregularFormsOf(each, "verb").length > 0 && !bothWays.has(each),
    );
    if (bare === undefined || past(bare) === lower || !isMadeOf(lower, bare)) continue;
    yield found(offset + index, word, past(bare), "This verb has a past form of its own.");
  }
}

/** Verbs whose regular past is right too, or is another verb's. */
const bothWays = new Set(
  "learn lie mean hang bear wind leave lead feed need find found sew show speed spill weave retake hide see wake shrink bleed breed flee light shine string speed spit strive".split(
    " ",
  ),
);
const isMadeOf = (past: string, bare: string): boolean =>
  [`${bare}ed`, `${bare}d`, `${bare}${bare.at(-1)}ed`].includes(past);

/** What one does, in the present and the past, also with the ending that learners give it: "buyed". */
const doingOrDone = doing.flatMap((verb) => [verb, past(verb), `${verb}ed`, `${verb}d`]).join("|");
/**
 * "We bought apples and she make a cake": behind "and" another clause begins where the one before is whole.
 * In "I say Tom and she have a dog" and "I can cook and he clean" it does not.
 */
const wholeClauseAnd = `(?<=^\\W*(?:yesterday |today |then )?(?:I|we|they) (?!(?:sa(?:y|id)|find|found|forg[eo]t|tell|told|read|write|wrote|see|saw|learn(?:ed)?|move|let|help(?:ed)?|ask(?:ed)?)\\b)(?:${doingOrDone})\\b(?!.*\\b(?:think|thought|know|knew|hope|wish|say|said|that|because|since|when|while|if|but|so|or|who|what|where|which|how|why|than|can|could|will|would|shall|should|may|might|must|do|does|did|let|to)\\b.* and )[^,]* and )`;

function* bareAfterShe(sentence: string): Generator<{ start: number; verb: string }> {
  const pattern = new RegExp(
    `(?:${clauseStart}(?:he|she|it|${relatives})|(?=(?:he|she|it) )${wholeClauseAnd}(?:he|she|it)) (?<verb>${anyDoing}|${being})\\b(?!['’-]| not\\b)`,
    "dgi",
  );
  for (const match of sentence.matchAll(pattern)) {
    const verb = match.groups!["verb"]!.toLowerCase();
    if (past(verb) === verb) continue;
    yield { start: match.indices!.groups!["verb"]![0], verb };
  }
}
