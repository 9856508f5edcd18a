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

/** The text with its contractions written out; ambiguous ones stay. */
export const expandContractions = (text: string): string =>
  text.replace(contraction, (short) => fullForms[short.toLowerCase()] ?? short);
/** The text with what may be drawn together drawn together. */
export const contractWords = (text: string): string =>
  text.replace(fullForm, (long) => contracted.get(long.toLowerCase()) ?? long);
