import "./steps/require-node.mjs";
import { buildContent } from "./steps/build.mjs";
import { findAdvisories } from "./steps/advisories.mjs";
import { findFaults } from "./steps/check.mjs";
import { ensureInstalled } from "./steps/install.mjs";

// `npm run check`: format, lint, types, licences, and advisories where the registry answers.
try {
  await ensureInstalled();
  await buildContent();
  const [found, advisories] = await Promise.all([findFaults(), findAdvisories()]);
  if (advisories === null) console.log("The registry does not answer: advisories are not checked.");
  const faults =
    advisories?.length > 0 ? [...found, `advisories:\n${advisories.join("\n")}`] : found;
  console.log(
    faults.length === 0 ? "Format, lint, types and licences are fine." : faults.join("\n\n"),
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
