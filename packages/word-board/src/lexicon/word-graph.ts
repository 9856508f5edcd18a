/** A set of words as a minimal graph of letters. */
export interface WordGraph {
  /** Its edges, in a form of this module alone. */
  edges: Uint32Array;
}
