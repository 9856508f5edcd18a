import { productsModule } from "./products-module";

/** So many tokens are multiplied at a time. */
const tokensAtOnce = 4;
const pageSize = 65_536;
const bytes = Float32Array.BYTES_PER_ELEMENT;

/** A matrix that is kept: rows of `taps` times `width` numbers. */
export interface Matrix {
  readonly place: number;
  readonly rows: number;
  readonly width: number;
  readonly taps: number;
}

/** Room for what is multiplied with matrices and for the sums. Holds until more room is asked for. */
export interface Room {
  /** For the tokens' numbers, row after row, with as many more rows before and behind as were asked for. */
  readonly inputs: Float32Array;
  /** For the sums of each token, row after row; up to three rows behind the last token's mean nothing. */
  readonly outputs: Float32Array;
  /**
   * Puts into the outputs, for each token and each row of the matrix, the sum of their products: at each
   * tap with the numbers that stand `distance` tokens further on.
   *
   * @param from the row of the inputs with which the first token's first tap is multiplied
   */
  multiply(matrix: Matrix, from: number, distance?: number): void;
}

/** What is everywhere, but told to TypeScript only in browsers. */
interface Surroundings {
  atob: (text: string) => Iterable<string>;
  WebAssembly: {
    Module: new (binary: Uint8Array) => object;
    Instance: new (module: object) => {
      exports: {
        memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
        multiply(...numbers: readonly number[]): void;
      };
    };
  };
}

/**
 * Products of matrices in WebAssembly with vectors of four (products.wat): eight times as fast as the
 * same sums in JavaScript, and half of the memory, as numbers stay of 32 bits.
 */
export function openProducts() {
  const { WebAssembly, atob } = globalThis as unknown as Surroundings;
  const { memory, multiply } = new WebAssembly.Instance(
    new WebAssembly.Module(Uint8Array.from(atob(productsModule), (each) => each.charCodeAt(0))),
  ).exports;
  let used = 0;

  const ensure = (size: number): void => {
    const missing = size - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / pageSize));
  };
  const numbers = (place: number, count: number): Float32Array =>
    new Float32Array(memory.buffer, place, count);

  return {
    /** Keeps a matrix for good. */
    keep(values: Float32Array, width: number, taps = 1): Matrix {
      const place = used;
      used += values.length * bytes;
      ensure(used);
      numbers(place, values.length).set(values);
      return { place, rows: values.length / width / taps, width, taps };
    },
    /**
     * @param count tokens
     * @param width numbers of a token that come in
     * @param most numbers of a token that go out
     * @param around rows of nothing before the first and behind the last token
     */
    room(count: number, width: number, most: number, around: number): Room {
      const tokens = Math.ceil(count / tokensAtOnce) * tokensAtOnce;
      const size = (tokens + 2 * around) * width;
      const into = used + size * bytes;
      ensure(into + tokens * most * bytes);
      const inputs = numbers(used, size).fill(0);
      return {
        inputs,
        outputs: numbers(into, tokens * most),
        multiply: ({ place, rows, taps }, from, distance = 0) =>
          multiply(
            place,
            used + from * width * bytes,
            into,
            rows,
            tokens,
            width * bytes,
            taps,
            distance * width * bytes,
          ),
      };
    },
  };
}

export type Products = ReturnType<typeof openProducts>;
