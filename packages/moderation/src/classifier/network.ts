import { mostTokens, tokensOf } from "./tokens";
import type { BlockWeights, VectorTable, Weights } from "./weights";

/** From 0 to 1. How sure the network is, not how often it is right. */
export interface Scores {
  /** Attacks, insults, excludes or threatens people for what they are. */
  hate: number;
  /** An insult or a threat at one person. Too weak to act on; here to prove the port. */
  abuse: number;
}

/** A place is looked at with two before it and two behind. */
const reach = 5;
const longestWord = 24;

/**
 * The network that tells what a message may be: word vectors, a convolution over three words, two
 * residual blocks, three ways of pooling and two layers. Its buffers are used again, so it scores
 * one message after another.
 */
export function createClassifier(weights: Weights): (text: string) => Scores {
  const { vector, width, last, calibration } = weights;
  const input = new Float64Array((mostTokens + 2) * vector);
  const [first, second, between] = [0, 1, 2].map(() => new Float64Array(mostTokens * width)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const embed = createEmbedding(weights, input);

  /** One place after another through a block; what goes in is added to what comes out. */
  function runBlock(block: BlockWeights, from: Float64Array, to: Float64Array, length: number) {
    const { dilation, depthWeights, depthBias, pointWeights, pointBias } = block;
    for (let place = 0; place < length; place++) {
      const base = place * width;
      for (let h = 0; h < width; h++) between[base + h] = depthBias[h]!;
      for (let tap = 0; tap < reach; tap++) {
        const source = place + (tap - 2) * dilation;
        if (source < 0 || source >= length) continue;
        for (let h = 0; h < width; h++) {
          between[base + h]! += depthWeights[tap * width + h]! * from[source * width + h]!;
        }
      }
    }
    runLayer(
      { weights: pointWeights, bias: pointBias, inputs: width, width },
      { from: between, step: width, length, to, add: from },
    );
  }

  /** The strongest, the mean and the attended of all places, one behind the other. */
  function pool(from: Float64Array, length: number): Float64Array {
    const { attentionWeights, attentionBias } = weights;
    const shares = new Float64Array(length);
    let highest = -Infinity;
    for (let place = 0; place < length; place++) {
      let sum = attentionBias[0]!;
      for (let h = 0; h < width; h++) sum += attentionWeights[h]! * from[place * width + h]!;
      shares[place] = sum;
      if (sum > highest) highest = sum;
    }
    let total = 0;
    for (let place = 0; place < length; place++) {
      shares[place] = Math.exp(shares[place]! - highest);
      total += shares[place]!;
    }
    const pooled = new Float64Array(3 * width);
    for (let h = 0; h < width; h++) {
      let most = -Infinity;
      let sum = 0;
      let attended = 0;
      for (let place = 0; place < length; place++) {
        const value = from[place * width + h]!;
        if (value > most) most = value;
        sum += value;
        attended += shares[place]! * value;
      }
      pooled[h] = most;
      pooled[width + h] = sum / length;
      pooled[2 * width + h] = attended / total;
    }
    return pooled;
  }

  /** The two outputs, before they are calibrated. */
  function decide(pooled: Float64Array): [number, number] {
    const { denseWeights, denseBias, outWeights, outBias } = weights;
    let hate = outBias[0]!;
    let abuse = outBias[1]!;
    for (let unit = 0; unit < last; unit++) {
      let sum = denseBias[unit]!;
      const row = unit * pooled.length;
      for (let i = 0; i < pooled.length; i++) sum += denseWeights[row + i]! * pooled[i]!;
      if (sum <= 0) continue;
      hate += outWeights[unit]! * sum;
      abuse += outWeights[last + unit]! * sum;
    }
    return [hate, abuse];
  }

  return (text) => {
    const tokens = tokensOf(text);
    const length = embed(tokens.length === 0 ? nothing : tokens);
    runLayer(
      { weights: weights.firstWeights, bias: weights.firstBias, inputs: 3 * vector, width },
      { from: input, step: vector, length, to: first, add: null },
    );
    runBlock(weights.blocks[0]!, first, second, length);
    runBlock(weights.blocks[1]!, second, first, length);
    const [hate, abuse] = decide(pool(first, length));
    return {
      hate: share(calibration[0]! * hate + calibration[1]!),
      abuse: share(calibration[2]! * abuse + calibration[3]!),
    };
  };
}

/** What stands for an empty message. */
const nothing = ["."];

const share = (value: number): number => 1 / (1 + Math.exp(-value));

interface Layer {
  weights: Float64Array;
  bias: Float64Array;
  /** Numbers that one place looks at. */
  inputs: number;
  width: number;
}

interface Run {
  from: Float64Array;
  /** How far on the next place begins. */
  step: number;
  length: number;
  to: Float64Array;
  /** Added after what is below zero was cut off. */
  add: Float64Array | null;
}

/**
 * `to = add + max(0, weights × from + bias)` for every place. Four places and two outputs at a time:
 * each weight is read from memory once for all eight.
 */
function runLayer({ weights, bias, inputs, width }: Layer, { from, step, length, to, add }: Run) {
  const put = (at: number, value: number) => {
    const positive = value < 0 ? 0 : value;
    to[at] = add === null ? positive : positive + add[at]!;
  };
  for (let place = 0; place < length; place += 4) {
    const left = length - place;
    const p0 = place * step;
    const p1 = left > 1 ? p0 + step : p0;
    const p2 = left > 2 ? p1 + step : p1;
    const p3 = left > 3 ? p2 + step : p2;
    for (let h = 0; h < width; h += 2) {
      const row = h * inputs;
      const next = row + inputs;
      let [a0, b0] = [bias[h]!, bias[h + 1]!];
      let [a1, b1, a2, b2, a3, b3] = [a0, b0, a0, b0, a0, b0];
      for (let i = 0; i < inputs; i++) {
        const a = weights[row + i]!;
        const b = weights[next + i]!;
        let value = from[p0 + i]!;
        a0 += a * value;
        b0 += b * value;
        value = from[p1 + i]!;
        a1 += a * value;
        b1 += b * value;
        value = from[p2 + i]!;
        a2 += a * value;
        b2 += b * value;
        value = from[p3 + i]!;
        a3 += a * value;
        b3 += b * value;
      }
      const at = place * width + h;
      put(at, a0);
      put(at + 1, b0);
      if (left > 1) {
        put(at + width, a1);
        put(at + width + 1, b1);
      }
      if (left > 2) {
        put(at + 2 * width, a2);
        put(at + 2 * width + 1, b2);
      }
      if (left > 3) {
        put(at + 3 * width, a3);
        put(at + 3 * width + 1, b3);
      }
    }
  }
}

/** Writes the vectors of tokens into `input`, an empty place before and behind; answers how many. */
function createEmbedding(weights: Weights, input: Float64Array) {
  const { rowOf, words, parts, partRows, vector } = weights;

  const addRow = ({ scales, bytes }: VectorTable, row: number, at: number): void => {
    const scale = scales[row]!;
    for (let d = 0; d < vector; d++) input[at + d]! += bytes[row * vector + d]! * scale;
  };

  /** A word that is not known is the mean of its parts. */
  function addUnknown(word: string, at: number): void {
    const codes = [60];
    for (const letter of Array.from(word).slice(0, longestWord)) codes.push(letter.codePointAt(0)!);
    codes.push(62);
    let count = 0;
    const add = (start: number, end: number) => {
      addRow(parts, hash(codes, start, end) & (partRows - 1), at);
      count += 1;
    };
    for (let size = 3; size <= 5; size++) {
      for (let start = 0; start + size <= codes.length; start++) add(start, start + size);
    }
    if (count === 0) add(0, codes.length);
    for (let d = 0; d < vector; d++) input[at + d]! /= count;
  }

  return (tokens: readonly string[]): number => {
    input.fill(0, 0, (tokens.length + 2) * vector);
    for (const [place, word] of tokens.entries()) {
      const at = (place + 1) * vector;
      const row = rowOf.get(word);
      if (row === undefined) addUnknown(word, at);
      else addRow(words, row, at);
    }
    return tokens.length;
  };
}

/** FNV-1a over code points. */
function hash(codes: readonly number[], start: number, end: number): number {
  let value = 2_166_136_261;
  for (let i = start; i < end; i++) value = Math.imul(value ^ codes[i]!, 16_777_619);
  return value >>> 0;
}
