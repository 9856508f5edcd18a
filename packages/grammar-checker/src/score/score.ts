import { markTokens, type Span } from "./labelled-sentence";

/** A sentence with its labels, and what a checker marked in its text. */
export interface CheckedSentence {
  readonly wrong: readonly boolean[];
  /** Where each token stands in the text. */
  readonly places: readonly Span[];
  readonly marked: readonly Span[];
}

/** How many were wrong and marked, right but marked, and wrong but not marked. */
export interface Counts {
  readonly hits: number;
  readonly falseMarks: number;
  readonly misses: number;
}

/** Shares from 0 to 1. */
export interface Measures extends Counts {
  readonly precision: number;
  readonly recall: number;
  readonly f05: number;
}

/** How well a checker found what is wrong. */
export interface Score {
  readonly sentences: number;
  readonly tokens: number;
  readonly byToken: Measures;
  /** Of sentences: whether there is something wrong in one at all. */
  readonly bySentence: Measures;
  /** How many sentences are right, and in which share of them something was marked. */
  readonly rightSentences: number;
  readonly falseAlarms: number;
}

/** Compares what a checker marked with what is wrong, by tokens and by sentences. */
export function score(sentences: readonly CheckedSentence[]): Score {
  const pairs = sentences.map(({ wrong, places, marked }) => ({
    wrong,
    marked: markTokens(places, marked),
  }));
  const ofTokens = pairs.flatMap(({ wrong, marked }) =>
    wrong.map((isWrong, index) => ({ isWrong, isMarked: marked[index] === true })),
  );
  const ofSentences = pairs.map(({ wrong, marked }) => ({
    isWrong: wrong.includes(true),
    isMarked: marked.includes(true),
  }));
  const right = ofSentences.filter(({ isWrong }) => !isWrong);
  const alarms = right.filter(({ isMarked }) => isMarked).length;
  return {
    sentences: sentences.length,
    tokens: ofTokens.length,
    byToken: measure(count(ofTokens)),
    bySentence: measure(count(ofSentences)),
    rightSentences: right.length,
    falseAlarms: right.length === 0 ? 0 : alarms / right.length,
  };
}

/**
 * Precision, recall, and F0.5, which weighs precision twice as much as recall, since a wrong mark
 * harms a learner more than a missing one: (1 + β²)PR / (β²P + R) with β = 0.5, after C. J. van
 * Rijsbergen, “Information Retrieval” (1979); the measure of the CoNLL-2014 shared task (Ng et al.
 * 2014). As in its scorer's successor ERRANT, a share of nothing is 1: who marks nothing marks
 * nothing wrongly, and has an F0.5 of 0 where there was something to find.
 */
export function measure(counts: Counts): Measures {
  const { hits, falseMarks, misses } = counts;
  const precision = falseMarks === 0 ? 1 : hits / (hits + falseMarks);
  const recall = misses === 0 ? 1 : hits / (hits + misses);
  const weight = 0.5 ** 2;
  const below = weight * precision + recall;
  const f05 = below === 0 ? 0 : ((1 + weight) * precision * recall) / below;
  return { hits, falseMarks, misses, precision, recall, f05 };
}

function count(pairs: readonly { isWrong: boolean; isMarked: boolean }[]): Counts {
  const number = (isWrong: boolean, isMarked: boolean) =>
    pairs.filter((pair) => pair.isWrong === isWrong && pair.isMarked === isMarked).length;
  return {
    hits: number(true, true),
    falseMarks: number(false, true),
    misses: number(true, false),
  };
}
