import "./steps/require-node.mjs";
import module from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "./steps/build.mjs";
import { ensureInstalled } from "./steps/install.mjs";
import { root } from "./steps/root.mjs";

// `npm start`: everything that is missing, and then the product, in this very process, so that
// signals and exit codes are its own.
try {
  await ensureInstalled();
  await build();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
// Relative settings such as DATA_DIR mean the same from wherever this was started.
process.chdir(root);
process.env.NODE_ENV ??= "production";
process.setSourceMapsEnabled(true);
// From Node 22 on: what was compiled once starts faster.
module.enableCompileCache?.(join(root, "node_modules/.cache/saywell/compiled"));
await import(pathToFileURL(join(root, "apps/server/dist/main.js")).href);
