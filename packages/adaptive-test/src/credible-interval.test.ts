import { expect, test } from "vitest";
import { credibleInterval } from "./credible-interval";
import { estimate, startPosterior } from "./posterior";

const posterior = startPosterior({ mean: 0.4, sd: 0.5 });

test("the credible interval is the estimate's own when nothing widens it", () => {
  const { low, high } = estimate(posterior).interval95;
  expect(credibleInterval(posterior).low).toBeCloseTo(low, 9);
  expect(credibleInterval(posterior).high).toBeCloseTo(high, 9);
});

test.each([
  // added variance, half width over 1.96
  [0, 0.5],
  [0.39, 0.8],
  [0.75, 1],
])("with a variance of %d added it has a half-width of 1.96 times %d", (addedVariance, sd) => {
  const { low, high } = credibleInterval(posterior, { below: 0, above: addedVariance });
  expect(low).toBeCloseTo(0.4 - 1.96 * 0.5, 2);
  expect(high).toBeCloseTo(0.4 + 1.96 * sd, 2);
});
