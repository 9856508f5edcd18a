import "./steps/require-node.mjs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, buildContent } from "./steps/build.mjs";
import { findFaults } from "./steps/check.mjs";
import { ensureInstalled } from "./steps/install.mjs";
import { run } from "./steps/run.mjs";
import { formatTotal, outcomeOfPlaywright, outcomeOfVitest } from "./steps/test-outcome.mjs";

// `npm test`: everything, and its sum at the end. A step that is no test counts as one when
// it fails, so that the last line never says "0 failed" about a broken product.
const reports = await mkdtemp(join(tmpdir(), "saywell-reports-"));
const outcomes = [];
let began;
const fail = (message) => {
  console.error(message);
  outcomes.push(failure(message.split("\n")[0]));
};

try {
  await ensureInstalled();
  await buildContent();

  section("Format, lint, types and build");
  const [faults, built] = await Promise.all([findFaults(), build().then(() => true, fail)]);
  for (const fault of faults) fail(fault);
  if (outcomes.length === 0) console.log("All fine.");

  section("Rules, calls and components");
  outcomes.push(
    await runTests(
      "vitest",
      ["run", "--reporter=default", "--reporter=./scripts/testing/write-outcome.mjs"],
      outcomeOfVitest,
    ),
  );

  section("In the browser");
  if (built) {
    outcomes.push(
      await runTests("playwright", ["test", "-c", "e2e/playwright.config.ts"], outcomeOfPlaywright),
    );
  } else fail("Skipped, because the product does not build.");
} catch (error) {
  fail(error.message);
} finally {
  await rm(reports, { recursive: true, force: true });
}

const total = formatTotal(outcomes);
section(total.failed === 0 ? "Passed" : "Failed");
console.log(total.lines.join("\n"));
process.exitCode = total.failed === 0 ? 0 : 1;

function section(title) {
  const now = performance.now();
  if (began !== undefined) console.log(`(${Math.round((now - began) / 1000)} s)`);
  began = now;
  console.log(`\n── ${title} ${"─".repeat(Math.max(0, 70 - title.length))}`);
}

async function runTests(tool, args, read) {
  const report = join(reports, `${tool}.json`);
  const succeeded = await run(tool, args, {
    env: { VITEST_OUTCOME: report, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const text = await readFile(report, "utf8").catch(() => undefined);
  const outcome = text === undefined ? failure(`${tool} left no report`) : read(JSON.parse(text));
  // It may fail without a failing test: a file that does not load, an error after the last test.
  if (!succeeded && outcome.failed.length === 0)
    outcome.failed.push(`${tool}, outside of its tests`);
  return outcome;
}

function failure(name) {
  return { passed: 0, failed: [name], skipped: 0 };
}
