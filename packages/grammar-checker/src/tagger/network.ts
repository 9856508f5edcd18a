/** The network's numbers, as they lie in the file (see data/tagger/README.md). */
export interface Weights {
  readonly tensors: ReadonlyMap<string, Float32Array>;
  /** Numbers that stand for a token inside. */
  readonly width: number;
  /** How far apart the three tokens are that a layer looks at, by layer. */
  readonly distances: readonly number[];
  /** By layer, its three kernels, for the token to the left, the token itself, and the one to the right. */
  readonly kernels: readonly (readonly [Float64Array, Float64Array, Float64Array])[];
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
  const kernels = header.dil.map((_, layer) => {
    const all = tensors.get(`c.${layer}.weight`)!;
    tensors.delete(`c.${layer}.weight`);
    const kernel = (tap: number) =>
      Float64Array.from({ length: 2 * width * width }, (_each, at) => all[at * 3 + tap]!);
    return [kernel(0), kernel(1), kernel(2)] as const;
  });
  return { tensors, width, distances: header.dil, kernels, tagCount: shapes.get("o.weight")![0]! };
}

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
  const { tensors, width, distances, tagCount } = weights;
  const count = features.words.length;
  const states = embed(weights, features);
  const whole = Math.ceil(count / tokensAtOnce) * tokensAtOnce;
  const normed = new Float64Array((whole + 2 * padding) * width);
  const gated = new Float64Array(whole * 2 * width);
  distances.forEach((distance, layer) => {
    const scale = tensors.get(`n.${layer}.weight`)!;
    const shift = tensors.get(`n.${layer}.bias`)!;
    for (let token = 0; token < count; token += 1)
      normalise(states, normed, token * width, width, scale, shift, padding * width);
    convolve(weights, layer, distance, normed, gated);
    for (let token = 0; token < count; token += 1)
      for (let at = 0; at < width; at += 1) {
        const gate = gated[token * 2 * width + width + at]!;
        states[token * width + at]! += gated[token * 2 * width + at]! / (1 + Math.exp(-gate));
      }
  });
  const scale = tensors.get("no.weight")!;
  const shift = tensors.get("no.bias")!;
  const output = tensors.get("o.weight")!;
  const bias = tensors.get("o.bias")!;
  const probabilities = new Float32Array(count * tagCount);
  for (let token = 0; token < count; token += 1) {
    normalise(states, normed, token * width, width, scale, shift, 0);
    softmaxOf(probabilities, token * tagCount, tagCount, (tag) => {
      let sum = bias[tag]!;
      for (let at = 0; at < width; at += 1)
        sum += output[tag * width + at]! * normed[token * width + at]!;
      return sum;
    });
  }
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

const tokensAtOnce = 4;

/**
 * Two rows of a kernel and four tokens at a time, so that a number that was read is used more than once;
 * and with numbers of 64 bits, as the engine would widen each one of 32 before it multiplies. That takes
 * half of the time of the plain sums.
 *
 * @param gated takes the sums; a whole number of {@link tokensAtOnce} tokens
 */
function convolve(
  { tensors, width, kernels }: Weights,
  layer: number,
  distance: number,
  normed: Float64Array,
  gated: Float64Array,
): void {
  const double = 2 * width;
  const bias = tensors.get(`c.${layer}.bias`)!;
  for (let at = 0; at < gated.length; at += double) gated.set(bias, at);
  const count = gated.length / double;
  kernels[layer]!.forEach((kernel, tap) => {
    const shift = (padding + (tap - 1) * distance) * width;
    for (let row = 0; row < double; row += 2)
      for (let token = 0; token < count; token += tokensAtOnce)
        addProducts({ kernel, row, normed, from: token * width + shift, gated, token, width });
  });
}

interface Products {
  kernel: Float64Array;
  row: number;
  normed: Float64Array;
  /** Where the first token's numbers begin. */
  from: number;
  gated: Float64Array;
  token: number;
  width: number;
}

/** Adds the products of two rows with the numbers of four tokens. */
function addProducts({ kernel, row, normed, from, gated, token, width }: Products): void {
  let [a0, a1, a2, a3, b0, b1, b2, b3] = [0, 0, 0, 0, 0, 0, 0, 0];
  const upper = row * width;
  const lower = upper + width;
  for (let at = 0; at < width; at += 1) {
    const a = kernel[upper + at]!;
    const b = kernel[lower + at]!;
    const place = from + at;
    const first = normed[place]!;
    const second = normed[place + width]!;
    const third = normed[place + 2 * width]!;
    const fourth = normed[place + 3 * width]!;
    a0 += a * first;
    a1 += a * second;
    a2 += a * third;
    a3 += a * fourth;
    b0 += b * first;
    b1 += b * second;
    b2 += b * third;
    b3 += b * fourth;
  }
  const double = 2 * width;
  const into = token * double + row;
  gated[into]! += a0;
  gated[into + double]! += a1;
  gated[into + 2 * double]! += a2;
  gated[into + 3 * double]! += a3;
  gated[into + 1]! += b0;
  gated[into + double + 1]! += b1;
  gated[into + 2 * double + 1]! += b2;
  gated[into + 3 * double + 1]! += b3;
}

function normalise(
  from: Float32Array,
  to: Float64Array,
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
