// Choosing the next question of a placement test from 2,000, against the plain formula evaluated
// for each item at each node of the same grid: the same criterion, so the same choice.
// (@bdelab/jscat would be the peer; it does not install from a registry alone.)
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { products } from "./product.mjs";
import { median, printTable, ratio } from "./table.mjs";

const size = 2000;
const tests = 20;
const answersEach = 25;

export async function measure() {
  const place = mkdtempSync(join(tmpdir(), "saywell-bench-"));
  try {
    const bundled = async ({ name, root }, entry) => {
      const outfile = join(place, `${name}-${entry.replaceAll("/", "-")}.mjs`);
      const entryPoints = [join(root, "packages/adaptive-test/src", entry)];
      await build({ entryPoints, bundle: true, format: "esm", outfile, logLevel: "error" });
      return await import(pathToFileURL(outfile).href);
    };
    const engines = [];
    for (const product of products)
      engines.push({ name: product.name, engine: await bundled(product, "index.ts") });
    compare(engines, await bundled(products[0], "simulation/index.ts"));
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

function compare(engines, { makeSyntheticBank, drawLearner, answerItem }) {
  const [{ engine }] = engines;
  const items = makeSyntheticBank(engine.randomFrom("bench bank"), { size });
  const prepared = engines.map(({ name, engine: each }) => {
    const began = performance.now();
    const bank = each.prepareBank(items);
    return { name, each, bank, ready: performance.now() - began, times: [], agreed: 0 };
  });
  const people = engine.randomFrom("bench people");
  const naive = [];

  for (let test = 0; test < tests; test++) {
    const learner = drawLearner(people, { population: engine.defaultPrior });
    let state = engine.startTest();
    for (let answer = 0; answer < answersEach; answer++) {
      const between = performance.now();
      const expected = naivelyBest(state, items, engine);
      naive.push(performance.now() - between);
      let chosen = expected;
      // Whoever comes second finds the processor's caches warm.
      for (const measured of test % 2 === 0 ? prepared : prepared.toReversed()) {
        const random = measured.each.randomFrom(`${test}-${answer}`);
        const from = performance.now();
        const item = measured.each.selectNextItem(state, measured.bank, { random });
        measured.times.push(performance.now() - from);
        if (item.id === expected.id) measured.agreed += 1;
        if (measured === prepared[0]) chosen = item;
      }
      state = engine.recordAnswer(state, chosen, answerItem(learner, chosen, people));
    }
  }
  const mean = (times) => times.reduce((sum, time) => sum + time, 0) / times.length;
  const row = (name, times, rest = []) => [
    name,
    mean(times).toFixed(3),
    median(times).toFixed(3),
    ratio(mean(naive), mean(times)),
    ...rest,
  ];
  printTable(
    `Next question from ${size}, milliseconds (${tests} tests of ${answersEach} answers)`,
    ["how", "mean", "median", "times as fast", "same choice", "bank ready in ms"],
    [
      row("plain formula", naive, ["", ""]),
      ...prepared.map(({ name, times, agreed, ready }) =>
        row(name, times, [`${agreed} of ${times.length}`, ready.toFixed(0)]),
      ),
    ],
  );
}

/** Posterior-weighted information of every unused item, by the formula and nothing else. */
function naivelyBest(state, items, { information, nodes }) {
  const used = new Set(state.answers.map(({ itemId }) => itemId));
  let best = null;
  let most = -Infinity;
  for (const item of items) {
    if (used.has(item.id)) continue;
    let value = 0;
    for (let k = 0; k < nodes.length; k++)
      value += state.posterior[k] * information(item, nodes[k]);
    if (value > most) {
      most = value;
      best = item;
    }
  }
  return best;
}
