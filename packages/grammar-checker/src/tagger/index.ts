import { readWeights, tagProbabilities, type Features, type Weights } from "./network";
import { createRealiser, type Edit, type Lexicon } from "./realise-tag";
import { mayShow } from "./shown-tags";
import { tags } from "./tags";
import { endingOf, type Piece, piecesOf, shapeOf, vocabularyForm } from "./tokens";

export { readWeights };
export type { Lexicon, Weights };

/** What the network thinks is wrong. */
export interface Proposal extends Edit {
  /** One of `tags`. */
  readonly tag: string;
  /** That something is wrong here, from 0 to 1. */
  readonly probability: number;
}

/** Of all that may be wrong at a token, so much must be this tag. */
const leastShare = 0.3;
const unknown = 1;

/** The network with its word lists, ready to read sentences. */
export function createTagger(weights: Weights, lexicon: Lexicon) {
  const wordRows = new Map(lexicon.vocab.map((word, at) => [word, at + 2]));
  const endingRows = new Map(lexicon.suffixes.map((ending, at) => [ending, at + 2]));
  const endOfSentence = { word: lexicon.vocab.length + 2, ending: 1, shape: 6 };
  const realise = createRealiser(lexicon);

  function featuresOf(pieces: readonly Piece[]): Features {
    const texts = pieces.map(({ text }) => text);
    return {
      words: [
        ...texts.map((each) => wordRows.get(vocabularyForm(each)) ?? unknown),
        endOfSentence.word,
      ],
      endings: [
        ...texts.map((each) => endingRows.get(endingOf(each)) ?? unknown),
        endOfSentence.ending,
      ],
      shapes: [...texts.map(shapeOf), endOfSentence.shape],
    };
  }

  /** For each token, and the end of the sentence, the probability of each of `tags`. */
  function read(sentence: string): {
    pieces: Piece[];
    features: Features;
    probabilities: Float32Array;
  } {
    const pieces = piecesOf(sentence.replace(/[“”]/g, '"'));
    const features = featuresOf(pieces);
    return { pieces, features, probabilities: tagProbabilities(weights, features) };
  }

  /**
   * What the network would change in a sentence.
   *
   * @param least the probability, 0 to 1, from which on something counts
   */
  function propose(sentence: string, least: number): Proposal[] {
    const { pieces, features, probabilities } = read(sentence);
    if (pieces.length === 0) return [];
    return features.words.flatMap((row, at) => {
      const of = (tag: number) => probabilities[at * tags.length + tag]!;
      const probability = 1 - of(0);
      if (probability < least) return [];
      let best = 1;
      for (let tag = 2; tag < tags.length; tag += 1) if (of(tag) > of(best)) best = tag;
      const tag = tags[best]!;
      if (of(best) < leastShare * probability) return [];
      if (!mayShow(pieces, at, tag, at < pieces.length && row === unknown, probability)) return [];
      const edit = realise(sentence, pieces, at, tag);
      return edit === null ? [] : [{ ...edit, tag, probability }];
    });
  }

  return { propose, read };
}

export type Tagger = ReturnType<typeof createTagger>;
