import type { Span } from "./labelled-sentence";

/** A token and its place in the text. */
export interface Token extends Span {
  readonly token: string;
}

const pieces = [
  // Addresses of the web and of mail.
  String.raw`(?:https?:\/\/|www\.)[^\s,;!?]*[^\s,;!?.]`,
  String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
  // Faces.
  String.raw`[:;]-?[()DPp](?![\p{L}\d])`,
  // Titles and short forms, with their full stop.
  String.raw`(?:Mr|Mrs|Ms|Dr|Prof|St|etc|e\.g|i\.e|a\.m|p\.m|U\.S|U\.K)\.(?![\p{L}\d])`,
  // Numbers, as 1,000 and 3.5 and 9:30 and 21st.
  String.raw`\d+(?:[.,:]\d+)*\p{L}*`,
  // Words, with what an apostrophe joins to them.
  String.raw`\p{L}[\p{L}\p{M}\d]*(?:['’]\p{L}+)*(?:(?<=s)['’](?=\s))?`,
  String.raw`\.{2,}`,
  String.raw`[^\s]`,
];

const token = new RegExp(pieces.join("|"), "gu");

/**
 * The tokens of a text: words, numbers, and marks one by one, with contractions in one piece.
 * Compounds with a hyphen are three tokens, as in the corpora that spaCy has split.
 */
export const splitTokens = (text: string): Token[] =>
  [...text.matchAll(token)].map((match) => ({
    token: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
