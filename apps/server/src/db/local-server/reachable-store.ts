import { createHash } from "node:crypto";
import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  readlink,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, sep } from "node:path";

/**
 * Where root puts what PostgreSQL's user must reach when the checkout or DATA_DIR lies under a
 * directory that only root can enter. Everybody may pass through, nobody else may write.
 */
const store = "/var/lib/saywell";

export async function openReachableStore(): Promise<string> {
  await mkdir(store, { recursive: true });
  const found = await lstat(store);
  if (!found.isDirectory() || found.uid !== 0) {
    throw new Error(`${store} must be a directory that belongs to root.`);
  }
  await chmod(store, 0o755);
  return store;
}

/** Makes a home for the data of DATA_DIR in the store, and the link that leads there. */
export async function keepInStore(
  dataDir: string,
  visible: string,
  log: (line: string) => void,
): Promise<string> {
  await openReachableStore();
  for (const { home, origin } of await listHomes()) {
    if (isDisposable(origin) && !(await exists(origin))) await rm(home, { recursive: true });
    else if (origin === dataDir) {
      log(`${home} holds an earlier database of ${dataDir}. Delete it if you do not need it.`);
    }
  }
  const hash = createHash("sha256").update(dataDir).digest("hex").slice(0, 12);
  const home = await mkdtemp(join(store, `${hash}-`));
  await chmod(home, 0o711);
  await writeFile(join(home, "origin"), dataDir);
  const cluster = join(home, "postgres");
  await symlink(cluster, visible);
  return cluster;
}

/** A copied checkout carries the link along: the data stays with the original while that has it. */
export async function ownStoredCluster(
  dataDir: string,
  visible: string,
  cluster: string,
): Promise<void> {
  const home = dirname(cluster);
  const origin = await readOrigin(home);
  if (origin === dataDir) return;
  if (origin === undefined) {
    if (await exists(cluster)) return; // A link that somebody made to a place of their own.
    throw new Error(
      `${visible} leads to ${cluster}, which is missing. Put it back, or remove the link to start with an empty database.`,
    );
  }
  const stillThere = (await readlink(join(origin, "postgres")).catch(() => "")) === cluster;
  if (stillThere) {
    throw new Error(
      `${visible} leads to the database of ${origin}. Remove the link to start with an empty database.`,
    );
  }
  await writeFile(join(home, "origin"), dataDir);
}

async function listHomes(): Promise<{ home: string; origin: string }[]> {
  const homes = [];
  for (const name of await readdir(store)) {
    const home = join(store, name);
    const origin = await readOrigin(home);
    if (origin !== undefined) homes.push({ home, origin });
  }
  return homes;
}

const readOrigin = (home: string): Promise<string | undefined> =>
  readFile(join(home, "origin"), "utf8").catch(() => undefined);

/** What stood in a directory for temporary files and is gone from it will not be missed. */
const isDisposable = (path: string): boolean =>
  [tmpdir(), "/tmp", "/var/tmp", "/dev/shm"].some((temporary) => path.startsWith(temporary + sep));

const exists = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    () => false,
  );
