/** A piece of a sentence as the network reads it; the end exclusive, in UTF-16 units. */
export interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const token =
  /[\p{L}]+(?:['’-][\p{L}]+)*['’]?(?=[^\p{L}]|$)|\d+(?:[.,:]\d+)*(?:st|nd|rd|th|s)?\b|\.\.+|[^\s]/gu;

/** Splits as the network was trained: "don't" is "do" and "n't", "dogs'" is "dogs" and "'". */
export function piecesOf(sentence: string): Piece[] {
  const pieces: Piece[] = [];
  for (const { 0: text, index } of sentence.matchAll(token)) {
    if (/\p{L}['’]$/u.test(text)) {
      const word = text.slice(0, -1);
      pieces.push(...shortForms(word, index));
      pieces.push({ text: "'", start: index + word.length, end: index + text.length });
    } else pieces.push(...shortForms(text, index));
  }
  return pieces;
}

function shortForms(text: string, start: number): Piece[] {
  const lower = text.replaceAll("’", "'").toLowerCase();
  const ending = /n't$/.exec(lower)?.[0] ?? /'(?:s|re|ve|ll|d|m)$/.exec(lower)?.[0] ?? "";
  const at =
    lower === "cannot"
      ? 3
      : ending !== "" && lower.length > ending.length
        ? text.length - ending.length
        : 0;
  const end = start + text.length;
  if (at === 0) return [{ text, start, end }];
  return [
    { text: text.slice(0, at), start, end: start + at },
    { text: text.slice(at), start: start + at, end },
  ];
}

/** Under which the vocabulary has a word. */
export function vocabularyForm(word: string): string {
  const lower = word.toLowerCase().replaceAll("’", "'");
  if (/^\d/.test(lower)) {
    if (/^(?:19|20)\d\d$/.test(lower)) return "<year>";
    if (/[a-z]$/.test(lower)) return "<ord>";
    return lower === "1" ? "1" : "<num>";
  }
  if (/^[“”«»]$/.test(lower)) return '"';
  if (/^[–—]$/.test(lower)) return "-";
  return lower === "‘" ? "'" : lower;
}

/** The last three letters, by which words alike are alike. */
export const endingOf = (word: string): string => {
  const form = vocabularyForm(word);
  return form.length > 3 ? form.slice(-3) : form;
};

/** 0 small letters, 1 a capital first, 2 all capitals, 3 mixed, 4 a number, 5 no letters. */
export function shapeOf(word: string): number {
  if (/^\d/.test(word)) return 4;
  if (!/\p{L}/u.test(word)) return 5;
  if (word === word.toLowerCase()) return 0;
  if (/^\p{Lu}[^\p{Lu}]*$/u.test(word)) return word.length === 1 ? 0 : 1;
  return word === word.toUpperCase() ? 2 : 3;
}
