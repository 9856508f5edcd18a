import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { placeCluster } from "./place";
import { isRoot } from "./run-as";

let parent: string;
let dataDir: string;
let said: string[];
const homes = new Set<string>();

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "place-"));
  await chmod(parent, 0o755);
  dataDir = join(parent, "data");
  await mkdir(dataDir, { mode: 0o755 });
  said = [];
});
afterEach(async () => {
  await rm(parent, { recursive: true });
  for (const home of homes) await rm(home, { recursive: true, force: true });
});

async function place(directory = dataDir): Promise<string> {
  const { cluster } = await placeCluster(directory, (line) => said.push(line));
  if (cluster.startsWith("/var/lib/saywell/")) homes.add(dirname(cluster));
  return cluster;
}

test("data is in DATA_DIR where PostgreSQL's user can reach it", async () => {
  expect(await place()).toBe(join(dataDir, "postgres"));
});

test("a link to a place of the operator's own is followed, also a relative one", async () => {
  await mkdir(join(parent, "disk"));
  await symlink("../disk", join(dataDir, "postgres"));
  expect(await place()).toBe(join(parent, "disk"));
});

test("a link to nowhere is refused, for the disk may only be missing today", async () => {
  await symlink("/nowhere/postgres", join(dataDir, "postgres"));
  await expect(place()).rejects.toThrow("leads to /nowhere/postgres, which is missing");
});

describe.runIf(isRoot())("under a directory that only root can enter", () => {
  beforeEach(() => chmod(parent, 0o700));

  test("data is kept where PostgreSQL's user can reach it, and DATA_DIR leads there", async () => {
    const cluster = await place();
    expect(cluster).toMatch(/^\/var\/lib\/saywell\//);
    expect(await readlink(join(dataDir, "postgres"))).toBe(cluster);
  });

  test("a first start that was interrupted goes on in the same place", async () => {
    expect(await place()).toBe(await place());
  });

  test("a moved DATA_DIR takes its data along, and its old path starts empty", async () => {
    const cluster = await place();
    await mkdir(cluster);
    const moved = join(parent, "moved");
    await rename(dataDir, moved);
    expect(await place(moved)).toBe(cluster);
    expect(await readFile(join(dirname(cluster), "origin"), "utf8")).toBe(moved);
    await mkdir(dataDir);
    expect(await place()).not.toBe(cluster);
  });

  test("data whose DATA_DIR was emptied is not deleted but named", async () => {
    const cluster = await place();
    await rm(join(dataDir, "postgres"));
    expect(await place()).not.toBe(cluster);
    expect(said).toEqual([
      `${dirname(cluster)} holds an earlier database of ${dataDir}. Delete it if you do not need it.`,
    ]);
  });

  test("data of a user who cannot reach them any more is refused with what to do", async () => {
    const cluster = join(dataDir, "postgres");
    await mkdir(cluster);
    await chown(cluster, 12_345, 12_345);
    await expect(place()).rejects.toThrow("belongs to user 12345, who cannot enter that directory");
  });
});

test.runIf(isRoot())("data of a plain user stays that user's when root starts it", async () => {
  const cluster = join(dataDir, "postgres");
  await mkdir(cluster);
  await chown(cluster, 12_345, 12_345);
  expect((await placeCluster(dataDir, () => {})).runAs).toMatchObject({ uid: 12_345, gid: 12_345 });
});
