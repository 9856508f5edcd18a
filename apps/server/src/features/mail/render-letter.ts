import type { Letter } from "./letter";
import { letterPage } from "./letter-page";

/** Who writes. */
export interface Sender {
  /** The name of the school. */
  name: string;
  /** Where it is reached besides; empty where nobody has said. */
  contact: string;
  /** Where people reach it, without a slash at its end. */
  origin: string;
}

export interface RenderedLetter {
  subject: string;
  text: string;
  html: string;
  hasLink: boolean;
}

/** A letter as text and as HTML, which say the same. */
export function renderLetter(letter: Letter, { name, contact, origin }: Sender): RenderedLetter {
  const { button, closing = [] } = letter;
  const link = button && { label: oneLine(button.label), href: linkTo(button.path, origin) };
  const words = {
    subject: oneLine(letter.subject),
    opening: [letter.greeting, ...letter.paragraphs].map(oneLine),
    link,
    closing: closing.map(oneLine),
    school: oneLine(name),
    origin,
    contact: oneLine(contact),
  };
  const paragraphs = [
    ...words.opening,
    ...(link === undefined ? [] : [`${link.label}:\n${link.href}`]),
    ...words.closing,
    [words.school, origin, ...(words.contact === "" ? [] : [words.contact])].join("\n"),
  ];
  return {
    subject: words.subject,
    text: `${paragraphs.join("\n\n")}\n`,
    html: letterPage(words),
    hasLink: link !== undefined,
  };
}

/** Whatever could end a header or a line, or turn around what stands after it, becomes a space. */
export const oneLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, " ")
    .replaceAll(/ {2,}/g, " ")
    .trim();

function linkTo(path: string, origin: string): string {
  const { href, origin: reached } = new URL(path, origin);
  // `//elsewhere.example` is a path to look at, and leads away.
  if (reached !== origin) throw new Error("A letter links to pages of the school only.");
  return href;
}
