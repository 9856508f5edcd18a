import { lstat, readlink, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { keepInStore, ownStoredCluster } from "./reachable-store";
import { canEnter, findUnprivilegedUser, type RunAs } from "./run-as";

export interface Place {
  /** PostgreSQL's data directory, where it really is. Missing on the first run. */
  cluster: string;
  /** Who runs the server; ourselves when undefined. */
  runAs: RunAs | undefined;
}

/**
 * Decides where the data is and who serves it. `DATA_DIR/postgres` is always the way in: the
 * directory itself, or a link to where PostgreSQL's user can reach it.
 */
export async function placeCluster(dataDir: string, log: (line: string) => void): Promise<Place> {
  const visible = join(dataDir, "postgres");
  const user = await findUnprivilegedUser();
  const found = await lstat(visible).catch(() => undefined);
  if (!found) {
    const inPlace = await canEnter(user, dataDir);
    return { cluster: inPlace ? visible : await keepInStore(dataDir, visible, log), runAs: user };
  }

  const cluster = found.isSymbolicLink() ? resolve(dataDir, await readlink(visible)) : visible;
  if (found.isSymbolicLink()) await ownStoredCluster(dataDir, visible, cluster);
  const owner = await stat(cluster).catch(() => undefined);
  // Placed, but ended before its first run was over.
  if (!owner) return { cluster, runAs: user };

  if (!user) {
    if (owner.uid !== process.getuid?.()) throw new Error(foreignData(visible, owner.uid));
    return { cluster, runAs: undefined };
  }
  // Data made by a plain user stays that user's, so that both may start Saywell.
  const runAs =
    owner.uid === user.uid ? user : { name: `user ${owner.uid}`, uid: owner.uid, gid: owner.gid };
  if (!(await canEnter(runAs, cluster))) throw new Error(unreachableData(cluster, runAs));
  return { cluster, runAs };
}

const foreignData = (visible: string, uid: number): string =>
  `The database in ${visible} belongs to another user (${uid}). Start Saywell as that user or as root, or choose another DATA_DIR.`;

const unreachableData = (cluster: string, { name }: RunAs): string =>
  `The database in ${cluster} belongs to ${name}, who cannot enter that directory. Let others pass through ${dirname(cluster)} and the directories above it (chmod o+x), or move the database to a place that ${name} can enter and leave a symbolic link.`;
