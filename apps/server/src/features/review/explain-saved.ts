export interface WordEntry {
  readonly word: string;
  readonly meaning: string;
  readonly example: string | null;
}

/** A word in review, and where what it means is said. */
export interface KeptWord {
  lessonId: string | null;
  word: string;
  /** What a dictionary said when it was saved from there; null where it never was. */
  meaning: string | null;
  example: string | null;
}

/** What is told of a saved word. Its lesson is null where no lesson says it. */
export interface ExplainedWord extends WordEntry {
  lessonId: string | null;
}

/**
 * What a saved word means: what its lesson says, or else what a dictionary said. Undefined where its
 * lesson has left the course, or lost it, and nothing else explains it.
 */
export function explainSaved(
  { lessonId, word, meaning, example }: KeptWord,
  lesson: { readonly words: readonly WordEntry[] } | undefined,
): ExplainedWord | undefined {
  const entry = lesson?.words.find((each) => each.word === word);
  if (entry !== undefined) return { ...entry, lessonId };
  return meaning === null ? undefined : { word, meaning, example, lessonId: null };
}
