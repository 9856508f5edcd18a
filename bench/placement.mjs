// Choosing the next question of a placement test from 2,000, against the plain formula evaluated
// for each item at each node of the same grid: the same criterion, so the same choice.
// (@bdelab/jscat would be the peer; it does not install from a registry alone.)
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { root } from "./product.mjs";
import { median, printTable, ratio } from "./table.mjs";

const size = 2000;
const tests = 20;
const answersEach = 25;

export async function measure() {
  const place = mkdtempSync(join(tmpdir(), "saywell-bench-"));
  try {
    const bundled = async (name, entry) => {
      const outfile = join(place, `${name}.mjs`);
      const entryPoints = [join(root, "packages/adaptive-test/src", entry)];
      await build({ entryPoints, bundle: true, format: "esm", outfile, logLevel: "error" });
      return await import(pathToFileURL(outfile).href);
    };
    compare(
      await bundled("engine", "index.ts"),
      await bundled("simulation", "simulation/index.ts"),
    );
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

function compare(engine, { makeSyntheticBank, drawLearner, answerItem }) {
  const items = makeSyntheticBank(engine.randomFrom("bench bank"), { size });
  const began = performance.now();
  const bank = engine.prepareBank(items);
  const prepared = performance.now() - began;
  const people = engine.randomFrom("bench people");
  const [fast, naive] = [[], []];
  let agreed = 0;

  for (let test = 0; test < tests; test++) {
    const learner = drawLearner(people, { population: engine.defaultPrior });
    let state = engine.startTest();
    for (let answer = 0; answer < answersEach; answer++) {
      const random = engine.randomFrom(`${test}-${answer}`);
      const from = performance.now();
      const item = engine.selectNextItem(state, bank, { random });
      const between = performance.now();
      const expected = naivelyBest(state, items, engine);
      const to = performance.now();
      fast.push(between - from);
      naive.push(to - between);
      if (item.id === expected.id) agreed += 1;
      state = engine.recordAnswer(state, item, answerItem(learner, item, people));
    }
  }
  const mean = (times) => times.reduce((sum, time) => sum + time, 0) / times.length;
  const row = (name, times) => [
    name,
    mean(times).toFixed(3),
    median(times).toFixed(3),
    ratio(mean(naive), mean(times)),
  ];
  printTable(
    `Next question from ${size}, milliseconds (${tests} tests of ${answersEach} answers; same choice in ${agreed} of ${fast.length}; bank made ready in ${prepared.toFixed(0)} ms)`,
    ["how", "mean", "median", "times as fast"],
    [row("plain formula", naive), row("Saywell", fast)],
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
