/** A word of a message, as the judgement about groups reads it. */
export interface Token {
  word: string;
  /** Offset in the text that was read. */
  at: number;
  /** Inside quotation marks. */
  isQuoted: boolean;
  /** A comma, bracket or dash stands before it. */
  isApart: boolean;
  /** Somebody has something: "women's". */
  isOwner: boolean;
}

export type Sentence = readonly Token[];

const piece =
  /[a-z\d\u00c0-\u1fff\u2c00-\uffff]+(?:['’][a-z]+)*['’]?|[.!?;:\n]+|["“”«»„]|[,()\u2014-]/g;
const isLetter = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 48 && code <= 57) ||
  code >= 0x2c00 ||
  (code >= 0xc0 && code < 0x2000);

/** Short and run-together forms, written out. */
const forms: Readonly<Record<string, string>> = {
  u: "you",
  ur: "your",
  r: "are",
  ppl: "people",
  n: "and",
  em: "them",
  gonna: "going to",
  wanna: "want to",
  gotta: "have to",
  cannot: "can not",
  "can't": "can not",
  cant: "can not",
  "won't": "will not",
  wont: "will not",
  "let's": "let us",
  lets: "let us",
  im: "i am",
  ive: "i have",
  ill: "ill",
  youre: "you are",
  theyre: "they are",
  theyll: "they will",
  hes: "he is",
  shes: "she is",
  thats: "that is",
  whats: "what is",
  aint: "are not",
  "ain't": "are not",
};
const withoutApostrophe = /^(?:is|are|was|were|do|does|did|have|has|should|would|could|must)nt$/;
const endings: readonly (readonly [RegExp, string])[] = [
  [/n't$/, " not"],
  [/'re$/, " are"],
  [/'ll$/, " will"],
  [/'ve$/, " have"],
  [/'m$/, " am"],
  [/'d$/, " would"],
];
const isShortIs = /^(?:it|he|she|that|this|there|what|who|here|everyone|everybody)'s$/;

/** The sentences of a folded message. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Token[][] = [];
  let sentence: Token[] = [];
  let isQuoted = false;
  let isApart = false;
  const end = () => {
    if (sentence.length > 0) sentences.push(sentence);
    sentence = [];
    isApart = false;
  };
  piece.lastIndex = 0;
  for (let match = piece.exec(text); match !== null; match = piece.exec(text)) {
    const [found] = match;
    if (isLetter(found.charCodeAt(0))) {
      const own = closesQuote(found, text, match.index);
      if (own === null && opensQuote(text, match.index)) isQuoted = true;
      for (const word of wordsIn(own ?? found)) {
        const isOwner = word.endsWith("'") || word.endsWith("'s");
        sentence.push({ word, at: match.index, isQuoted, isApart, isOwner });
        isApart = false;
      }
      if (own !== null) isQuoted = false;
    } else if (/["“”«»„]/.test(found)) isQuoted = !isQuoted;
    else if (/[.!?;:\n]/.test(found)) {
      // A colon leads to what is quoted, and an ellipsis in a quotation does not end the frame.
      if (!isQuoted && found !== ":") end();
      else isApart = true;
    } else isApart = true;
  }
  end();
  return sentences;
}

/** A single quotation mark at the end of a word is one only when one opened before. */
function closesQuote(found: string, text: string, at: number): string | null {
  if (!found.endsWith("'") && !found.endsWith("’")) return null;
  return /(?:^|[\s(,:])['‘’](?=\S)/.test(text.slice(0, at)) ? found.slice(0, -1) : null;
}

const opensQuote = (text: string, at: number): boolean =>
  at > 0 &&
  (text[at - 1] === "'" || text[at - 1] === "‘") &&
  (at === 1 || /[\s(,:]/.test(text.charAt(at - 2))) &&
  /['’](?:\W|$)/.test(text.slice(at));

/** Words written out before; bounded like the folds of letters. */
const before = new Map<string, readonly string[]>();
const MOST_KNOWN = 4096;

function wordsIn(found: string): readonly string[] {
  const known = before.get(found);
  if (known !== undefined) return known;
  const words = writtenOut(found).split(" ");
  if (before.size >= MOST_KNOWN) before.clear();
  before.set(found, words);
  return words;
}

function writtenOut(word: string): string {
  const plain = word.replaceAll("’", "'");
  const known = Object.hasOwn(forms, plain) ? forms[plain] : undefined;
  if (known !== undefined) return known;
  if (withoutApostrophe.test(plain)) return `${plain.slice(0, -2)} not`;
  if (!plain.includes("'")) return squeeze(plain);
  if (isShortIs.test(plain)) return `${plain.slice(0, -2)} is`;
  for (const [ending, written] of endings) {
    if (ending.test(plain)) return plain.replace(ending, written);
  }
  return plain;
}

/** `sooo` as `so`: no English word has three letters in a row. */
const squeeze = (word: string): string =>
  /(.)\1\1/.test(word) ? word.replace(/([aeiou])\1{2,}/g, "$1").replace(/(.)\1{2,}/g, "$1") : word;
