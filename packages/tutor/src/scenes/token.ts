/** A word of a message, as patterns look at it. */
export interface Token {
  readonly text: string;
  /** Where it stands in the message, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** What it may be a form of, and kinds such as `#number`. */
  lemmas: readonly string[];
  /** The part of the message between full stops, and between what joins two statements. */
  readonly segment: number;
  /** Whether nothing but the beginning, a comma or a greeting stands before it. */
  readonly isFirst: boolean;
  /** The comma that stands before it, or nothing. */
  readonly hasCommaBefore: boolean;
  readonly hasCapital: boolean;
  /** The place of the word that denies it; -1 where none does. */
  deniedBy: number;
}
