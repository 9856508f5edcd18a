import { hasPastVerb, irregularFormsOf, pastOf, wordsIn } from "@saywell/english";
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
const sentences = /[^.!?\n]+[.!?]*/g;

const past = (verb: string): string => pastOf(verb)!.past;
const thirdPerson = (verb: string): string =>
  /(?:s|x|z|ch|sh|o)$/.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`;

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
  for (const { 0: sentence, index: offset } of text.matchAll(sentences)) {
    const finishedVerb = verbBesideFinishedTime(sentence);
    if (finishedVerb !== null) {
      const { start, verb, bare } = finishedVerb;
      findings.push(found(offset + start, verb, past(bare), finishedTime));
    }
    const namesTime = new RegExp(finished, "i").test(sentence);
    isStory ||= namesTime;
    findings.push(...regularEndings(sentence, offset));
    for (const { start, verb } of bareAfterShe(sentence)) {
      if (start === finishedVerb?.start) continue;
      const [better, why] = namesTime
        ? [past(verb), finishedTime]
        : isStory
          ? inStory(sentence, start, verb)
          : [thirdPerson(verb), endsInS];
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
  if (habit.test(sentence)) return [thirdPerson(verb), endsInS];
  return hasPastVerb(wordsIn(sentence.slice(0, start).toLowerCase()))
    ? [past(verb), "The story is in the past, so the verb stands in the past."]
    : [null, `Is it always so? Then write “${thirdPerson(verb)}”. If it is over: “${past(verb)}”.`];
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
  // Of two clauses, the time at the end may belong to the second.
  const rest = sentence.slice(end, ends === null || starts !== null ? end : ends.index);
  const hasOther = otherClause.test(rest) || new RegExp(`\\b${subject} `, "i").test(rest);
  return starts === null && hasOther ? null : { start, verb, bare };
}

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

/** What may stand before "she make" and make it right: "does she make", "I suggest that she make". */
const beforeBare =
  /\b(?:do|does|did|don['’]t|doesn['’]t|didn['’]t|can|could|will|would|shall|should|may|might|must|let|make|makes|made|help|helps|helped|see|saw|hear|heard|watch|watched|that|lest|than|not|never|nor|so|and|or)\s*$/i;

/** Of these one can be sure that they are one: "my brother". */
const relatives =
  "(?:my|your|his|her|our|their) (?:best |older |younger |big |little )?(?:brother|sister|mother|father|mum|dad|son|daughter|wife|husband|friend|boss|teacher|uncle|aunt|cousin|grandmother|grandfather|boyfriend|girlfriend|neighbour)";
/** Behind these they are no subject, or not alone: "the friends of my brother work". */
const joinsRelative =
  /\b(?:and|or|of|with|for|to|by|like|as|than|near|from|at|about|behind|beside|in)\s*$/i;

function* bareAfterShe(sentence: string): Generator<{ start: number; verb: string }> {
  const pattern = new RegExp(
    `\\b(?:he|she|it|(${relatives})) (?<verb>${anyDoing})\\b(?!['’-])`,
    "dgi",
  );
  for (const match of sentence.matchAll(pattern)) {
    const before = sentence.slice(0, match.index);
    if (match[1] !== undefined && joinsRelative.test(before)) continue;
    const isJoined =
      /\band\s*$/i.test(before) &&
      !/\b(?:can|could|will|would|should|may|might|must|do|does|did|let|to)\b/i.test(before);
    if (beforeBare.test(before) && !isJoined) continue;
    const verb = match.groups!["verb"]!.toLowerCase();
    if (past(verb) === verb) continue;
    yield { start: match.indices!.groups!["verb"]![0], verb };
  }
}
