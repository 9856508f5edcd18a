import { countryNamed, foldText, maybeAmerican, nameIn, pastOf, wordsIn } from "@saywell/english";
import type { Mark } from "../mark";
import { isPlaceOf } from "./said-place";
import { commonWordLike, spellingSuggestion } from "./spelling-suggestion";

/** What Harper found at one place of a text. */
export interface Finding {
  /** The name of Harper's rule. */
  rule: string;
  /** The kind of mistake, in Harper's words. */
  kind: string;
  /** In UTF-16 units, as harper.js counts; the end exclusive. */
  start: number;
  end: number;
  message: string;
  /** What could stand there instead, the likeliest first. */
  replacements: string[];
}

/** Kinds that are mistakes whatever one wants to say. Style, word choice and the like are not. */
const plainKinds = new Set([
  "Agreement",
  "Capitalization",
  "Grammar",
  "Punctuation",
  "Repetition",
  "Spelling",
  "Typo",
]);
/** Plain mistakes that Harper files under other kinds. */
const plainRules = new Set([
  "AnA",
  "SinceDuration",
  "ModalOf",
  "OpenCompounds",
  "AdjectiveDoubleDegree",
]);
/** Not mistakes: how people write in a chat. */
const harmlessRules = new Set(["OkToOkay", "UseEllipsisCharacter"]);
const chatWords = new Set(
  "hi hey hmm haha lol thx btw omg pls plz yeah yep nope wow aha gonna wanna gotta u ur tmrw idk imo tbh afaik cya bro sis ppl bc cuz gr8 msg".split(
    " ",
  ),
);

const reasons: Readonly<Record<string, string>> = {
  Agreement: "The verb has to fit the person or thing that it belongs to.",
  Capitalization: "This needs a capital letter.",
  Repetition: "This stands there twice.",
  Spelling: "Check the spelling.",
  Typo: "Check the spelling.",
  AnA: "Use “an” before the sound of a vowel, and “a” before other sounds.",
  SinceDuration: "Use “for” with a length of time, and “since” with the moment when it began.",
  ModalOf: "After “could”, “should” and “would” comes “have”, not “of”.",
  OpenCompounds: "Write this as two words.",
  AdjectiveDoubleDegree: "Use “more” or the ending -er, not both.",
};

/**
 * The plain mistakes among Harper's findings, in order,
 * not overlapping, positions in UTF-16 units. `knownWords` are never misspelt:
 * names, and what a lesson teaches.
 */
export function plainErrors(
  text: string,
  findings: readonly Finding[],
  knownWords: readonly string[] = [],
): Mark[] {
  const known = new Set(knownWords.flatMap((each) => wordsIn(foldText(each))));

  const plain = findings.filter(
    ({ rule, kind }) => (plainKinds.has(kind) || plainRules.has(rule)) && !harmlessRules.has(rule),
  );
  const marks = plain.flatMap((found) => {
    const finding = asPlace(text, found);
    const { start, end } = finding;
    const wrong = text.slice(start, end);
    if (wrong.length !== end - start) return [];
    if (start < end && !/\p{L}/u.test(wrong)) return [];
    if (isPieceOfNothing(finding.replacements)) return [];
    if (finding.kind === "Spelling" && isRightlySpelt(text, finding, known)) return [];
    if (isSpelling(finding) && isPieceOfWord(text, finding)) return [];
    if (isBeginningMadeSmall(text, finding)) return [];
    if (isNameMadeShort(wrong, finding.replacements)) return [];
    if (isSpelling(finding) && (isSpokenOf(text, finding) || mayBeName(text, finding))) return [];
    if (isSpelling(finding) && isPlaceOf(text, start) && finding.replacements.length === 0)
      return [];
    if (isAfterName(text, start) || isPlaceBeforeTime(text, finding)) return [];
    if (isAskedOfSomebody(text, finding)) return [];
    if (isOfHours(text, finding) || isWhatItIs(text, finding)) return [];
    if (isRightlyTwice(text, finding)) return [];
    if (isBehindOthers(text, finding)) return [];
    if (isUnchangedPast(wrong, finding) || isOneOfTwoPasts(wrong, finding)) return [];
    if (finding.replacements[0] === "NaN's" || finding.replacements[0] === "NaN") return [];
    return [{ start, length: end - start, wrong, ...advice(finding, wrong) }];
  });
  if (isAnotherLanguage(text, findings)) return [];
  return withoutOverlaps(marks.toSorted((a, b) => a.start - b.start));
}

/** Names, chat words, American spellings and what the lesson teaches are no mistakes. */
function isRightlySpelt(
  text: string,
  { start, end, replacements }: Finding,
  known: Set<string>,
): boolean {
  const wrong = text.slice(start, end);
  const [best = ""] = replacements;
  const isShortForm = best.replace("'", "").toLowerCase() === wrong.toLowerCase();
  if (isShortForm) return false;
  // "Müde" is no English word with a mistake.
  if (/[^\p{ASCII}’]/u.test(wrong)) return true;
  const word = foldText(wrong);
  // A capital is a name, or the beginning of a sentence that may be one; "Becouse" is none.
  if (/^\p{Lu}/u.test(wrong))
    return known.has(word) || !beginsSentence(text, start) || commonWordLike(wrong) === null;
  // "Tv", "brb" and the like are short for something.
  if (wrong.length <= 4 && !/[aeiouy]/i.test(wrong)) return true;
  return known.has(word) || chatWords.has(word) || maybeAmerican(best).includes(word);
}

