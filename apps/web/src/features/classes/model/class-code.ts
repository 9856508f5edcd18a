import { classCode } from "@saywell/contract/constants";

const others = new RegExp(`[^${classCode.alphabet}]`, "g");

/** What of something that was typed or pasted can be a code; of a link, what stands at its end. */
export const codeOf = (typed: string): string =>
  (typed.trim().split("/").at(-1) ?? "")
    .toUpperCase()
    .replaceAll(others, "")
    .slice(0, classCode.length);

export const isWholeCode = (code: string): boolean => code.length === classCode.length;

/** A code as it is read aloud and copied by hand: `ABCD 2345`. */
export const inFours = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, "$1 ");
