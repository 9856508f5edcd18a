/** Parts of speech of Universal Dependencies, as wink-nlp gives them. */
export type PartOfSpeech =
  | "ADJ"
  | "ADP"
  | "ADV"
  | "AUX"
  | "CCONJ"
  | "DET"
  | "INTJ"
  | "NOUN"
  | "NUM"
  | "PART"
  | "PRON"
  | "PROPN"
  | "PUNCT"
  | "SCONJ"
  | "SYM"
  | "VERB"
  | "X"
  | "SPACE";

/** A word or a mark of a sentence. "don't" is two: "do" and "n't". */
export interface Token {
  /** As it was written. */
  readonly text: string;
  /** In small letters, with straight apostrophes. */
  readonly lower: string;
  /** The form under which a dictionary has it; of an unknown word the word itself. */
  readonly lemma: string;
  readonly pos: PartOfSpeech;
  /** In UTF-16 units of the sentence; the end exclusive. */
  readonly start: number;
  readonly end: number;
  /** Whether a clause begins here, so that whoever stands here does what the next verb says. */
  readonly beginsClause: boolean;
}
