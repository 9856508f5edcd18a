import { describe, expect, test } from "vitest";
import { openProducts } from "./products";

describe("Products of matrices", () => {
  const numbersFrom = (seed: number, count: number): Float32Array =>
    Float32Array.from({ length: count }, (_, at) => ((at * 7 + seed * 13) % 23) - 11);

  test.each([1, 2, 4, 5, 11])("are the sums over the taps, for %d tokens", (count) => {
    const [width, rows, taps, around, distance] = [8, 6, 3, 2, 2];
    const products = openProducts();
    // What was kept before stays as it is.
    const other = products.keep(numbersFrom(3, 4 * width), width);
    const values = numbersFrom(1, rows * taps * width);
    const matrix = products.keep(values, width, taps);
    const room = products.room(count, width, rows, around);
    const tokens = numbersFrom(2, count * width);
    room.inputs.set(tokens, around * width);
    room.multiply(matrix, around - distance, distance);
    const tokenAt = (token: number, at: number) =>
      token < 0 || token >= count ? 0 : tokens[token * width + at]!;
    for (let token = 0; token < count; token += 1)
      for (let row = 0; row < rows; row += 1) {
        let sum = 0;
        for (let tap = 0; tap < taps; tap += 1)
          for (let at = 0; at < width; at += 1)
            sum +=
              values[(row * taps + tap) * width + at]! * tokenAt(token + (tap - 1) * distance, at);
        expect(room.outputs[token * rows + row]).toBe(sum);
      }
    room.multiply(other, around);
    expect(room.outputs[0]).toBe(
      numbersFrom(3, width).reduce((sum, each, at) => sum + each * tokens[at]!, 0),
    );
  });

  test("have room for a long text after a short one", () => {
    const products = openProducts();
    const matrix = products.keep(Float32Array.of(1, 1, 1, 1), 4);
    expect(products.room(1, 4, 1, 0).inputs).toHaveLength(16);
    const room = products.room(100_000, 4, 1, 0);
    room.inputs.fill(1);
    room.multiply(matrix, 0);
    expect(room.outputs[99_999]).toBe(4);
  });
});
