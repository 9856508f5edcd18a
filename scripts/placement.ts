import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadContent } from "@saywell/content/answers";
import { systemClock as clock } from "../apps/server/src/adapters/clock";
import type { Db } from "../apps/server/src/db/database";
import { startEmbeddedPostgres } from "../apps/server/src/db/embedded";
import { migrate } from "../apps/server/src/db/migrate";
import { openDatabase } from "../apps/server/src/db/open-database";
import { describeCsvProblem } from "../apps/server/src/features/placement/bank/bank-csv";
import { calibrateBank } from "../apps/server/src/features/placement/calibration/calibrate";
import {
  type EstimateOrder,
  estimateItems,
} from "../apps/server/src/features/placement/calibration/estimate-items";
import { exportBank } from "../apps/server/src/features/placement/bank/export-bank";
import { importBank } from "../apps/server/src/features/placement/bank/import-bank";

/**
 * `npm run placement -- import bank.csv | export bank.csv | calibrate`: the placement test's items,
 * in the database of DATABASE_URL, or else in the embedded one of DATA_DIR while no Saywell runs.
 */
const usage = "npm run placement -- import bank.csv | export bank.csv | calibrate";
const root = fileURLToPath(new URL("..", import.meta.url));
const shipped = loadContent().bank;
/** Nobody waits for this process meanwhile, so it needs no thread. */
const estimate = (order: EstimateOrder) => Promise.resolve(estimateItems(order));

/** What was done, in a sentence. Throws one when it was not. */
async function run(db: Db, command: string, file: string): Promise<string> {
  if (command === "calibrate") {
    const report = await calibrateBank({ db, clock, shipped, estimate });
    if (report === null) return "Another process is calibrating the bank just now.";
    const { answers, leftOut, moved, withdrawn, flagged } = report;
    const named = (ids: readonly string[]) => (ids.length === 0 ? "none" : ids.join(", "));
    return `Looked at ${answers} answers, and left out ${leftOut} tests. Items moved: ${moved}. Withdrawn: ${named(withdrawn)}. In doubt and still asked: ${named(flagged)}.`;
  }
  if (command === "export") {
    const { text, count } = await exportBank({ db, shipped });
    await writeFile(file, text);
    return `Wrote ${count} items to ${file}.`;
  }
  const result = await importBank(await readFile(file, "utf8"), { db, clock, shipped });
  if ("problems" in result) {
    const lines = result.problems.map((problem) => `${file} ${describeCsvProblem(problem)}`);
    throw new Error([...lines, "Nothing was imported."].join("\n"));
  }
  const { updated, added, unchanged } = result;
  return `Items updated: ${updated}. Added: ${added}. As they were: ${unchanged}.`;
}

async function openStore() {
  const url = process.env["DATABASE_URL"];
  if (url) return { connectionString: url, stop: () => Promise.resolve() };
  const dataDir = process.env["DATA_DIR"] || join(root, "data");
  return await startEmbeddedPostgres({ dataDir, log: console.warn });
}

async function start([command = "", file = ""]: readonly string[]): Promise<void> {
  const needsFile = command === "import" || command === "export";
  if (command !== "calibrate" && !(needsFile && file !== "")) throw new Error(`Usage: ${usage}`);
  const store = await openStore();
  try {
    const { db, pool, close } = openDatabase({ connectionString: store.connectionString });
    try {
      await migrate(pool);
      console.log(await run(db, command, file));
    } finally {
      await close();
    }
  } finally {
    await store.stop();
  }
}

try {
  await start(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
