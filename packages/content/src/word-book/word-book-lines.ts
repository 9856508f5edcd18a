/** A line of the word book: the group that it stands in, and its parts. */
export interface WordBookLine {
  readonly group: string;
  readonly parts: readonly string[];
}

/** The lines of a file of the word book, their parts without spaces around them. */
export const linesOf = (source: Readonly<Record<string, string>>): readonly WordBookLine[] =>
  Object.entries(source).flatMap(([group, text]) =>
    text
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean)
      .map((line) => ({ group, parts: line.split("|").map((part) => part.trim()) })),
  );

/** What stands between commas. */
export const listed = (part = ""): string[] =>
  part
    .split(/,\s*(?![^()]*\))/)
    .map((each) => each.trim())
    .filter(Boolean);
