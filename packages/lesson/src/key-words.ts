import { answerForm, irregularFormsOf } from "@saywell/english";

/** A word or phrase that a lesson teaches. */
export interface KeyWord {
  readonly word: string;
  /** As the lesson names it: `noun`, `verb`, `phrase` and so on. */
  readonly partOfSpeech: string;
}

/** A stretch of text, or a key word as it stands in the text. */
export type TextPiece<W> = string | { readonly text: string; readonly keyWord: W };

/**
 * Cuts a text where a lesson's key words stand; joined, the pieces are the text again. Case and
 * the form of apostrophes do not matter; only whole words count, and the longest first. Found too
 * are the plural of a noun, the forms of a verb and, in a phrase, those of its first and last word.
 */
export function findKeyWords<W extends KeyWord>(
  text: string,
  keyWords: readonly W[],
): TextPiece<W>[] {
  const byForm = new Map<string, W>();
  for (const keyWord of keyWords) {
    for (const form of formsOf(keyWord)) if (!byForm.has(form)) byForm.set(form, keyWord);
  }
  if (byForm.size === 0) return text === "" ? [] : [text];

  const pieces: TextPiece<W>[] = [];
  let end = 0;
  for (const match of text.matchAll(patternOf([...byForm.keys()]))) {
    const keyWord = byForm.get(answerForm(match[0]));
    if (!keyWord) continue;
    if (match.index > end) pieces.push(text.slice(end, match.index));
    pieces.push({ text: match[0], keyWord });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}

/** A word ends where no letter, digit, or hyphen or apostrophe inside a word follows; 's may. */
function patternOf(forms: readonly string[]): RegExp {
  const longestFirst = forms.toSorted((one, other) => other.length - one.length);
  const alternatives = longestFirst.map((form) =>
    form
      .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll("'", "['‘’‛ʼ]")
      .replaceAll(" ", String.raw`\s+`),
  );
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}]|[\p{L}\p{N}]['’-])(?:${alternatives.join("|")})(?![\p{L}\p{N}]|-[\p{L}\p{N}]|['’](?!s(?!\p{L}))\p{L})`,
    "giu",
  );
}

function formsOf({ word, partOfSpeech }: KeyWord): string[] {
  const plain = answerForm(word);
  if (plain === "") return [];
  const words = plain.split(" ");
  const [first, last] = [words[0]!, words.at(-1)!];
  const rest = words
    .slice(1)
    .map((each) => ` ${each}`)
    .join("");
  const start = words
    .slice(0, -1)
    .map((each) => `${each} `)
    .join("");
  const verbs = () => verbForms(first).map((form) => form + rest);
  const nouns = () => pluralsOf(last).map((form) => start + form);
  if (partOfSpeech === "verb") return [plain, ...verbs()];
  if (partOfSpeech === "noun") return [plain, ...nouns()];
  // A phrase does not say what its words are: "keep in touch", "day off", "single ticket".
  if (partOfSpeech === "phrase" && words.length > 1) return [plain, ...verbs(), ...nouns()];
  return [plain];
}

const isConsonantAndY = (word: string): boolean => /[^aeiou]y$/u.test(word);

/** What a noun's plural and a verb's third person have in common. */
const withS = (word: string): string =>
  isConsonantAndY(word)
    ? `${word.slice(0, -1)}ies`
    : /(?:s|x|z|ch|sh|o)$/u.test(word)
      ? `${word}es`
      : `${word}s`;

const pluralsOf = (noun: string): readonly string[] => [
  withS(noun),
  ...irregularFormsOf(noun, "noun"),
];

/** The forms of a verb, with and without a doubled consonant: which one is written is not the question here. */
function verbForms(verb: string): string[] {
  const forms = [withS(verb), ...irregularFormsOf(verb, "verb")];
  if (isConsonantAndY(verb)) return [...forms, `${verb.slice(0, -1)}ied`, `${verb}ing`];
  if (/[^aeo]e$/u.test(verb)) return [...forms, `${verb}d`, `${verb.slice(0, -1)}ing`];
  if (verb.endsWith("e")) return [...forms, `${verb}d`, `${verb}ing`];
  const doubled = /[aeiou][bdfgklmnprstvz]$/u.test(verb) ? [verb + verb.at(-1)!] : [];
  return [...forms, ...[verb, ...doubled].flatMap((stem) => [`${stem}ed`, `${stem}ing`])];
}
