/**
 * The textbook, written out the slow way and sharing nothing with the package: Simpson's rule over
 * 2,001 points from -10 to 10, the whole likelihood worked out anew at each.
 */
export interface KnownItem {
  a: number;
  b: number;
  c: number;
}

const points = 2001;
const low = -10;
const step = 0.01;

function logistic3(item: KnownItem, theta: number): number {
  return item.c + (1 - item.c) / (1 + Math.exp(-item.a * (theta - item.b)));
}

export function slowEstimate(
  answers: readonly { item: KnownItem; score: number }[],
  prior: { mean: number; sd: number },
): { ability: number; standardError: number } {
  let norm = 0;
  let first = 0;
  let second = 0;
  for (let point = 0; point < points; point += 1) {
    const theta = low + point * step;
    const simpson = point === 0 || point === points - 1 ? 1 : point % 2 === 1 ? 4 : 2;
    let density = Math.exp(-((theta - prior.mean) ** 2) / (2 * prior.sd ** 2));
    for (const { item, score } of answers) {
      const p = logistic3(item, theta);
      density *= p ** score * (1 - p) ** (1 - score);
    }
    norm += simpson * density;
    first += simpson * density * theta;
    second += simpson * density * theta * theta;
  }
  const ability = first / norm;
  return { ability, standardError: Math.sqrt(second / norm - ability * ability) };
}

/**
 * The ability in `skill` under general ability N(0, r² sd²) plus skill deviations N(0, (1 - r²)
 * sd²), by summing the joint density over every combination of general ability and two skills.
 */
export function slowSkillEstimate(
  answers: readonly { item: KnownItem & { skill: string }; score: number }[],
  [skill, other]: readonly [string, string],
  { sd, correlation }: { sd: number; correlation: number },
): { ability: number; standardError: number } {
  const grid = Array.from({ length: 61 }, (_, index) => -6 + index * 0.2);
  const density = (x: number, mean: number, spread: number) =>
    Math.exp(-0.5 * ((x - mean) / spread) ** 2);
  const likelihood = (of: string, theta: number) =>
    answers
      .filter(({ item }) => item.skill === of)
      .reduce((product, { item, score }) => {
        const p = logistic3(item, theta);
        return product * p ** score * (1 - p) ** (1 - score);
      }, 1);
  const own = grid.map((theta) => likelihood(skill, theta));
  const others = grid.map((theta) => likelihood(other, theta));
  const deviation = sd * Math.sqrt(1 - correlation ** 2);
  let norm = 0;
  let first = 0;
  let second = 0;
  for (const general of grid) {
    for (const [j, inOther] of grid.entries()) {
      const outer =
        density(general, 0, sd * correlation) * density(inOther, general, deviation) * others[j]!;
      for (const [k, theta] of grid.entries()) {
        const joint = outer * density(theta, general, deviation) * own[k]!;
        norm += joint;
        first += joint * theta;
        second += joint * theta * theta;
      }
    }
  }
  const ability = first / norm;
  return { ability, standardError: Math.sqrt(second / norm - ability * ability) };
}
