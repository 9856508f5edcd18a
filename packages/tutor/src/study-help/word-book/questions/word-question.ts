import type { CountrySpelling } from "../british-american";
import type { PartName } from "../look-up";
import type { RegisterAsked } from "../registers";
import type { DependentPreposition, Idiom, PhrasalVerb, WordBook } from "../word-book";

/** What learners ask of words that the word book answers. */
export type WordQuestion =
  | { readonly of: "idiom"; readonly idiom: Idiom }
  | { readonly of: "idioms"; readonly title: string; readonly idioms: readonly Idiom[] }
  | {
      readonly of: "phrasal-verb";
      readonly verbs: readonly PhrasalVerb[];
      readonly isOfObject: boolean;
    }
  | { readonly of: "phrasal-verbs"; readonly title: string; readonly verbs: readonly PhrasalVerb[] }
  | {
      readonly of: "preposition";
      readonly word: string;
      readonly prepositions: readonly DependentPreposition[];
      /** What the learner thought of. */
      readonly offered: readonly string[];
    }
  | { readonly of: "phrase-preposition"; readonly phrases: readonly DependentPreposition[] }
  | {
      readonly of: "verb-choice";
      readonly noun: string;
      readonly right: readonly string[];
      readonly wrong: readonly string[];
    }
  | { readonly of: "collocations"; readonly word: string }
  | {
      readonly of: "part";
      readonly word: string;
      readonly part: PartName;
      readonly words: readonly string[];
    }
  | { readonly of: "parts-of"; readonly word: string; readonly parts: readonly PartName[] }
  | ({ readonly of: "register" } & RegisterAsked)
  | { readonly of: "sound"; readonly words: readonly string[] }
  | { readonly of: "syllables"; readonly word: string }
  | { readonly of: "rhymes"; readonly word: string }
  | { readonly of: "sounds-like"; readonly word: string }
  | { readonly of: "silent"; readonly letter: string | null; readonly word: string | null }
  | ({ readonly of: "spelling-of-country" } & CountrySpelling)
  | { readonly of: "word-of-country"; readonly pairs: WordBook["britishAmerican"] }
  | { readonly of: "irregular-verbs"; readonly which: "all" | "same" }
  | { readonly of: "verb-forms"; readonly verb: string }
  | { readonly of: "said"; readonly says: string }
  | { readonly of: "tips"; readonly tips: readonly string[]; readonly wishes: readonly string[] };
