// From the command to the first request served, when nothing needs building.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root, startProduct, startProgram } from "./product.mjs";
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
  const firsts = [];
  const agains = [];
  const bares = [];
  const env = { BODY_BASE64: Buffer.from("{}").toString("base64") };
  for (let round = 0; round < rounds; round++) {
    const dataDir = mkdtempSync(join(tmpdir(), "saywell-bench-"));
    for (const times of [firsts, agains]) {
      const began = performance.now();
      const product = await startProduct(dataDir);
      times.push(await readyAfter(product.url, "/readyz", began));
      await product.stop();
    }
    rmSync(dataDir, { recursive: true, force: true });

    const began = performance.now();
    const bare = await startProgram(join(root, "bench/servers/bare-http.mjs"), { env });
    bares.push(await readyAfter(bare.url, "/", began));
    await bare.stop();
  }
  const bare = median(bares);
  const row = (name, times) => [name, Math.round(median(times)), ratio(median(times), bare)];
  printTable(
    `Start-up, milliseconds from the command to /readyz (median of ${rounds})`,
    ["what", "ms", "ratio"],
    [
      row("npm start's script, first time: makes the database", firsts),
      row("npm start's script, again", agains),
      row("node:http alone", bares),
    ],
  );
}
