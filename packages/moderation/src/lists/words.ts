import explicit from "../../data/words/explicit-words.json";
import mild from "../../data/words/mild-profanity.json";
import sexual from "../../data/words/sexual-words.json";
import slurList from "../../data/words/slurs.json";
import strong from "../../data/words/strong-profanity.json";
import type { WordList } from "./types";

/** The lists of `data/words`; each says in its `about` what it holds. */
export const slurs = slurList as WordList;
export const mildProfanity = mild as WordList;
export const strongProfanity = strong as WordList;
export const explicitWords = explicit as WordList;
export const sexualWords = sexual as WordList;
