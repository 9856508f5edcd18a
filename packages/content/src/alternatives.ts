import { spellings, toAmerican } from "./spelling";

/** Full forms that are always right for a contraction. Ambiguous ones ('s, 'd) are left to authors. */
const fullForms: Readonly<Record<string, string>> = {
  "i'm": "I am",
  "you're": "you are",
  "we're": "we are",
  "they're": "they are",
  "i've": "I have",
  "you've": "you have",
  "we've": "we have",
  "they've": "they have",
  "i'll": "I will",
  "you'll": "you will",
  "we'll": "we will",
  "they'll": "they will",
  "isn't": "is not",
  "aren't": "are not",
  "wasn't": "was not",
  "weren't": "were not",
  "don't": "do not",
  "doesn't": "does not",
  "didn't": "did not",
  "haven't": "have not",
  "hasn't": "has not",
  "hadn't": "had not",
  "can't": "cannot",
  "couldn't": "could not",
  "won't": "will not",
  "wouldn't": "would not",
  "shouldn't": "should not",
};

const contraction = new RegExp(`\\b(${Object.keys(fullForms).join("|")})\\b`, "gi");
/**
 * Full forms that may be drawn together. "Have" may not ("I've a cat"), and a
 * verb that ends the sentence may not ("Yes, I'm").
 */
const fullForm = new RegExp(
  `\\b(${Object.values(fullForms)
    .filter((long) => !long.endsWith(" have"))
    .join("|")})\\b(?= \\w)`,
  "gi",
);
const contracted = new Map(
  Object.entries(fullForms).map(([short, long]) => [long.toLowerCase(), short]),
);

const expand = (text: string) =>
  text.replace(contraction, (short) => fullForms[short.toLowerCase()] ?? short);
const contract = (text: string) =>
  text.replace(fullForm, (long) => contracted.get(long.toLowerCase()) ?? long);
const withoutEnd = (text: string) => text.replace(/[.!?]+$/, "");

/**
 * Other answers to accept for a typed question: what the author listed, each
 * also with its contractions written out or drawn together, in British and in
 * American spelling, and with and without the final mark. Case is left alone because grading ignores it.
 * Returns no duplicates (without regard to case) and never `correct` itself.
 */
export function typedAlternatives(correct: string, listed: readonly string[]): string[] {
  const seen = new Set([correct.toLowerCase()]);
  const accepted: string[] = [];
  for (const answer of [correct, ...listed]) {
    const hasEnd = withoutEnd(answer) !== answer;
    const wordings = [answer, expand(answer), contract(answer)].flatMap(spellings);
    for (const wording of wordings.flatMap((each) =>
      hasEnd ? [each, withoutEnd(each)] : [each],
    )) {
      if (seen.has(wording.toLowerCase())) continue;
      seen.add(wording.toLowerCase());
      accepted.push(wording);
    }
  }
  return accepted;
}

/**
 * What a reaction to typed answers answers to: what the author listed, each in British and in
 * American spelling, and with and without the final mark, but nothing that `taken` (lower case)
 * has. Contractions are left alone, because a reaction may be about just those.
 */
export function reactionWordings(listed: readonly string[], taken: ReadonlySet<string>): string[] {
  const derived = listed
    .flatMap(spellings)
    .flatMap((wording) => [wording, withoutEnd(wording)])
    .filter((wording) => !taken.has(wording.toLowerCase()));
  return [...new Set([...listed, ...derived])];
}

/** Equal for answers that differ only in case, final mark, spaces or British and American spelling. */
export const spellingKey = (text: string) =>
  toAmerican(withoutEnd(text.trim()).toLowerCase()).replace(/\s+/g, " ");

/** Equal also for answers of which one is contracted. */
export const answerKey = (text: string) => spellingKey(expand(text));
