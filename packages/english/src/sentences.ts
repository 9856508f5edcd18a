/**
 * The sentences of a text. A quotation after a colon is a sentence of its own; a gap ("…", "___")
 * ends none.
 */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?]["'”’)]*)\s+(?!\p{Ll})|(?<=:)\s+(?=["“])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** Whether a sentence is closed by a mark, unlike a choice such as "the station". */
export const isWhole = (sentence: string) => /[.!?]["'”’)]*$/.test(sentence);

/** Texts one after the other, each closed by its own mark, or else by a full stop. */
export const joinSentences = (...texts: readonly string[]): string =>
  texts.map((text) => (isWhole(text) || text.endsWith("…") ? text : `${text}.`)).join(" ");

/** A running word as it stands in a sentence. */
export interface RunningWord {
  text: string;
  /** Has a capital, and not because a sentence or a quotation begins here. */
  isName: boolean;
}

// A placeholder is one word, and so is a number; an ending such as "-ing" is none.
const token = /\{[^}]*\}|(?<![\p{L}\p{N}-])[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;

/** The words of one sentence, in order. A hyphen or an apostrophe inside a word does not end it. */
export function wordsOf(sentence: string): RunningWord[] {
  return [...sentence.matchAll(token)].map(({ 0: text, index }, at) => {
    const opens = at === 0 || /["“‘([:]\s*'?$/.test(sentence.slice(0, index));
    return { text, isName: !opens && /^\p{Lu}/u.test(text) && text !== "I" };
  });
}
