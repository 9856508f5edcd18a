import { sentencesIn } from "./sentences-in";
import { tagSentence } from "./pattern/tag-sentence";
import type { Token } from "./pattern/token";

/** A longer text is not tagged whole: nobody answers to more of it. In UTF-16 units. */
const longest = 2000;
const mostSentences = 60;

/** The words of each sentence of a text, with their parts of speech; places count from the sentence. */
export const tagText = (text: string): Token[][] =>
  [...sentencesIn(text.slice(0, longest))]
    .slice(0, mostSentences)
    .map(({ sentence }) => tagSentence(sentence));
