import comeOns from "../../data/phrases/come-ons.json";
import despair from "../../data/phrases/despair.json";
import grooming from "../../data/phrases/grooming.json";
import harassment from "../../data/phrases/harassment.json";
import hateClaims from "../../data/phrases/hate-claims.json";
import hateSpeech from "../../data/phrases/hate-speech.json";
import insults from "../../data/phrases/insults.json";
import intimidation from "../../data/phrases/intimidation.json";
import selfHarm from "../../data/phrases/self-harm.json";
import sexualPhrases from "../../data/phrases/sexual-phrases.json";
import tellings from "../../data/phrases/tellings.json";
import toldByShape from "../../data/phrases/told-by-shape.json";
import threats from "../../data/phrases/threats.json";
import { type Fragments, patternReader } from "./patterns";
import type { Phrase } from "./types";

interface PhraseFile {
  fragments: Fragments;
  phrases: readonly (Omit<Phrase, "pattern" | "unless"> & { pattern: string; unless?: string })[];
}

/** In the order in which what they find is told: a cry for help before a threat. */
const files = [
  selfHarm,
  despair,
  tellings,
  toldByShape,
  threats,
  intimidation,
  grooming,
  sexualPhrases,
  comeOns,
  hateSpeech,
  hateClaims,
  harassment,
  insults,
] as PhraseFile[];

/** The phrases of `data/phrases`, ready to match. */
export const phrases: readonly Phrase[] = files.flatMap(({ fragments, phrases }) => {
  const read = patternReader(fragments);
  return phrases.map(({ pattern, unless, ...meaning }): Phrase => ({
    ...meaning,
    pattern: read(pattern),
    ...(unless !== undefined && { unless: read(unless) }),
  }));
});
