import { mkdir, readFile, realpath } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { provideBinaries } from "./local-server/binaries";
import { initialise, readPassword, role } from "./local-server/initialise";
import { stopLeftoverServer } from "./local-server/leftover";
import { placeCluster } from "./local-server/place";
import { takeLock, type ProcessLock } from "./local-server/process-lock";
import { runServer } from "./local-server/server";
import { sqlState } from "./sql-errors";

export interface EmbeddedPostgres {
  connectionString: string;
  /** Fulfilled when the server has ended, whether asked to or not. */
  ended: Promise<void>;
  stop: () => Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  log: (line: string) => void;
  /** PostgreSQL settings over the product's own; tests trade durability for speed. */
  settings?: Record<string, string>;
}

const database = "saywell";

const productSettings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  timezone: "UTC",
  log_timezone: "UTC",
  // The statements are short: compiling them would cost more than running them.
  jit: "off",
  // Refused statements are the product's business and may quote personal data; keep the
  // server's own troubles.
  log_min_messages: "log",
  log_line_prefix: "",
};

/**
 * The PostgreSQL that comes with the product: made on the first run, started on a free port of
 * the loopback interface, ended with this process however it ends.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { log } = options;
  await mkdir(options.dataDir, { recursive: true });
  const dataDir = await realpath(options.dataDir);
  const locks = [await lockData(join(dataDir, "postgres.lock"), dataDir)];
  const unlock = async (): Promise<void> => {
    for (const lock of locks.splice(0)) await lock.release();
  };
  try {
    const { cluster, runAs } = await placeCluster(dataDir, log);
    // Two data directories may lead to the same place.
    if (cluster !== join(dataDir, "postgres"))
      locks.push(await lockData(`${cluster}.lock`, dataDir));
    const binaries = await provideBinaries(runAs);
    const overlookPid = await stopLeftoverServer(cluster);
    const settings = { ...productSettings, ...options.settings };
    await initialise(cluster, binaries, runAs, options.settings?.["fsync"] !== "off");
    const password = await readPassword(cluster);
    const server = await runServer({ binaries, cluster, runAs, settings, overlookPid, log });
    const address = (name: string): string =>
      `postgres://${role}:${password}@127.0.0.1:${server.port}/${name}`;
    await ensureDatabase(address);
    return {
      connectionString: address(database),
      ended: server.ended,
      stop: async () => {
        await server.stop();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/**
 * Where the server of a product that runs on this data directory is reached now; undefined where
 * none runs.
 */
export async function findRunningPostgres(dataDir: string): Promise<string | undefined> {
  const visible = join(dataDir, "postgres");
  try {
    const cluster = await realpath(visible);
    const port = (await readFile(join(cluster, "postmaster.pid"), "utf8")).split("\n")[3];
    const password = await readPassword(cluster);
    const address = `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
    await withClient(address, () => Promise.resolve());
    return address;
  } catch {
    return undefined;
  }
}

async function lockData(path: string, dataDir: string): Promise<ProcessLock> {
  const lock = await takeLock(path);
  if ("release" in lock) return lock;
  throw new Error(
    `Another Saywell (process ${lock.heldBy}) is using ${dataDir}. Stop it first, or choose another DATA_DIR.`,
  );
}

/** Missing on the first run, or when that ended early. */
async function ensureDatabase(address: (name: string) => string): Promise<void> {
  const missing = await withClient(address(database), async () => false).catch((error: unknown) => {
    if (sqlState(error) === "3D000") return true;
    throw error;
  });
  if (missing)
    await withClient(address("postgres"), (client) => client.query(`create database ${database}`));
}

async function withClient<T>(
  connectionString: string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
