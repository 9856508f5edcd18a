/**
 * The fixed grid of abilities on which posteriors live: 121 nodes from -6 to 6, a tenth apart. A
 * posterior is smooth and never narrower than about two steps, where a sum over an even grid is as
 * good as the integral; 6 is 4.6 standard deviations of the widest population.
 */
export const gridSize = 121;
export const gridStep = 0.1;
export const gridLow = -6;

export const nodes: Readonly<Float64Array> = Float64Array.from(
  { length: gridSize },
  (_, index) => Math.round((gridLow + index * gridStep) * 10) / 10,
);

/** Scales weights to a sum of 1, in place. */
export function normalise(weights: Float64Array): Float64Array {
  let sum = 0;
  for (const weight of weights) sum += weight;
  for (let k = 0; k < weights.length; k += 1) weights[k] = weights[k]! / sum;
  return weights;
}

/** A normal distribution's weights on the grid. `sd` above 0. */
export function normalOnGrid(mean: number, sd: number): Float64Array {
  return normalise(
    Float64Array.from(nodes, (theta) => Math.exp(-0.5 * ((theta - mean) / sd) ** 2)),
  );
}
