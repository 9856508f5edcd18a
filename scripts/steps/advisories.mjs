import { runQuietly } from "./run.mjs";

/** Milliseconds that the registry has for its answer. The other checks take longer. */
const patience = 3000;

/** What the registry warns of in packages that an installation runs; null when it does not answer. */
export async function findAdvisories() {
  const args = ["audit", "--omit=dev", "--json", "--fetch-retries=0"];
  const { output } = await runQuietly("npm", args, { timeout: patience });
  return readAdvisories(output);
}

/** One line for each package with an advisory of high severity; null where this is no audit. */
export function readAdvisories(output) {
  const { vulnerabilities } = parsed(output);
  if (vulnerabilities === undefined) return null;
  return Object.values(vulnerabilities)
    .filter(({ severity }) => severity === "high" || severity === "critical")
    .map(({ name, severity, via }) => {
      const titles = via.flatMap((each) => (typeof each === "object" ? [each.title] : []));
      return `${name} (${severity})${titles.length === 0 ? "" : `: ${titles.join("; ")}`}`;
    });
}

/** npm may warn before it answers. */
function parsed(output) {
  try {
    return JSON.parse(output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1));
  } catch {
    return {};
  }
}
