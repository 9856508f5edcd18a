import "./steps/require-node.mjs";
import { buildContent } from "./steps/build.mjs";
import { findFaults } from "./steps/check.mjs";
import { ensureInstalled } from "./steps/install.mjs";

// `npm run check`: format, lint and types.
try {
  await ensureInstalled();
  await buildContent();
  const faults = await findFaults();
  console.log(faults.length === 0 ? "Format, lint and types are fine." : faults.join("\n\n"));
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
