/** A stretch of text in UTF-16 units; where `start` is `end`, something is missing there. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A sentence as annotators left it: its tokens, and which of them are wrong. */
export interface LabelledSentence {
  readonly tokens: readonly string[];
  readonly wrong: readonly boolean[];
}

/**
 * Which tokens, at `places` of a text, the spans mark. A span without length marks the token that
 * it stands in or before, or the last one at the end, as in grammatical error detection: the label
 * of something missing stands at what follows.
 */
export function markTokens(places: readonly Span[], spans: readonly Span[]): boolean[] {
  const marked = places.map(() => false);
  for (const { start, end } of spans)
    if (start === end) {
      const next = places.findIndex((place) => place.end > start);
      if (places.length > 0) marked[next === -1 ? places.length - 1 : next] = true;
    } else
      for (const [index, place] of places.entries())
        if (place.start < end && start < place.end) marked[index] = true;
  return marked;
}
