/** One layer, or one table of vectors: numbers in the order of the file. */
type Numbers = Float64Array;

/** Vectors of which each number is a byte times the row's scale. */
export interface VectorTable {
  scales: Float32Array;
  bytes: Int8Array;
}

export interface Weights {
  /** The row of each word that is known. */
  rowOf: ReadonlyMap<string, number>;
  words: VectorTable;
  /** For parts of words that are not known; as many rows as a power of two. */
  parts: VectorTable;
  partRows: number;
  /** Numbers in a vector, in a place of the network, and before its end. */
  vector: number;
  width: number;
  last: number;
  firstWeights: Numbers;
  firstBias: Numbers;
  blocks: readonly BlockWeights[];
  attentionWeights: Numbers;
  attentionBias: Numbers;
  denseWeights: Numbers;
  denseBias: Numbers;
  outWeights: Numbers;
  outBias: Numbers;
  /** Slope and offset by which each output becomes a share. */
  calibration: Numbers;
}

export interface BlockWeights {
  /** How far apart the places are that are looked at together. */
  dilation: number;
  depthWeights: Numbers;
  depthBias: Numbers;
  pointWeights: Numbers;
  pointBias: Numbers;
}

const magic = 0x444f4d4c;

/**
 * The weights out of their file (`data/classifier/README.md` says how they lie there).
 *
 * @param decode makes text of UTF-8
 */
export function readWeights(file: ArrayBuffer, decode: (bytes: Uint8Array) => string): Weights {
  const head = new DataView(file);
  const headOf = (place: number) => head.getUint32(place * 4, true);
  if (headOf(0) !== magic || headOf(1) !== 1) throw new Error("These are no weights of ours.");
  const [count, vector, width, partRows, last, textLength] = [2, 3, 4, 5, 6, 7].map(headOf) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  let at = 32;
  const list = decode(new Uint8Array(file, at, textLength)).split("\n");
  const align = () => (at = (at + 3) & ~3);
  at += textLength;
  align();
  const floats = (length: number): Float32Array => {
    const read = new Float32Array(file.slice(at, at + 4 * length));
    at += 4 * length;
    return read;
  };
  const table = (rows: number): VectorTable => {
    const scales = floats(rows);
    const bytes = new Int8Array(file, at, rows * vector);
    at += rows * vector;
    align();
    return { scales, bytes };
  };
  // In the order of the file.
  const words = table(count + 1);
  const parts = table(partRows);
  // Twice as quick as 32 bits where each is multiplied.
  const numbers = (length: number): Numbers => Float64Array.from(floats(length));
  const block = (dilation: number): BlockWeights => ({
    dilation,
    depthWeights: numbers(5 * width),
    depthBias: numbers(width),
    pointWeights: numbers(width * width),
    pointBias: numbers(width),
  });
  return {
    rowOf: new Map(list.map((word, place) => [word, place + 1])),
    words,
    parts,
    partRows,
    vector,
    width,
    last,
    firstWeights: numbers(3 * vector * width),
    firstBias: numbers(width),
    blocks: [block(1), block(3)],
    attentionWeights: numbers(width),
    attentionBias: numbers(1),
    denseWeights: numbers(3 * width * last),
    denseBias: numbers(last),
    outWeights: numbers(2 * last),
    outBias: numbers(2),
    calibration: numbers(4),
  };
}
