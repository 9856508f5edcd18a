/** The first letters of up to two words of a name, in capitals. */
export function initialsOf(name: string): string {
  // What stands before a word, as a bracket does, is none of it.
  const words = name.match(/[\p{L}\p{N}]\S*/gu) ?? name.trim().split(/\s+/);
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? "")
    .join("")
    .toLocaleUpperCase("en-GB");
}
