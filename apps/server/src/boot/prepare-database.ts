import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { Config } from "../config";
import { startEmbeddedPostgres } from "../db/embedded";
import { migrate } from "../db/migrate";
import { type Database, openDatabase } from "../db/open-database";
import { closeDemoSchool, seedDemoSchool } from "../db/seed/demo-school";
import { isDatabaseAway } from "../plugins/database-errors";
import type { Log } from "../plugins/log";
import type { LifeCycle } from "./life-cycle";

/** Brings the database up, to its newest shape, with the demo school or without. */
export async function prepareDatabase(
  config: Config,
  life: LifeCycle,
  log: Log,
): Promise<Database> {
  const connectionString = config.databaseUrl ?? (await startEmbedded(config.dataDir, life, log));
  const database = openDatabase({ connectionString });
  life.onEnd(database.close);
  await waitForDatabase(database.pool, log);
  for (const name of await migrate(database.pool)) {
    log({ level: "info", event: "database-migrated", migration: name });
  }
  await (config.demo ? seedDemoSchool : closeDemoSchool)(database.db);
  return database;
}

async function startEmbedded(dataDir: string, life: LifeCycle, log: Log): Promise<string> {
  const server = await startEmbeddedPostgres({
    dataDir,
    log: (message) => log({ level: "warn", event: "database-says", message }),
  });
  let expected = false;
  const endWithout = (): Promise<never> => {
    log({ level: "error", event: "database-ended" });
    return life.end(1);
  };
  life.onEnd(async () => {
    expected = true;
    await server.stop();
  });
  void server.ended.then(() => expected || endWithout());
  return server.connectionString;
}

const oldestVersion = 15;
const patience = 60_000;

/** An outside database may be starting at the same time as we are. */
async function waitForDatabase(pool: pg.Pool, log: Log): Promise<void> {
  const deadline = Date.now() + patience;
  for (let pause = 100; ; pause = Math.min(pause * 2, 2000)) {
    try {
      const { rows } = await pool.query<{ version: number }>(
        "select current_setting('server_version_num')::int / 10000 as version",
      );
      const version = rows[0]!.version;
      if (version >= oldestVersion) return;
      throw new Error(
        `Saywell needs PostgreSQL ${oldestVersion} or newer, and this is ${version}.`,
      );
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() > deadline) throw error;
      log({ level: "warn", event: "database-away", message: describe(error) });
      await sleep(pause);
    }
  }
}

const describe = (error: unknown): string =>
  error instanceof AggregateError
    ? error.errors.map(describe).join("; ")
    : (error as Error).message;