/** An unknown place may be a misspelt country, but never a herb: "i from brasil" has no “basil” in it. */
const asPlace = (text: string, finding: Finding): Finding =>
  isSpelling(finding) && isPlaceOf(text, finding.start)
    ? {
        ...finding,
        replacements: finding.replacements.filter(
          (each) =>
            countryNamed(each) !== null ||
            each === withCapital(text.slice(finding.start, finding.end)),
        ),
      }
    : finding;

const withCapital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const isSpelling = ({ rule, kind }: Finding): boolean =>
  kind === "Spelling" || rule === "SplitWords";

const beginsSentence = (text: string, start: number): boolean =>
  /(?:^|[.!?]\s)[\s"“(]*$/u.test(text.slice(0, start));

/** "Verbs in -ing" and "pre- is a beginning": a piece of a word is no word. */
const isPieceOfWord = (text: string, { start, end }: Finding): boolean =>
  /(?:^|[\s"“‘'(])[-–]$/u.test(text.slice(0, start)) ||
  /^[-–](?:$|[\s"”’'),.])/u.test(text.slice(end));

/** Harper writes the second of two sentences small: no sentence begins so. */
const isBeginningMadeSmall = (text: string, { start, end, replacements }: Finding): boolean =>
  beginsSentence(text, start) &&
  /^\p{Lu}/u.test(text.slice(start, end)) &&
  replacements[0]?.toLowerCase() === text.slice(start, end).toLowerCase();

/** "Sam" is a name, whatever "SAM" is short for. */
const isNameMadeShort = (wrong: string, [best = ""]: readonly string[]): boolean =>
  /^\p{Lu}\p{Ll}{2,}$/u.test(wrong) && best === wrong.toUpperCase() && wrong !== "Usa";

/** "My name is ana": whatever stands there is how the learner writes the name. */
const isAfterName = (text: string, start: number): boolean =>
  /\b(?:name(?:'s|’s| is| my is| are| am)?|(?:am|is|are|['’]m|['’]s|im) (?:called|named)|call me) (?:\p{L}+ )?$/iu.test(
    text.slice(Math.max(0, start - 40), start),
  );

/**
 * "I'm ana": who says who they are may write a name as they like, where the clause ends or goes on with
 * "and" or "from". "I'm tierd" is none, because what it should be is none.
 */
const mayBeName = (text: string, { start, end, replacements }: Finding): boolean =>
  /\b(?:i['’]?m|i am|this is(?: my \p{L}+)?)\s+$/iu.test(
    text.slice(Math.max(0, start - 40), start),
  ) &&
  (/^ from \p{Lu}/u.test(text.slice(end)) ||
    (/^(?:\s*(?:[.,!?;]|$)| (?:and|from)\b)/iu.test(text.slice(end)) &&
      nameIn(`I'm ${replacements[0]}`) !== null));

/** For "as one might expect" Harper thinks of "one piece of might". */
const isPieceOfNothing = ([best = ""]: readonly string[]): boolean => /\bpieces? of\b/.test(best);

/** "Is he your brother?": Harper counts two pronouns in a row, of which the second belongs to the noun. */
const isAskedOfSomebody = (text: string, { rule, start }: Finding): boolean =>
  rule === "MultipleSequentialPronouns" &&
  /\b(?:am|is|are|was|were)\s+$/i.test(text.slice(0, start));

/** "How do you say perro?", "What does “gato” mean?": a word that is spoken of may be of any language. */
const isSpokenOf = (text: string, { start, end }: Finding): boolean =>
  (/["“‘']$/u.test(text.slice(0, start)) && /^["”’']/u.test(text.slice(end))) ||
  /\b(?:say|spell|pronounce|translate|called|what (?:does|do)|words? (?:for|is)?)\s*["“‘']?$/iu.test(
    text.slice(Math.max(0, start - 40), start),
  );

/** "10 a.m." holds no article, and "It's half past ten" says what time it is. */
const isOfHours = (text: string, { start, end }: Finding): boolean =>
  (/^a$/i.test(text.slice(start, end)) && /^\.\s?m\b/i.test(text.slice(end))) ||
  (/^it['’]s$/i.test(text.slice(start, end)) &&
    /^ (?:half|quarter|past|nearly|almost|about|just|\d)/i.test(text.slice(end)));

/**
 * "It's tomorrow", "I think it's Tom": where a clause begins, "it is" fits before any noun, and only a verb
 * behind that noun shows that "its" was meant, as in "it's name is Rex".
 */
const isWhatItIs = (text: string, { rule, start, end }: Finding): boolean =>
  rule === "ItsPossessive" &&
  /(?:^|[^\p{L}\p{N}\s]|\b(?:and|but|or|so|because|if|when|that|think|thinks|thought|know|knew|says?|said|guess|hope|believe|suppose|sure|afraid|glad|feels?|means?|as|while|although|though|since|until|unless|whether|why|how|where|what|now|then|today|here|there|maybe|perhaps|yes|no|oh|well|course))\s*$/iu.test(
    text.slice(0, start),
  ) &&
  !/^ (?:\p{L}+ ){1,2}(?:is|are|was|were|has|have|had|can|will|would|looks?|tastes?|smells?|sounds?)\b/u.test(
    text.slice(end).replace(/^ \p{L}+ (?:who|that|which)\b.*$/u, ""),
  );

/** "He burst into tears", "she upset him": a past that looks as the base form does needs no -s. */
const isUnchangedPast = (wrong: string, { rule }: Finding): boolean =>
  rule === "PronounVerbAgreement" && pastOf(wrong.toLowerCase())?.past === wrong.toLowerCase();

/** "The songs written by him are famous", "both she and he are late": the pronoun is not all that does it. */
const isBehindOthers = (text: string, { rule, start }: Finding): boolean =>
  (rule === "PronounInflectionBe" &&
    /\b(?:by|of|with|for|to|from|about|around|near|behind|like|in|on|at) (?:him|her|it|me|us|them|you)\s+$/i.test(
      text.slice(0, start),
    )) ||
  (rule === "PronounVerbAgreement" &&
    /\band (?:he|she|it|i|him|her)\s+$/i.test(text.slice(0, start)));

/** "He said that that was fine", "you had had a drink", "what it is is a mess". */
const isRightlyTwice = (text: string, { rule, kind, start, end }: Finding): boolean =>
  (rule === "RepeatedWords" || kind === "Repetition") &&
  (/^had\s+had$/i.test(text.slice(start, end)) ||
    (/^that\s+that$/i.test(text.slice(start, end)) &&
      /^ (?:is|was|'s|will|would|has|had|can|could|might|may|should|did|does|one|\p{L}+ (?:is|was|has|had|will))\b/u.test(
        text.slice(end),
      )) ||
    (/^(?:is\s+is|was\s+was)$/i.test(text.slice(start, end)) &&
      /\b(?:what|all|thing|problem)\b/i.test(text.slice(0, start))));

/** "Dreamed" is as right as "dreamt", which is all that Harper knows. */
const isOneOfTwoPasts = (wrong: string, finding: Finding): boolean =>
  isSpelling(finding) && /^(?:dreamed|kneeled|leaped|leaned|spoiled)$/i.test(wrong);

/** "I was there yesterday": Harper takes the time for what is theirs. */
const isPlaceBeforeTime = (text: string, { start, end, replacements }: Finding): boolean =>
  /^there$/i.test(text.slice(start, end)) &&
  /^their$/i.test(replacements[0] ?? "") &&
  /^["”]?(?:$|\W*(?:yesterday|today|tonight|tomorrow|now|then|again|too|once|twice|last|this|next|every|all|on|in|at|for|with|by|and|but|because|when|before|after)\b|\s*[.,!?])/i.test(
    text.slice(end),
  );

/** Text of which most words are unknown is not English with mistakes. */
export function isAnotherLanguage(text: string, findings: readonly Finding[]): boolean {
  const unknown = findings.filter(
    ({ kind, replacements }) => kind === "Spelling" && !replacements[0]?.includes("'"),
  );
  return unknown.length > 1 && unknown.length * 2 > wordsIn(text).length;
}

function advice(
  { rule, kind, message, replacements }: Finding,
  wrong: string,
): Pick<Mark, "better" | "why"> {
  const better = bestOf(rule, kind, wrong, replacements);
  const isCapital =
    better !== null && better !== wrong && better.toLowerCase() === wrong.toLowerCase();
  const why = isCapital ? reasons["Capitalization"] : (reasons[rule] ?? reasons[kind]);
  return { better, why: why ?? inQuotes(message) };
}

function bestOf(
  rule: string,
  kind: string,
  wrong: string,
  replacements: readonly string[],
): string | null {
  // Harper cuts words that it does not know in two: "informations" is not "in formations".
  if (rule === "SplitWords") return commonWordLike(wrong);
  const [first] = replacements;
  // "Dont" and "english" lack a mark or a capital alone.
  if (kind !== "Spelling" || (first !== undefined && lettersOf(first) === lettersOf(wrong)))
    return first ?? null;
  if (/^\p{Lu}/u.test(wrong)) {
    const better = commonWordLike(wrong);
    return better === null ? null : withCapital(better);
  }
  return spellingSuggestion(wrong, replacements);
}

const lettersOf = (word: string): string => foldText(word).replace(/['’]/g, "");

const inQuotes = (message: string): string => message.replace(/`([^`]*)`/g, "“$1”");

function withoutOverlaps(marks: readonly Mark[]): Mark[] {
  const kept: Mark[] = [];
  for (const mark of marks) {
    const last = kept.at(-1);
    if (last === undefined || mark.start >= last.start + last.length) kept.push(mark);
  }
  return kept;
}
