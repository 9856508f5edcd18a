// From the command to the first request served, when nothing needs building.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { products, root, startProduct, startProgram } from "./product.mjs";
import { median, printTable, ratio } from "./table.mjs";

const rounds = 5;

async function readyAfter(url, path, began) {
  while (true) {
    const answer = await fetch(url + path).catch(() => null);
    if (answer?.ok) return performance.now() - began;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

export async function measure() {
  const times = Object.fromEntries(products.map(({ name }) => [name, { first: [], again: [] }]));
  const bares = [];
  const env = { BODY_BASE64: Buffer.from("{}").toString("base64") };
  for (let round = 0; round < rounds; round++) {
    for (const product of products) {
      const dataDir = mkdtempSync(join(tmpdir(), "saywell-bench-"));
      for (const when of ["first", "again"]) {
        const began = performance.now();
        const running = await startProduct({ root: product.root, dataDir });
        times[product.name][when].push(await readyAfter(running.url, "/readyz", began));
        await running.stop();
      }
      rmSync(dataDir, { recursive: true, force: true });
    }
    const began = performance.now();
    const bare = await startProgram(join(root, "bench/servers/bare-http.mjs"), { env });
    bares.push(await readyAfter(bare.url, "/", began));
    await bare.stop();
  }
  const bare = median(bares);
  const row = (name, found) => [name, Math.round(median(found)), ratio(median(found), bare)];
  printTable(
    `Start-up, milliseconds from the command to /readyz (median of ${rounds})`,
    ["what", "ms", "ratio"],
    [
      ...Object.entries(times).flatMap(([name, { first, again }]) => [
        row(`${name}: npm start's script, first time: makes the database`, first),
        row(`${name}: npm start's script, again`, again),
      ]),
      row("node:http alone", bares),
    ],
  );
}
