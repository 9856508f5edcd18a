import { tokenize } from "linkifyjs";

interface TextPiece {
  text: string;
  /** Where it leads; null for plain text. */
  href: string | null;
}

/** A message cut into text and web addresses. Nothing but http and https becomes a link. */
export function messagePieces(content: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  for (const token of tokenize(content)) {
    const text = token.toString();
    const href = token.isLink && token.t === "url" ? webAddress(token.toHref("https")) : null;
    const last = pieces.at(-1);
    if (href === null && last?.href === null) last.text += text;
    else pieces.push({ text, href });
  }
  return pieces;
}

function webAddress(href: string): string | null {
  if (!URL.canParse(href)) return null;
  const { protocol, username } = new URL(href);
  // A name before an @ makes one site look like another.
  return (protocol === "https:" || protocol === "http:") && username === "" ? href : null;
}

const letters = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;

export interface Word {
  word: string;
  start: number;
  end: number;
}

/** The words of a text, with where they stand. */
export const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(letters), ({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));

/** The word that stands at a place in a text. */
export const wordAt = (text: string, place: number): Word | undefined =>
  wordsOf(text).find(({ start, end }) => place >= start && place <= end);
