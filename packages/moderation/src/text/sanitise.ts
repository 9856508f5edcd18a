import { maxLineBreaks, messageMaxLength } from "./message-limits";
import { refuse, type Result } from "../result";

/** Accents on one letter. No language needs more; a pile of them covers the lines above. */
const MAX_MARKS = 4;

export const textRefusals = ["blank", "too-long", "control-characters"] as const;
export type TextRefusal = (typeof textRefusals)[number];

// oxlint-disable-next-line no-control-regex -- refusing control characters is the point
const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]|\p{Cs}/u;
/** Marks that turn the direction of the text after them, which can make it say something else. */
const directions = /[\u202A-\u202E\u2066-\u2069\u206A-\u206F]/g;
const lineEnds = /\r\n?|[\u2028\u2029]/g;
const markPiles = new RegExp(`(\\p{M}{${MAX_MARKS}})\\p{M}+`, "gu");
const seen = /[^\s\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** How long a text may be where it is no message in a room. */
export interface TextLimits {
  maxLength?: number;
  lineBreaks?: number;
}

/**
 * A typed message as it may be judged and stored: NFC, trimmed, with plain line ends, without marks
 * that turn the text's direction, and with at most one empty line in a row and ten line breaks, where
 * no other limits are given.
 *
 * Refused are text without anything visible, more than 500 code points after trimming, and control
 * characters or unpaired surrogates, which a database cannot store. Sanitising again changes nothing.
 */
export function sanitiseText(
  text: string,
  { maxLength = messageMaxLength, lineBreaks = maxLineBreaks }: TextLimits = {},
): Result<{ text: string }, TextRefusal> {
  // Nothing that long can come down to 500; and nobody pays for normalising a megabyte.
  if (text.length > 20 * maxLength) return tooLong(maxLength);
  if (control.test(text)) {
    return refuse("control-characters", "Your message has characters that cannot be shown.");
  }
  const clean = limitLines(
    text
      .replace(lineEnds, "\n")
      .replace(/\t/g, " ")
      .replace(directions, "")
      .normalize("NFC")
      .replace(markPiles, "$1"),
    lineBreaks,
  );
  if (!seen.test(clean)) return refuse("blank", "Please write something first.");
  // A text of at most 500 units has at most 500 code points.
  if (clean.length > maxLength && Array.from(clean).length > maxLength) {
    return tooLong(maxLength);
  }
  return { ok: true, text: clean };
}

function limitLines(text: string, lineBreaks: number): string {
  if (!text.includes("\n")) return text.trim();
  const lines = text
    .trim()
    .replace(/[^\S\n]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .split("\n");
  const kept = lines.slice(0, lineBreaks);
  const rest = lines.slice(lineBreaks).filter((line) => line !== "");
  return [...kept, ...(rest.length > 0 ? [rest.join(" ")] : [])].join("\n").trim();
}

function tooLong(maxLength: number) {
  return refuse("too-long", `A message can have ${maxLength} characters at most.`);
}
