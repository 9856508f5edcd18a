import "./steps/require-node.mjs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, buildContent } from "./steps/build.mjs";
import { findFaults } from "./steps/check.mjs";
import { ensureInstalled } from "./steps/install.mjs";
import { run } from "./steps/run.mjs";
import { countPlaywright, countVitest, formatTotal } from "./steps/test-counts.mjs";

// `npm test`: everything, and one line at the end. A step that is no test counts as one when
// it fails, so that the line never says "0 failed" about a broken product.
const reports = await mkdtemp(join(tmpdir(), "saywell-reports-"));
const counts = [];
let began;
const fail = (message) => {
  console.error(message);
  counts.push({ passed: 0, failed: 1, skipped: 0 });
};

try {
  await ensureInstalled();
  await buildContent();

  section("Format, lint, types and build");
  const [faults, built] = await Promise.all([findFaults(), build().then(() => true, fail)]);
  for (const fault of faults) fail(fault);
  if (counts.length === 0) console.log("All fine.");

  section("Rules, calls and components");
  counts.push(
    await runTests(
      "vitest",
      (report) => ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
      countVitest,
    ),
  );

  section("In the browser");
  if (built) {
    counts.push(
      await runTests(
        "playwright",
        () => ["test", "-c", "e2e/playwright.config.ts"],
        countPlaywright,
      ),
    );
  } else fail("Skipped, because the product does not build.");
} catch (error) {
  fail(error.message);
} finally {
  await rm(reports, { recursive: true, force: true });
}

const total = formatTotal(counts);
section(total.failed === 0 ? "Passed" : "Failed");
console.log(total.line);
process.exitCode = total.failed === 0 ? 0 : 1;

function section(title) {
  const now = performance.now();
  if (began !== undefined) console.log(`(${Math.round((now - began) / 1000)} s)`);
  began = now;
  console.log(`\n── ${title} ${"─".repeat(Math.max(0, 70 - title.length))}`);
}

async function runTests(tool, args, count) {
  const report = join(reports, `${tool}.json`);
  const succeeded = await run(tool, args(report), { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report } });
  const text = await readFile(report, "utf8").catch(() => undefined);
  const counted =
    text === undefined ? { passed: 0, failed: 0, skipped: 0 } : count(JSON.parse(text));
  // It may fail without a failing test: a file that does not load, an error after the last test.
  return succeeded || counted.failed > 0 ? counted : { ...counted, failed: 1 };
}
