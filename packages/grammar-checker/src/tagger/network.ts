import { type Matrix, openProducts, type Products, type Room } from "./products";

/** The network's numbers, as they lie in the file (see data/tagger/README.md). */
export interface Weights {
  readonly tensors: ReadonlyMap<string, Float32Array>;
  readonly products: Products;
  /** Numbers that stand for a token inside. */
  readonly width: number;
  /** How far apart the three tokens are that a layer looks at, by layer. */
  readonly distances: readonly number[];
  /** The kernel of each layer, with three taps: the token to the left, the token itself, the one to the right. */
  readonly kernels: readonly Matrix[];
  /** What makes of a token's numbers those of each tag. */
  readonly output: Matrix;
  readonly tagCount: number;
}

interface Header {
  dil: number[];
  tensors: { name: string; shape: number[]; type: "i8" | "f32"; off: number; soff: number }[];
}

/**
 * @param file the bytes of weights.bin
 * @param decode turns UTF-8 into text
 */
export function readWeights(file: Uint8Array, decode: (bytes: Uint8Array) => string): Weights {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const headerLength = view.getUint32(0, true);
  const header = JSON.parse(decode(file.subarray(4, 4 + headerLength))) as Header;
  const base = 4 + headerLength;
  const tensors = new Map<string, Float32Array>();
  const shapes = new Map<string, readonly number[]>();
  for (const { name, shape, type, off, soff } of header.tensors) {
    const size = shape.reduce((a, b) => a * b, 1);
    const values = new Float32Array(size);
    const rows = shape[0]!;
    const columns = size / rows;
    for (let at = 0; at < size; at += 1)
      values[at] =
        type === "f32"
          ? view.getFloat32(base + off + 4 * at, true)
          : view.getInt8(base + off + at) *
            view.getFloat32(base + soff + 4 * Math.floor(at / columns), true);
    tensors.set(name, values);
    shapes.set(name, shape);
  }
  const width = shapes.get("i.weight")![0]!;
  const products = openProducts();
  const taken = (name: string): Float32Array => {
    const values = tensors.get(name)!;
    tensors.delete(name);
    return values;
  };
  const kernels = header.dil.map((_, layer) =>
    products.keep(byTap(taken(`c.${layer}.weight`), width), width, taps),
  );
  const tagCount = shapes.get("o.weight")![0]!;
  const output = products.keep(taken("o.weight"), width);
  return { tensors, products, width, distances: header.dil, kernels, output, tagCount };
}

const taps = 3;

/** In the file the taps of a number stand beside each other; here the numbers of a tap do. */
const byTap = (values: Float32Array, width: number): Float32Array =>
  values.map((_, at) => {
    const row = Math.floor(at / (taps * width));
    const tap = Math.floor(at / width) % taps;
    return values[(row * width + (at % width)) * taps + tap]!;
  });

/** What stands for each token when it comes in. */
export interface Features {
  readonly words: readonly number[];
  readonly endings: readonly number[];
  readonly shapes: readonly number[];
}

const wordWidth = 100;
const endingWidth = 24;
const shapeWidth = 8;
const inputWidth = wordWidth + endingWidth + shapeWidth;
/** Silence before the first and behind the last token, so that no layer looks outside. */
const padding = 4;

/**
 * The probability of each tag for each token: row after row, `tagCount` numbers each.
 *
 * A linear layer, residual blocks of normalising, a convolution over three tokens and a gate (half of
 * it times the sigmoid of the other), normalising, a linear layer, softmax.
 */
export function tagProbabilities(weights: Weights, features: Features): Float32Array {
  const { tensors, products, width, distances, kernels, tagCount } = weights;
  const count = features.words.length;
  const states = embed(weights, features);
  const room = products.room(count, width, 2 * width, padding);
  distances.forEach((distance, layer) => {
    normaliseAll(weights, `n.${layer}`, states, room);
    room.multiply(kernels[layer]!, padding - distance, distance);
    const bias = tensors.get(`c.${layer}.bias`)!;
    for (let token = 0; token < count; token += 1)
      for (let at = 0; at < width; at += 1) {
        const place = token * 2 * width + at;
        const gate = room.outputs[place + width]! + bias[width + at]!;
        states[token * width + at]! += (room.outputs[place]! + bias[at]!) / (1 + Math.exp(-gate));
      }
  });
  normaliseAll(weights, "no", states, room);
  room.multiply(weights.output, padding);
  const bias = tensors.get("o.bias")!;
  const probabilities = new Float32Array(count * tagCount);
  for (let token = 0; token < count; token += 1)
    softmaxOf(probabilities, token * tagCount, tagCount, (tag) => {
      return room.outputs[token * tagCount + tag]! + bias[tag]!;
    });
  return probabilities;
}

function embed({ tensors, width }: Weights, { words, endings, shapes }: Features): Float32Array {
  const states = new Float32Array(words.length * width);
  const input = new Float32Array(inputWidth);
  const weight = tensors.get("i.weight")!;
  const bias = tensors.get("i.bias")!;
  const row = (name: string, index: number, size: number) =>
    tensors.get(name)!.subarray(index * size, (index + 1) * size);
  for (let token = 0; token < words.length; token += 1) {
    input.set(row("e.weight", words[token]!, wordWidth), 0);
    input.set(row("s.weight", endings[token]!, endingWidth), wordWidth);
    input.set(row("h.weight", shapes[token]!, shapeWidth), wordWidth + endingWidth);
    for (let at = 0; at < width; at += 1) {
      let sum = bias[at]!;
      for (let each = 0; each < inputWidth; each += 1)
        sum += weight[at * inputWidth + each]! * input[each]!;
      states[token * width + at] = sum;
    }
  }
  return states;
}

/** The states of all tokens, normalised, into the room for what is multiplied. */
function normaliseAll(
  { tensors, width }: Weights,
  name: string,
  states: Float32Array,
  { inputs }: Room,
): void {
  const scale = tensors.get(`${name}.weight`)!;
  const shift = tensors.get(`${name}.bias`)!;
  for (let place = 0; place < states.length; place += width)
    normalise(states, inputs, place, width, scale, shift, padding * width);
}

function normalise(
  from: Float32Array,
  to: Float32Array,
  offset: number,
  width: number,
  scale: Float32Array,
  shift: Float32Array,
  moved: number,
): void {
  let mean = 0;
  for (let at = 0; at < width; at += 1) mean += from[offset + at]!;
  mean /= width;
  let variance = 0;
  for (let at = 0; at < width; at += 1) variance += (from[offset + at]! - mean) ** 2;
  const factor = 1 / Math.sqrt(variance / width + 1e-5);
  for (let at = 0; at < width; at += 1)
    to[moved + offset + at] = (from[offset + at]! - mean) * factor * scale[at]! + shift[at]!;
}

function softmaxOf(
  into: Float32Array,
  offset: number,
  count: number,
  scoreOf: (index: number) => number,
): void {
  let highest = -Infinity;
  for (let at = 0; at < count; at += 1) {
    into[offset + at] = scoreOf(at);
    highest = Math.max(highest, into[offset + at]!);
  }
  let sum = 0;
  for (let at = 0; at < count; at += 1) {
    into[offset + at] = Math.exp(into[offset + at]! - highest);
    sum += into[offset + at]!;
  }
  for (let at = 0; at < count; at += 1) into[offset + at]! /= sum;
}
