import "./steps/require-node.mjs";
import { execFileSync } from "node:child_process";
import { buildContent } from "./steps/build.mjs";
import { ensureInstalled } from "./steps/install.mjs";
import { root } from "./steps/root.mjs";
import { run } from "./steps/run.mjs";
import { testsOfChange } from "./steps/tests-of-change.mjs";

// `npm run test:changed [-- COMMIT]`: the tests of what has changed since a commit, by default the
// last one. `npm test` runs everything.
const since = process.argv[2] ?? "HEAD";
const git = (...words) =>
  execFileSync("git", words, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);

try {
  const files = [
    ...git("diff", "--name-only", since),
    ...git("ls-files", "--others", "--exclude-standard"),
  ];
  const places = testsOfChange(files);
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
