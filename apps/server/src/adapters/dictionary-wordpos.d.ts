/** The part of wordpos that is used; it ships no types. */
declare module "wordpos" {
  export interface Synset {
    /** `n` noun, `v` verb, `a` and `s` adjective, `r` adverb. */
    pos: "n" | "v" | "a" | "s" | "r";
    /** Its first word; spaces are underscores. */
    lemma: string;
    /** Definitions, then examples in quotes. */
    gloss: string;
    ptrs: { pointerSymbol: string; synsetOffset: string; pos: string }[];
  }

  export default class WordPOS {
    static WNdb: { path: string };
    seek(offset: string, pos: string): Promise<Synset>;
  }
}
