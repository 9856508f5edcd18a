import "./steps/require-node.mjs";
import { build } from "./steps/build.mjs";
import { ensureInstalled } from "./steps/install.mjs";

try {
  await ensureInstalled();
  await build();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
