/** The network's numbers, as they lie in the file (see data/tagger/README.md). */
export interface Weights {
  readonly tensors: ReadonlyMap<string, Float32Array>;
  /** Numbers that stand for a token inside. */
  readonly width: number;
  /** How far apart the three tokens are that a layer looks at, by layer. */
  readonly distances: readonly number[];
  /** By layer, its three kernels: left, middle, right. */
  readonly kernels: readonly (readonly [Float32Array, Float32Array, Float32Array])[];
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
    const kernel = (tap: number) =>
      Float32Array.from({ length: 2 * width * width }, (_each, at) => all[at * 3 + tap]!);
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
  const normed = new Float32Array((count + 2 * padding) * width);
  const gated = new Float32Array(count * 2 * width);
  distances.forEach((distance, layer) => {
    const scale = tensors.get(`n.${layer}.weight`)!;
    const shift = tensors.get(`n.${layer}.bias`)!;
    for (let token = 0; token < count; token += 1)
      normalise(states, normed, token * width, width, scale, shift, padding * width);
    convolve(weights, layer, distance, count, normed, gated);
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

/** Two tokens at a time: each number of a kernel is read once for both, which nearly halves the time. */
function convolve(
  { tensors, width, kernels }: Weights,
  layer: number,
  distance: number,
  count: number,
  normed: Float32Array,
  gated: Float32Array,
): void {
  const bias = tensors.get(`c.${layer}.bias`)!;
  const [left, middle, right] = kernels[layer]!;
  const step = distance * width;
  const double = 2 * width;
  for (let row = 0; row < double; row += 1) {
    const from = row * width;
    let token = 0;
    for (; token + 1 < count; token += 2) {
      let place = (token + padding - distance) * width;
      let [one, two] = [bias[row]!, bias[row]!];
      for (let at = 0; at < width; at += 1, place += 1) {
        const [a, b, c] = [left[from + at]!, middle[from + at]!, right[from + at]!];
        one += a * normed[place]! + b * normed[place + step]! + c * normed[place + 2 * step]!;
        two +=
          a * normed[place + width]! +
          b * normed[place + step + width]! +
          c * normed[place + 2 * step + width]!;
      }
      gated[token * double + row] = one;
      gated[(token + 1) * double + row] = two;
    }
    for (; token < count; token += 1) {
      let place = (token + padding - distance) * width;
      let sum = bias[row]!;
      for (let at = 0; at < width; at += 1, place += 1)
        sum +=
          left[from + at]! * normed[place]! +
          middle[from + at]! * normed[place + step]! +
          right[from + at]! * normed[place + 2 * step]!;
      gated[token * double + row] = sum;
    }
  }
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
