import { cefrLevels, type CefrLevel } from "@saywell/cefr";
import { isMostlyName, ranksAsWritten } from "../word-rank";
import type { TaughtWord } from "./course-vocabulary";
import { formsOf } from "./word-forms";

/** Up to which rank in film subtitles a word is taken for one of a level. Why: docs/decisions/081. */
const lastRank: Readonly<Record<CefrLevel, number>> = {
  A1: 1000,
  A2: 2000,
  B1: 4000,
  B2: 8000,
  C1: 15_000,
  C2: 30_000,
};
/** Up to which rank a word is in bands 1 to 4. Band 5 has all others that are heard, 6 the unheard. */
const lastRankOfBand = [2000, 5000, 10_000, 20_000];

/** A figure for each word, in their order. */
export interface WordMeasures {
  /** 0 where no level is estimated, 1 to 6 for A1 to C2. */
  levels: number[];
  /** 1 for the most common words to 6 for those that films never say. */
  bands: number[];
}

/**
 * How hard words are by an estimate: the lowest level of which the course or the word's rank says that
 * it has it. A form is as easy as its base, if anybody says it: "husbands", but not "husbanding".
 */
export function measureWords(
  words: readonly string[],
  course: ReadonlyMap<string, TaughtWord>,
): WordMeasures {
  const ranks = ranksAsWritten(words);
  const places = new Map(words.map((word, place) => [word, place]));
  const levels = words.map((word, i) => levelOf(word, ranks[i] ?? Infinity, course.get(word)));
  const easiest = { levels: [...levels], ranks: [...ranks] };
  for (const [i, word] of words.entries()) {
    const [rank = Infinity, level = beyond] = [ranks[i], levels[i]];
    const taught = course.get(word);
    if (rank > lastRank.C2 && taught === undefined) continue;
    const formsOfCourse = formsOf(word, taught?.partsOfSpeech ?? []);
    for (const form of new Set([...formsOf(word, formsOfAny), ...formsOfCourse])) {
      const at = places.get(form);
      if (at === undefined || (ranks[at] === Infinity && !formsOfCourse.has(form))) continue;
      easiest.levels[at] = Math.min(easiest.levels[at] ?? beyond, level);
      easiest.ranks[at] = Math.min(easiest.ranks[at] ?? Infinity, rank);
    }
  }
  return {
    levels: easiest.levels.map((level) => (level === beyond ? 0 : level)),
    bands: easiest.ranks.map(bandOf),
  };
}

/** Which words are adjectives only the course says: a liver is not more live. */
const formsOfAny = ["noun", "verb"] as const;

/** Beyond C2. */
const beyond = cefrLevels.length + 1;

function levelOf(word: string, rank: number, taught: TaughtWord | undefined): number {
  // The rank of a name says how often somebody is called so: "rob" is no word of A2.
  const isRanked = taught !== undefined || !isMostlyName(word);
  const byRank = isRanked ? cefrLevels.findIndex((level) => rank <= lastRank[level]) : -1;
  return Math.min(
    taught === undefined ? beyond : cefrLevels.indexOf(taught.level) + 1,
    byRank === -1 ? beyond : byRank + 1,
  );
}

function bandOf(rank: number): number {
  const band = lastRankOfBand.findIndex((last) => rank <= last);
  if (band !== -1) return band + 1;
  return lastRankOfBand.length + (rank === Infinity ? 2 : 1);
}
