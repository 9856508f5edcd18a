import { plainText } from "../text";

/**
 * Whether a text fulfils a condition: a regular expression that must match from the beginning of a word,
 * whatever the case; “ + ” joins several, in any order.
 */
export function fulfils(text: string, condition: string): boolean {
  const plain = plainText(text);
  return condition.split(" + ").every((each) => {
    const beginsWord = /^[\p{L}\p{N}(]/u.test(each) ? "(?<![\\p{L}\\p{N}])" : "";
    return new RegExp(`${beginsWord}(?:${each.trim()})`, "iu").test(plain);
  });
}
