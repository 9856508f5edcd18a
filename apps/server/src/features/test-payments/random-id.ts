import { randomBytes } from "node:crypto";

const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Letters and digits that nobody can guess: 24 of them are 142 bits. */
export function randomText(length: number): string {
  let text = "";
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      // Those above would come more often than others.
      if (byte < 248 && text.length < length) text += letters[byte % 62];
    }
  }
  return text;
}

/** An id as the provider makes them. */
export const randomId = (prefix: string): string => `${prefix}_${randomText(24)}`;
