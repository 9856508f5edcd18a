import { Worker } from "node:worker_threads";

/**
 * A thread of a module of ours, `name` beside the module at `from`. Beside the bundle lies the
 * bundled thread; in tests the sources run, through tsx.
 */
export function startThread(name: string, from: string): Worker {
  if (!from.endsWith(".ts")) return new Worker(new URL(`${name}.js`, from));
  const source = new URL(`${name}.ts`, from).href;
  const load = `import("tsx/esm/api").then(({ tsImport }) => tsImport("${source}", "${from}"))`;
  return new Worker(load, { eval: true });
}
