/** Words that mean the same where patterns name them: `@parent`. */
export type WordClasses = Readonly<Record<string, string>>;

/** What is said, as it is written in the data. */
export interface FrameText {
  /** Each must be in the same sentence, wherever. */
  all: readonly string[];
  /** Makes an innocent sentence of it; several patterns in one text are parted by commas. */
  unless?: readonly string[];
}

/** A word as plain words may hold it: itself, and forms of it that some pattern asks for as they are. */
export type FormsOf = (word: string) => readonly string[];

/**
 * A pattern over plain words as a regular expression. Words stand beside each other; `a|b` is either,
 * `@name` a class, `#` a number, `#child` and `#adult` an age, `#light` the kilos of somebody starved,
 * `word?` may be missing, `_` is up to two words, `__` up to six, `!a|b` forbids what comes next, `<`
 * and `>` are where a sentence begins and ends, `a|>` is `a` or the end.
 */
export function framePattern(text: string, classes: WordClasses, formsOf: FormsOf): RegExp {
  const parts = text.split(" ").map((part) => partOf(part, classes, formsOf));
  return new RegExp(`(?<![^ ])${parts.join("")}`);
}

/** Ends behind each word, so that the last needs no space. */
const END = "(?: |$)";
/** Behind the last word of a sentence. */
const LAST = "(?=\\.|$)";

function partOf(part: string, classes: WordClasses, formsOf: FormsOf): string {
  const anyOf = (list: string): string =>
    [...new Set(wordsOf(list, classes).flatMap((word) => formsOf(word)))].join("|");
  if (part === "_") return `(?:[^ .]+ ){0,2}`;
  if (part === "__") return `(?:[^ .]+ ){0,6}`;
  if (part === "<") return "(?<=^|\\. )";
  if (part === ">") return LAST;
  if (part.startsWith("!")) return `(?!(?:${anyOf(part.slice(1))})${END})`;
  if (part.endsWith("|>")) return `(?:(?:${anyOf(part.slice(0, -2))})${END}|${LAST})`;
  const isOptional = part.endsWith("?");
  const words = anyOf(isOptional ? part.slice(0, -1) : part);
  return isOptional ? `(?:(?:${words})${END})?` : `(?:${words})${END}`;
}

/** The words that a part of a pattern stands for. */
function wordsOf(part: string, classes: WordClasses): string[] {
  return part.split("|").flatMap((word) => {
    if (word === "#") return ["\\d+"];
    if (word === "#child") return ["(?:[5-9]|1[0-7])"];
    if (word === "#light") return ["(?:2\\d|3[0-9])"];
    if (word === "#adult") return ["[2-7]\\d"];
    if (!word.startsWith("@")) return [word];
    const members = classes[word.slice(1)];
    if (members === undefined) throw new Error(`There is no class of words called ${word}.`);
    return members.split(" ").flatMap((member) => wordsOf(member, classes));
  });
}

/** A sentence in plain words, and which words it has. */
export interface Said {
  text: string;
  words: ReadonlySet<string>;
}

/** Whether a sentence says one of several patterns. */
export interface FrameTest {
  isSaidIn(said: Said): boolean;
  /** A sentence without any of these words says none of the patterns; null where numbers alone may. */
  keyWords: ReadonlySet<string> | null;
}

/** One pattern of several: innocent words stand in long lists, parted by commas. */
export function anyFrameOf(
  texts: readonly string[],
  classes: WordClasses,
  formsOf: FormsOf,
): FrameTest {
  const phrases = phrasesOf(texts).map((text) => ({
    pattern: framePattern(text, classes, formsOf),
    needed: neededWords(text, classes, formsOf),
  }));
  const keys = phrases.map(({ needed }) => needed[0]);
  return {
    isSaidIn: ({ text, words }) =>
      phrases.some(
        ({ pattern, needed }) =>
          needed.every((oneOf) => hasOne(words, oneOf)) && pattern.test(text),
      ),
    keyWords: keys.includes(undefined) ? null : new Set(keys.flatMap((key) => [...(key ?? [])])),
  };
}

/**
 * Of each of these sets a sentence must have a word, the smallest set first: that is told far faster
 * than by the pattern.
 */
const neededWords = (
  text: string,
  classes: WordClasses,
  formsOf: FormsOf,
): readonly ReadonlySet<string>[] =>
  text
    .split(" ")
    .filter((part) => !/^(?:_{1,2}|<|>|!.*|.*\?)$/.test(part))
    .map((part) => new Set(wordsOf(part, classes).flatMap((word) => formsOf(word))))
    .filter((words) => [...words].every((word) => /^[a-z]+$/.test(word)))
    .toSorted((a, b) => a.size - b.size);

function hasOne(words: ReadonlySet<string>, oneOf: ReadonlySet<string>): boolean {
  for (const word of words) if (oneOf.has(word)) return true;
  return false;
}

const phrasesOf = (texts: readonly string[]): string[] => texts.flatMap((text) => text.split(", "));

/** Every word that some of these patterns ask for. */
export const vocabularyOf = (texts: readonly string[], classes: WordClasses): Set<string> =>
  new Set(
    phrasesOf(texts)
      .flatMap((text) => text.split(" "))
      .map((part) => part.replace(/^!/, "").replace(/\?$/, ""))
      .filter((part) => !/^(?:_{1,2}|<|>)$/.test(part))
      .flatMap((part) => wordsOf(part, classes))
      .filter((word) => /^[a-z]+$/.test(word)),
  );
