import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isAllInstalled, thisSystem } from "./installed-packages.mjs";
import { root } from "./root.mjs";
import { run } from "./run.mjs";

const stampFile = join(root, "node_modules/.cache/saywell/installed");

/** Installs the dependencies unless those of package-lock.json are there. */
export async function ensureInstalled() {
  const lockText = await readFile(join(root, "package-lock.json"), "utf8");
  const stamp = createHash("sha256")
    .update(`${process.platform} ${process.arch} ${lockText}`)
    .digest("hex");
  if ((await readOr(stampFile, "")) === stamp) return;
  if (!(await matchesInstalled(JSON.parse(lockText)))) {
    console.log("Installing what Saywell needs…");
    if (!(await npmInstall()))
      throw new Error("npm could not install the dependencies (see above).");
  }
  await mkdir(dirname(stampFile), { recursive: true });
  await writeFile(stampFile, stamp);
}

/** npm's own record of what it installed, as after an install by hand. */
async function matchesInstalled(lock) {
  const record = await readOr(join(root, "node_modules/.package-lock.json"), "");
  return record !== "" && isAllInstalled(lock, JSON.parse(record), thisSystem());
}

/** Settings of the user's, or of the npm that started us, that would install elsewhere or less. */
const disturbing =
  /^npm_config_(prefix|local_prefix|global|workspaces?|include_workspace_root|omit|only|production|dry_run|package_lock_only)$/i;

function npmInstall() {
  const npm = process.env.npm_execpath;
  const args = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund"];
  const env = Object.fromEntries(
    Object.keys(process.env)
      .filter((name) => disturbing.test(name) || name === "NODE_ENV")
      .map((name) => [name, undefined]),
  );
  return npm?.endsWith(".js")
    ? run(process.execPath, [npm, ...args], { env })
    : run("npm", args, { env });
}

const readOr = (file, otherwise) => readFile(file, "utf8").catch(() => otherwise);
