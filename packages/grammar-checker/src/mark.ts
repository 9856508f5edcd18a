/** A mistake in a text, as it is marked for its writer. Positions in UTF-16 units of the text. */
export interface Mark {
  readonly start: number;
  /** Zero where something is missing. */
  readonly length: number;
  /** The words as they stand there. */
  readonly wrong: string;
  /** What to write instead, empty to leave it out; null where the words should only be looked at again. */
  readonly better: string | null;
  readonly why: string;
  /** The grammar topic to study, where there is one: an id of the reference in `content`. */
  readonly topic?: string;
  /** Whether only the network says so, which may be wrong: nobody is graded by it. */
  readonly isGuess?: boolean;
}
