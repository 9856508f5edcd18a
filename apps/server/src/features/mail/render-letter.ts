import type { Letter } from "./letter";

/** Who writes. */
export interface Sender {
  /** The name of the school. */
  school: string;
  /** Where people reach it, without a slash at its end. */
  origin: string;
}

export interface RenderedLetter {
  subject: string;
  text: string;
  html: string;
  hasLink: boolean;
}

/** A letter as text and as HTML. */
export function renderLetter(letter: Letter, { school, origin }: Sender): RenderedLetter {
  const { button } = letter;
  const link = button && new URL(button.path, origin).href;
  const paragraphs = [
    letter.greeting,
    ...letter.paragraphs,
    ...(button === undefined ? [] : [`${button.label}:\n${link}`]),
    ...(letter.closing ?? []),
    school,
  ];
  return {
    subject: oneLine(letter.subject),
    text: `${paragraphs.join("\n\n")}\n`,
    html: paragraphs.map((each) => `<p>${escaped(each)}</p>`).join("\n"),
    hasLink: button !== undefined,
  };
}

/** Whatever could end a header, or turn around what stands after it, becomes a space. */
export const oneLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, " ")
    .replaceAll(/ {2,}/g, " ")
    .trim();

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character]!);
