import { classGameRules } from "@saywell/contract/constants";

/** Where the digits of scripts begin in which some learners count. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6];

/** The digits in what somebody typed or pasted, as many as a code has. */
export const digitsOf = (typed: string): string =>
  Array.from(typed)
    .map((character) => {
      const point = character.codePointAt(0)!;
      const zero = zeros.find((each) => point >= each && point < each + 10);
      return zero === undefined ? character : String(point - zero);
    })
    .filter((character) => /[0-9]/.test(character))
    .join("")
    .slice(0, classGameRules.codeLength);

export const isWholeCode = (digits: string): boolean => digits.length === classGameRules.codeLength;
