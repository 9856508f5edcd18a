import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "pg";
import type { Config } from "../config";
import { startEmbeddedPostgres } from "../db/embedded";
import { migrate } from "../db/migrate";
import { type Database, openDatabase } from "../db/open-database";
import { closeDemoSchool } from "../db/seed/demo-school";
import { installJobQueue } from "../job-boss";
import { isDatabaseAway } from "../db/database-errors";
import type { Log } from "../observability/log";
import type { LifeCycle } from "./life-cycle";

interface Deps {
  config: Config;
  life: LifeCycle;
  log: Log;
}

/** Brings the database up, to its newest shape, and without a demo school where there is to be none. */
export async function prepareDatabase({ config, life, log }: Deps): Promise<Database> {
  const connectionString = config.databaseUrl ?? (await startEmbedded(config.dataDir, life, log));
  const database = openDatabase({ connectionString });
  life.onEnd(database.close);
  await waitForDatabase(database.pool, log);
  for (const name of await migrate(database.pool)) {
    log({ level: "info", event: "database-migrated", migration: name });
  }
  await installJobQueue(database.db, log);
  if (!config.demo) await closeDemoSchool(database.db);
  return database;
}

async function startEmbedded(dataDir: string, life: LifeCycle, log: Log): Promise<string> {
  const server = await startEmbeddedPostgres({
    dataDir,
    log: (message) => log({ level: "warn", event: "database-says", message }),
  });
  life.onEnd(server.stop);
  const endWithout = (): Promise<never> => {
    log({ level: "error", event: "database-ended" });
    return life.end(1);
  };
  void server.ended.then(() => life.isEnding() || endWithout());
  return server.connectionString;
}

const oldestVersion = 15;
const databaseTimeout = 60_000;

/** An outside database may be starting at the same time as we are. */
async function waitForDatabase(pool: Pool, log: Log): Promise<void> {
  const deadline = Date.now() + databaseTimeout;
  for (let pause = 100; ; pause = Math.min(pause * 2, 2000)) {
    try {
      return refuseOldVersion(await readVersion(pool));
    } catch (error) {
      const message = describe(error);
      if (!isDatabaseAway(error) || Date.now() > deadline) {
        throw new Error(`The database cannot be used: ${message}`, { cause: error });
      }
      log({ level: "warn", event: "database-away", message });
      await sleep(pause);
    }
  }
}

async function readVersion(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ version: number }>(
    "select current_setting('server_version_num')::int / 10000 as version",
  );
  return rows[0]!.version;
}

function refuseOldVersion(version: number): void {
  if (version >= oldestVersion) return;
  throw new Error(`Saywell needs PostgreSQL ${oldestVersion} or newer, and this is ${version}.`);
}

const describe = (error: unknown): string =>
  error instanceof AggregateError
    ? error.errors.map(describe).join("; ")
    : (error as Error).message;
