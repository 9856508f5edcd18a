import data from "../../data/adverts.json";
import { patternReader } from "./patterns";

/** Offers that nobody makes in a lesson, over the running words of `wordsOf`. */
export const adverts: readonly RegExp[] = data.patterns.map(patternReader(data.fragments));
