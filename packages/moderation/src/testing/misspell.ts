/** Ways to write a word otherwise, each at a place that the sentence itself decides. */

const longWord = /[A-Za-z]{5,}/g;

/** A number below `below` that is the same for the same text. */
function placeIn(text: string, below: number): number {
  let sum = 7;
  for (const char of text) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 1_000_003;
  return sum % below;
}

/** Changes one of the long words of a sentence; the sentence itself where it has none. */
const inAWord =
  (change: (text: string, at: number) => string, fromEnd: number) =>
  (text: string): string => {
    const words = Array.from(text.matchAll(longWord));
    const word = words[placeIn(text, Math.max(1, words.length))];
    if (word === undefined) return text;
    return change(text, word.index + 1 + placeIn(`${text}!`, word[0].length - fromEnd));
  };

export const misspellings = {
  "two letters exchanged": inAWord(
    (text, at) => text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2),
    2,
  ),
  "a letter dropped": inAWord((text, at) => text.slice(0, at) + text.slice(at + 1), 1),
  "a space put in": inAWord((text, at) => `${text.slice(0, at + 1)} ${text.slice(at + 1)}`, 3),
  "a space left out": (text: string): string => {
    const spaces = Array.from(text.matchAll(/(?<=[a-z]) (?=[a-z])/gi));
    const space = spaces[placeIn(text, Math.max(1, spaces.length))];
    return space === undefined ? text : text.slice(0, space.index) + text.slice(space.index + 1);
  },
};
