import "./steps/require-node.mjs";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildContent } from "./steps/build.mjs";
import { ensureInstalled } from "./steps/install.mjs";
import { nearestTests } from "./steps/nearest-tests.mjs";
import { root } from "./steps/root.mjs";
import { run } from "./steps/run.mjs";
import { testsOfChange } from "./steps/tests-of-change.mjs";

// `npm run test:changed [-- COMMIT]`: the tests of what has changed since a commit, by default the
// last one: those of its features and packages, and the nearest of those that import it. Tests of
// features that are handed something of a changed one are left to `npm test`, which runs everything.
const since = process.argv[2] ?? "HEAD";
/** More of them take longer than a minute. */
const mostImporters = 20;
const git = (...words) =>
  execFileSync("git", words, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);

try {
  const files = [
    ...git("diff", "--name-only", since),
    ...git("ls-files", "--others", "--exclude-standard"),
  ];
  const places = [...testsOfChange(files), ...nearestTests(files, readTexts(), mostImporters)];
  if (places.length === 0) console.log(`Nothing that has tests has changed since ${since}.`);
  else {
    await ensureInstalled();
    await buildContent();
    const passed = await run("vitest", ["run", "--passWithNoTests", ...places]);
    process.exitCode = passed ? 0 : 1;
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

function readTexts() {
  const paths = ["*.ts", "*.tsx", "*.mjs", "packages/*/package.json"];
  const known = git("ls-files", "--cached", "--others", "--exclude-standard", ...paths);
  const there = known.filter((file) => existsSync(join(root, file)));
  return new Map(there.map((file) => [file, readFileSync(join(root, file), "utf8")]));
}
