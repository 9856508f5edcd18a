import { baseForms, irregularBaseOf } from "@saywell/english";
import { isInEnglish } from "../other-languages";
import { wordsOf } from "../text";

/*
 * Which sentences are read surely enough to be praised: every clause has a subject and a verb that fit
 * each other. What is not read is not wrong, but nobody is praised for what nobody understood.
 */

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const pronouns = listed(
  "i you he she it we they there this that these those who everyone everybody nobody somebody someone people something everything nothing",
);
const determiners = listed(
  "my your his her its our their the a an some many most all both every each no one two three four five six seven eight nine ten another other",
);
/** Behind these a clause begins anew. */
const joins = listed(
  "because but so when if although though while until since before after and or that where as than then",
);
const adverbs = listed(
  "also always usually often sometimes never still just only really already even probably certainly recently finally now then soon ever hardly almost both all simply normally generally not",
);
const auxiliaries = listed(
  "am is are was were have has had do does did can could will would should may might must shall  can't couldn't won't wouldn't shouldn't don't doesn't didn't isn't aren't wasn't weren't haven't hasn't hadn't mustn't cannot used going",
);
/** Verbs that learners know, in their base form. */
const verbs = listed(`
  accept add agree allow answer arrive ask bake be become begin believe belong book borrow bring brush build buy call
  carry catch celebrate change chat check choose clean climb close collect come compare cook cost count cross cry cut cycle
  dance decide depend describe die discuss do draw dream drink drive earn eat enjoy enter exercise explain fall feed feel
  fight fill find finish fix fly follow forget get give go grow happen hate have hear help hide hope hurry hurt imagine improve
  include invite join jump keep kiss know laugh lead learn leave lend let lie like listen live look lose love make marry
  mean meet mention miss move need offer open order organise organize own paint park pay plan play prefer prepare promise pull
  push put rain read relax remember rent repair reply rest return ride ring rise run save say see seem sell send share shop show
  sing sit sleep smell smile smoke snow sound speak spend stand start stay stop study suggest surf swim take talk taste
  teach tell thank think throw touch train travel try turn understand use visit wait wake walk want wash watch wear win wish
  work worry write hope recommend realise realize notice wonder consider disagree admire support succeed fail manage
  commute volunteer argue complain focus deal develop create manage produce receive require hike fish garden knit practise practice`);

