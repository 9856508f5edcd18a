import { randomBytes } from "node:crypto";
import { chown, mkdir, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Binaries } from "./binaries";
import { runToEnd, type RunAs } from "./run-as";

export const role = "saywell";
const passwordName = "saywell-password";

/** Makes the cluster, unless it is there. An interrupted attempt leaves nothing that counts. */
export async function initialise(
  cluster: string,
  { initdb, majorVersion }: Binaries,
  runAs: RunAs | undefined,
  durable: boolean,
): Promise<void> {
  const version = await readFile(join(cluster, "PG_VERSION"), "utf8").catch(() => undefined);
  if (version !== undefined) {
    if (version.trim() === majorVersion) return;
    throw new Error(
      `The database in ${cluster} was made by PostgreSQL ${version.trim()}, and this is ${majorVersion}. Run the earlier Saywell to take a backup, and restore it into an empty DATA_DIR.`,
    );
  }
  const unfinished = `${cluster}.new`;
  const passwordFile = `${cluster}.password`;
  await rm(unfinished, { recursive: true, force: true });
  await rm(passwordFile, { force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await writeFile(passwordFile, randomBytes(24).toString("hex"), { mode: 0o600, flag: "wx" });
  if (runAs) {
    await chown(unfinished, runAs.uid, runAs.gid);
    await chown(passwordFile, runAs.uid, runAs.gid);
  }

  const attempt = await runToEnd(runAs, initdb, [
    `--pgdata=${unfinished}`,
    `--username=${role}`,
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    // The same order and the same letter cases on every system.
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--locale=C",
    "--no-instructions",
    ...(durable ? [] : ["--no-sync"]),
  ]);
  if (!attempt.succeeded) throw new Error(`The database could not be made: ${attempt.output}`);
  await rename(passwordFile, join(unfinished, passwordName));
  await rename(unfinished, cluster);
  if (durable) await syncDirectory(dirname(cluster));
}

/** The password of the role; only the product's user and PostgreSQL's can read it. */
export async function readPassword(cluster: string): Promise<string> {
  const file = join(cluster, passwordName);
  try {
    return (await readFile(file, "utf8")).trim();
  } catch (error) {
    throw new Error(`The database's password cannot be read from ${file}.`, { cause: error });
  }
}

/** Until its directory is on the disk, a renamed file may be back under its old name after a power cut. */
async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
