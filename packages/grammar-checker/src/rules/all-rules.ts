import { defineRule, type Rule } from "../rule";
import { adverbs } from "./adverbs";
import { apostrophes } from "./apostrophes";
import { capitalsAndStops } from "./capitals-and-stops";
import { comparisons } from "./comparisons";
import { confusedWords } from "./confused-words";
import { determiners } from "./determiners";
import { extraArticles } from "./extra-articles";
import { missingArticles } from "./missing-articles";
import { missingThe } from "./missing-the";
import { missingVerb } from "./missing-verb";
import { pluralNouns } from "./plural-nouns";
import { pronouns } from "./pronouns";
import { quantifiers } from "./quantifiers";
import { spellingMistakes } from "./spelling-mistakes";
import { wordChoice } from "./word-choice";
import { confusedSounds } from "./confused-sounds";
import { numberOfNouns } from "./number-of-nouns";
import { wordOrder } from "./word-order";
import { edAndIng } from "./ed-and-ing";
import { tooSoSuch } from "./too-so-such";
import { adjectives } from "./adjectives";
import { falseFriends } from "./false-friends";
import { wordFormation } from "./word-formation";

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