/** Whether a word may be the verb of a subject: "I" has no "is", "he" no "go". */
function fits(subject: string, verb: string): boolean {
  if (auxiliaries.has(verb)) {
    const be =
      /^(?:am|is|are|was|were|isn't|aren't|wasn't|weren't|has|have|hasn't|haven't|do|don't|does|doesn't)$/;
    if (!be.test(verb)) return verb !== "going";
    if (subject === "i") return /^(?:am|was|wasn't|have|haven't|do|don't)$/.test(verb);
    if (/^(?:he|she|it|this|that)$/.test(subject))
      return /^(?:is|isn't|was|wasn't|has|hasn't|does|doesn't)$/.test(verb);
    if (/^(?:you|we|they|these|those|people)$/.test(subject))
      return /^(?:are|aren't|were|weren't|have|haven't|do|don't)$/.test(verb);
    return verb !== "am";
  }
  if (verbs.has(verb))
    return !/^(?:he|she|it|this|that|there)$/.test(subject) || isPastToo.has(verb);
  const isThird = verb.endsWith("s") && baseForms(verb).some((form) => verbs.has(form));
  if (isThird) return !/^(?:i|you|we|they|these|those|people)$/.test(subject);
  if (subject === "there") return false;
  const base = irregularBaseOf(verb);
  if (base !== undefined) return verbs.has(base) && !participles.has(verb);
  return verb.endsWith("ed") && baseForms(verb).some((form) => verbs.has(form));
}
const isPastToo = listed("put cut let hurt cost read");
const participles = listed(
  "been done gone seen taken given written eaten known spoken broken driven begun drunk sung swum grown flown shown worn forgotten chosen fallen become come run",
);

const contracted = /^(i|you|he|she|it|we|they|there|that)'(?:m|re|s|ve|ll|d)$/;

/** Whether a clause begins with a subject and its verb, behind words of time and place. */
function isRead(words: readonly string[]): boolean {
  const [first = ""] = words;
  if (contracted.test(first)) return words.length > 1;
  if (pronouns.has(first)) return hasVerbAt(words, 1, first);
  if (!determiners.has(first)) return false;
  // "My two brothers and I": the verb stands up to five words behind.
  const end = words.slice(1, 6).findIndex((word) => auxiliaries.has(word) || fits("my", word));
  return end > 0 && fits("my", words[end + 1]!);
}

function hasVerbAt(words: readonly string[], from: number, subject: string): boolean {
  let at = from;
  while (adverbs.has(words[at] ?? "")) at += 1;
  const verb = words[at];
  if (verb === undefined || !fits(subject, verb)) return false;
  // "I name is": two verbs beside each other, of which one is the subject's noun.
  return auxiliaries.has(verb) || !/^(?:is|are|was|were|am|has)$/.test(words[at + 1] ?? "");
}

/** Where the first subject may begin: "In the morning I get up." */
const farthestSubject = 6;
const opensWithTime =
  /^(?:yesterday|today|tomorrow|tonight|now|sometimes|usually|often|then|first|finally|in|on|at|last|next|every|this|during|for|since|after|before|and|but|so|because|when|if|while|although|however|also|yes|no|well|when|maybe|perhaps|fortunately|unfortunately)$/;

/** Whether a sentence is understood well enough to be praised. */
export function isReadSurely(sentence: string): boolean {
  if (!isInEnglish(sentence) || /[\d@#$]\p{L}|\p{L}\d/u.test(sentence)) return false;
  const pieces = sentence
    .replaceAll("’", "'")
    .split(/[,;:–—()]+/)
    .map((piece) => wordsOf(piece).map((word) => word.toLowerCase()))
    .filter((words) => words.length > 0);
  const clauses = pieces.flatMap(clausesIn);
  const isName = /^\p{Lu}\p{Ll}+ \p{Ll}+/u.test(sentence);
  const isReadAt = (words: readonly string[], at: number): boolean =>
    isRead(words) ||
    // "Maria works in a bank."
    (at === 0 && isName && !isNoName(words[0] ?? "") && hasVerbAt(words, 1, "tom"));
  return (
    clauses.some(isReadAt) &&
    clauses.every((words, at) => isReadAt(words, at) || !hasSubject.test(words.join(" ")))
  );
}

const isNoName = (word: string): boolean =>
  opensWithTime.test(word) || pronouns.has(word) || determiners.has(word) || verbs.has(word);

/** A mere addition, such as "in the evening", has none. */
const hasSubject = /(?<![^ ])(?:i|he|she|we|they)(?![^ ])/;

/** A piece between marks, parted before what begins anew, each from its subject on. */
function clausesIn(words: readonly string[]): string[][] {
  const clauses: string[][] = [[]];
  for (const [at, word] of words.entries()) {
    const next = words[at + 1] ?? "";
    if (joins.has(word) && (pronouns.has(next) || determiners.has(next) || contracted.test(next)))
      clauses.push([]);
    else clauses.at(-1)!.push(word);
  }
  return clauses.filter((clause) => clause.length > 0).map(fromSubject);
}

function fromSubject(words: readonly string[]): string[] {
  if (!opensWithTime.test(words[0] ?? "")) return [...words];
  const at = words.findIndex(
    (word, index) =>
      index > 0 && index <= farthestSubject && /^(?:i|you|he|she|it|we|they|there)$/.test(word),
  );
  if (at > 0) return words.slice(at);
  const owner = words.findIndex(
    (word, index) => index > 0 && index <= farthestSubject && /^(?:my|his|our|their)$/.test(word),
  );
  return owner > 0 ? words.slice(owner) : [...words];
}
