import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { licenceFaults, productionPackages } from "./licences.mjs";
import { root } from "./root.mjs";
import { runQuietly } from "./run.mjs";

/** Format, lint, types and licences, side by side. Answers what was wrong: one text for each failure. */
export async function findFaults() {
  const checks = [
    { name: "format", command: "oxfmt", args: ["--check"] },
    { name: "lint", command: "oxlint", args: ["--type-aware"] },
    ...(await listProjects()).map((project) => ({
      name: `types of ${project}`,
      command: "tsc",
      // One checker: several work out the same types, each for itself, and the projects are side by
      // side already. What did not change since the last run is not checked again.
      args: `--noEmit -p ${project} --checkers 1 --incremental`
        .split(" ")
        .concat("--tsBuildInfoFile", notesOf(project)),
    })),
  ];
  const results = await Promise.all(
    checks.map(async ({ name, command, args }) => {
      const { succeeded, output } = await runQuietly(command, args);
      return succeeded ? undefined : `${name}:\n${output}`;
    }),
  );
  const licences = licenceFaults(await productionPackages());
  if (licences.length > 0) results.push(`licences:\n${licences.join("\n")}`);
  return results.filter((fault) => fault !== undefined);
}

const notesOf = (project) =>
  join(root, "node_modules/.cache/saywell/types", `${project.replaceAll("/", "-")}.tsbuildinfo`);

/** Every directory with a tsconfig.json of its own; "." holds what belongs to no workspace. */
async function listProjects() {
  const inside = async (directory) =>
    (await readdir(join(root, directory))).map((name) => `${directory}/${name}`);
  const candidates = [".", "e2e", ...(await inside("packages")), ...(await inside("apps"))];
  return candidates.filter((directory) => existsSync(join(root, directory, "tsconfig.json")));
}
