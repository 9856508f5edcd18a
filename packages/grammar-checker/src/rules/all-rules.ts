import { defineRule, type Rule } from "../rule";
import { adjectives } from "./adjectives";
import { adverbs } from "./adverbs";
import { apostrophes } from "./apostrophes";
import { capitalsAndStops } from "./capitals-and-stops";
import { comparisons } from "./comparisons";
import { confusedSounds } from "./confused-sounds";
import { confusedWords } from "./confused-words";
import { determiners } from "./determiners";
import { edAndIng } from "./ed-and-ing";
import { extraArticles } from "./extra-articles";
import { falseFriends } from "./false-friends";
import { missingArticles } from "./missing-articles";
import { missingThe } from "./missing-the";
import { missingVerb } from "./missing-verb";
import { numberOfNouns } from "./number-of-nouns";
import { pluralNouns } from "./plural-nouns";
import { pronouns } from "./pronouns";
import { quantifiers } from "./quantifiers";
import { spellingMistakes } from "./spelling-mistakes";
import { tooSoSuch } from "./too-so-such";
import { wordChoice } from "./word-choice";
import { wordFormation } from "./word-formation";
import { wordOrder } from "./word-order";

/** The rule bank. Where two rules mark the same words, the one that stands first here holds. */
export const allRules: readonly Rule[] = [
  missingVerb,
  spellingMistakes,
  apostrophes,
  comparisons,
  adjectives,
  adverbs,
  edAndIng,
  wordOrder,
  pronouns,
  determiners,
  confusedWords,
  confusedSounds,
  wordChoice,
  falseFriends,
  wordFormation,
  capitalsAndStops,
  quantifiers,
  tooSoSuch,
  pluralNouns,
  numberOfNouns,
  extraArticles,
  missingThe,
  missingArticles,
]
  .flat()
  .map(defineRule);
