/** Something said before, oldest first. */
export interface Turn {
  readonly sender: "user" | "avatar";
  readonly text: string;
}

/** A mistake in the learner's message; positions in UTF-16 units. */
export interface Mistake {
  readonly start: number;
  readonly length: number;
  readonly wrong: string;
  /** What to write instead; null where the words should only be looked at again. */
  readonly better: string | null;
  readonly why: string;
  /** The grammar topic to study, by its id. */
  readonly topic?: string | undefined;
  /** Whether it may well be wrong. */
  readonly isGuess?: boolean | undefined;
}
