import { readdirSync, readFileSync } from "node:fs";
import { chown, cp, lstat, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  bundleForTests,
  makeDataDir,
  runProduct,
  type RunningProduct,
} from "../testing/run-product";
import { findRunningPostgres } from "./embedded";
import { canEnter, findUnprivilegedUser, isRoot } from "./local-server/run-as";

const slowly = { timeout: 300_000 };

let main: string;
let shared: Awaited<ReturnType<typeof makeDataDir>>;
const removals: (() => Promise<void>)[] = [];
const running = new Set<RunningProduct>();

beforeAll(async () => {
  main = await bundleForTests("embedded");
  shared = await makeDataDir(0o711);
  removals.push(shared.remove);
}, slowly.timeout);
afterEach(async () => {
  for (const product of running) await product.kill("SIGKILL");
  running.clear();
});
afterAll(async () => {
  for (const remove of removals) await remove();
});

function start(dataDir: string, user?: { uid?: number; gid?: number }): RunningProduct {
  const product = runProduct(main, { DATA_DIR: dataDir }, user);
  running.add(product);
  return product;
}

async function addressOf(product: RunningProduct): Promise<string> {
  const url = await product.url;
  if (url === undefined) throw new Error(`It did not start: ${product.output()}`);
  return url;
}

/** Writes one row, and answers the cookie that shows whether it is still there. */
async function makeGuest(url: string): Promise<string> {
  const response = await fetch(`${url}/api/session/guest`, { method: "POST" });
  if (!response.ok) throw new Error(await response.text());
  return response.headers.getSetCookie()[0]!.split(";")[0]!;
}

async function isKnown(url: string, cookie: string): Promise<boolean> {
  const response = await fetch(`${url}/api/session`, { headers: { cookie } });
  return ((await response.json()) as { user: unknown }).user !== null;
}

async function readServerPid(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, "postgres/postmaster.pid"), "utf8"), 10);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function ends(pid: number): Promise<boolean> {
  for (let tries = 0; tries < 500 && isRunning(pid); tries++) await sleep(10);
  return !isRunning(pid);
}

test("SIGTERM ends the product and its database in order", slowly, async () => {
  const product = start(shared.dataDir);
  await makeGuest(await addressOf(product));
  const server = await readServerPid(shared.dataDir);
  expect(await product.kill("SIGTERM")).toBe(0);
  expect(isRunning(server)).toBe(false);
});

test(
  "other programs find the server of a product that runs, and none where none runs",
  slowly,
  async () => {
    const { dataDir: path, remove } = await makeDataDir(0o711);
    removals.push(remove);
    expect(await findRunningPostgres(path)).toBeUndefined();
    const product = start(path);
    await addressOf(product);
    expect(await findRunningPostgres(path)).toMatch(/^postgres:/);
    await product.kill("SIGTERM");
    expect(await findRunningPostgres(path)).toBeUndefined();
  },
);

test("the database's password can be read by PostgreSQL's user and nobody else", async () => {
  const { mode } = await stat(join(shared.dataDir, "postgres/saywell-password"));
  expect(mode & 0o777).toBe(0o600);
});

test(
  "SIGKILL in the middle of writing loses no acknowledged write and leaves no server behind",
  slowly,
  async () => {
    const killed = start(shared.dataDir);
    const url = await addressOf(killed);
    const server = await readServerPid(shared.dataDir);
    const acknowledged: string[] = [];
    const write = async (): Promise<void> => {
      for (;;) acknowledged.push(await makeGuest(url));
    };
    const writers = Array.from({ length: 8 }, () => write().catch(() => {}));
    while (acknowledged.length < 100) await sleep(5);
    await killed.kill("SIGKILL");
    await Promise.all(writers);
    expect(await ends(server)).toBe(true);

    const next = start(shared.dataDir);
    const nextUrl = await addressOf(next);
    const known = await Promise.all(acknowledged.map((cookie) => isKnown(nextUrl, cookie)));
    expect(known.filter((there) => !there)).toEqual([]);
    expect(await next.kill("SIGTERM")).toBe(0);
  },
);

test.runIf(process.platform === "linux")(
  "a server that was left running by a killed process is ended by the next one",
  slowly,
  async () => {
    const killed = start(shared.dataDir);
    const cookie = await makeGuest(await addressOf(killed));
    const server = await readServerPid(shared.dataDir);
    // The shell that holds the server on its leash goes first, and what watches in it.
    const shell = parentOf(server);
    for (const pid of [...childrenOf(shell).filter((child) => child !== server), shell]) {
      process.kill(pid, "SIGKILL");
    }
    await killed.kill("SIGKILL");
    expect(isRunning(server)).toBe(true);

    const next = start(shared.dataDir);
    expect(await isKnown(await addressOf(next), cookie)).toBe(true);
    expect(isRunning(server)).toBe(false);
    expect(await next.kill("SIGTERM")).toBe(0);
  },
);

test(
  "a second process on the same data is refused in one sentence, and the first goes on",
  slowly,
  async () => {
    const first = start(shared.dataDir);
    const url = await addressOf(first);
    const second = start(shared.dataDir);
    expect(await second.exitCode).toBe(1);
    expect(second.output()).toBe(
      `Another Saywell (process ${first.pid}) is using ${shared.dataDir}. Stop it first, or choose another DATA_DIR.\n`,
    );
    expect(await isKnown(url, await makeGuest(url))).toBe(true);
  },
);

test.runIf(isRoot())(
  "root starts it on data in a directory that only root can enter, and sees where they are",
  slowly,
  async () => {
    const { dataDir, remove } = await makeDataDir(0o700);
    removals.push(remove);
    const product = start(dataDir);
    const cookie = await makeGuest(await addressOf(product));
    expect((await lstat(join(dataDir, "postgres"))).isSymbolicLink()).toBe(true);
    await product.kill("SIGTERM");

    const again = start(dataDir);
    expect(await isKnown(await addressOf(again), cookie)).toBe(true);
    await again.kill("SIGTERM");

    const copy = await makeDataDir(0o700);
    removals.push(copy.remove);
    await cp(dataDir, copy.dataDir, { recursive: true, verbatimSymlinks: true });
    const onCopy = start(copy.dataDir);
    expect(await onCopy.exitCode).toBe(1);
    expect(onCopy.output()).toContain(`leads to the database of ${dataDir}`);
  },
);

const user = isRoot() ? await findUnprivilegedUser() : undefined;
const reachable = user !== undefined && (await canEnter(user, import.meta.dirname));

test.runIf(reachable)("a plain user starts it on data of their own", slowly, async () => {
  const { dataDir, remove } = await makeDataDir(0o700);
  removals.push(remove);
  const { uid, gid } = user!;
  await chown(dataDir, uid, gid);
  const product = start(dataDir, { uid, gid });
  const url = await addressOf(product);
  expect(await isKnown(url, await makeGuest(url))).toBe(true);
  expect((await lstat(join(dataDir, "postgres"))).isDirectory()).toBe(true);
  expect(await product.kill("SIGTERM")).toBe(0);
});

const statOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!.split(" ");
const parentOf = (pid: number): number => Number(statOf(pid)[1]);
const childrenOf = (parent: number): number[] =>
  readdirSync("/proc")
    .map(Number)
    .filter((pid) => {
      try {
        return pid > 0 && parentOf(pid) === parent;
      } catch {
        return false;
      }
    });
