const named: Readonly<Record<string, string>> = {
  lt: "<",
  gt: ">",
  amp: "&",
  quot: '"',
  apos: "'",
  nbsp: " ",
  colon: ":",
  period: ".",
  commat: "@",
};

/** Characters that HTML writes as numbers or names: `&#97;` is an “a”. */
const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));?/gi;

function decoded(text: string): string {
  let plain = text;
  // What is written twice over is read twice: "&amp;lt;".
  for (let round = 0; round < 3 && plain.includes("&"); round += 1)
    plain = plain.replaceAll(entity, (whole, decimal, hex, name: string | undefined) => {
      if (name !== undefined) return named[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      const isCharacter = code >= 32 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
      return isCharacter ? String.fromCodePoint(code) : " ";
    });
  return plain;
}

/** What a page would not show, or would run. */
const unseenHtml = /<!--[\s\S]*?(?:-->|$)|<(script|style|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const breakingTag = /<\/?(?:br|p|div|li|ul|ol|tr|td|h[1-6]|hr|table)\b[^<>]*(?:>|$)/gi;
const anyTag = /<[a-z/!?][^<>]*(?:>|$)/gi;

/** Text without HTML. Tags inside a word leave the word whole: "a<b></b>m" is read as a page shows it. */
function withoutHtml(text: string): string {
  let plain = decoded(text);
  for (let round = 0; round < 3 && plain.includes("<"); round += 1)
    plain = plain.replaceAll(unseenHtml, " ").replaceAll(breakingTag, " ").replaceAll(anyTag, "");
  return plain.replaceAll(/<(?=[a-z/!?])/gi, "");
}

/** Whether anything in a text may be a mark of a format; most replies have nothing of it. */
const mayHaveMarks = /[<>&[\]*`#•_]|^\s*(?:-|\d+[.)])\s|https?:|www\./im;

/**
 * A text without marks of Markdown and HTML, and without addresses of pages: nothing that can be read in a
 * chat. Its spaces stay, so that a reply which comes in pieces can be put together.
 */
export function withoutMarks(text: string): string {
  if (!mayHaveMarks.test(text)) return text;
  return withoutHtml(text.replaceAll(/```[\s\S]*?(?:```|$)/g, " "))
    .replaceAll(/!?\[([^[\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/\bhttps?:\/\/\S*|\bwww\.\S*/gi, "")
    .replaceAll(/^[^\S\n]*(?:[-•*]|#{1,6}|\d+[.)])[^\S\n]+/gm, "")
    .replaceAll(/\*+|`+|#+ ?/g, "")
    .replaceAll(
      /(?<![\p{L}\p{N}_])_{1,2}(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}.!?])_{1,2}(?![\p{L}\p{N}_])/gu,
      "",
    );
}

/** The same as one line. */
export const withoutFormat = (reply: string): string =>
  withoutMarks(reply).replaceAll(/\s+/g, " ").trim();

/** An address, a link, a tag or a mark of a text format that has not come to its end. */
const unfinishedFormat =
  /(?:\b(?:ht?t?|https?(?::[^\s)]*)?)|\b(?:ww?|www\S*)|!?\[[^\]]{0,80}|!?\[[^\][]*\](?:\([^)]*)?|```[^`]*|[*_`#]+|&#?\w{0,8}|<(?:[a-z/!?][^<>]*)?|^\s*(?:[-•]|\d+[.)]?)\s*)(?![\s\S])/im;
/** Unseen parts of a page that have not come to their end. */
const openUnseen = /<!--(?![\s\S]*-->)|<(script|style|template)\b(?![\s\S]*<\/\1\s*>)/i;

const longestMark = 400;

/** Where a mark of a format begins that has not come to its end; the text's length where none does. */
export function unfinishedFrom(text: string): number {
  // A mark is short: what comes in is not read again from its beginning.
  const from = Math.max(0, text.length - longestMark);
  const found = unfinishedFormat.exec(text.slice(from));
  const tail = found === null ? text.length : from + found.index;
  if (!/[<`]/.test(text)) return tail;
  const fences = [...text.matchAll(/```/g)];
  const fence = fences.length % 2 === 1 ? fences.at(-1)!.index : text.length;
  return Math.min(tail, fence, openUnseen.exec(text)?.index ?? text.length);
}
