import { randomBytes } from "node:crypto";
import { chmod, mkdtemp, readdir, rm, stat, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Pool } from "pg";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../db/embedded";
import { takeLock } from "../db/local-server/process-lock";
import { migrate } from "../db/migrate";
import { openDatabase } from "../db/open-database";
import { installJobQueue } from "../job-boss";

export interface TestServer {
  /** Makes a database like a freshly migrated one and answers its connection string. */
  clone: () => Promise<string>;
  drop: (connectionString: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** Nothing of a test run needs to survive it. */
const disposable = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "4GB",
  autovacuum: "off",
  shared_buffers: "64MB",
  max_connections: "300",
  deadlock_timeout: "50ms",
};

/** A server with one migrated template: the embedded one, or the one TEST_DATABASE_URL points to. */
export async function startTestServer(
  outside = process.env["TEST_DATABASE_URL"],
): Promise<TestServer> {
  const server = outside
    ? { connectionString: outside, stop: async () => {} }
    : await startEmbedded();
  const prefix = `saywell_test_${randomBytes(6).toString("hex")}`;
  const address = (name: string): string => {
    const url = new URL(server.connectionString);
    url.pathname = `/${name}`;
    return url.href;
  };

  const { pool: admin, close } = openDatabase({
    connectionString: server.connectionString,
    maxConnections: 4,
  });
  const template = `${prefix}_template`;
  await admin.query(`create database ${template}`);
  const templateDatabase = openDatabase({ connectionString: address(template), maxConnections: 2 });
  await migrate(templateDatabase.pool);
  await installJobQueue(templateDatabase.db, () => {});
  await addEmptying(templateDatabase.pool);
  await templateDatabase.close();

  const names = new Set([template]);
  let count = 0;
  const dropNamed = async (name: string): Promise<void> => {
    names.delete(name);
    await admin.query(`drop database if exists ${name} with (force)`);
  };
  return {
    clone: async () => {
      const name = `${prefix}_${++count}`;
      names.add(name);
      // Copying files is three times as fast as writing the copy through the log.
      await admin.query(`create database ${name} template ${template} strategy file_copy`);
      return address(name);
    },
    drop: (connectionString) => dropNamed(new URL(connectionString).pathname.slice(1)),
    stop: async () => {
      if (outside) for (const name of names) await dropNamed(name);
      await close();
      await server.stop();
    },
  };
}

/**
 * A procedure that empties the tables: it deletes in any order, with references unwatched, since
 * truncating takes ten times as long; it passes by tables that were never written to; and it keeps
 * its plans.
 */
async function addEmptying(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    "select format('%I', tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'migration'",
  );
  const deletions = rows.map(
    ({ name }) =>
      `if pg_relation_size('public.${name}') > 0 then delete from public.${name}; end if;`,
  );
  await pool.query("create schema testing");
  await pool.query(`
    create procedure testing.empty_tables() language plpgsql set session_replication_role = replica
    as $$ begin ${deletions.join("\n")} end $$`);
}

async function startEmbedded(): Promise<Pick<EmbeddedPostgres, "connectionString" | "stop">> {
  const place = await findQuickPlace();
  await removeAbandoned(place);
  const dataDir = await mkdtemp(join(place, directoryPrefix));
  // PostgreSQL may run as another user, who must pass through.
  await chmod(dataDir, 0o711);
  const server = await startEmbeddedPostgres({ dataDir, settings: disposable, log: console.error });
  return {
    connectionString: server.connectionString,
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Memory, where there is enough: a clone is a thousand small files, made there in 15 ms and on a
 * busy disk in half a second.
 */
export async function findQuickPlace(): Promise<string> {
  const memory = "/dev/shm";
  const enough = 2 ** 30;
  const found = await statfs(memory).catch(() => undefined);
  return found !== undefined && found.bavail * found.bsize > enough ? memory : tmpdir();
}

const directoryPrefix = "saywell-test-";
const minute = 60_000;

/** What runs left behind that were killed. Young ones may just be starting. */
async function removeAbandoned(place: string): Promise<void> {
  for (const name of await readdir(place)) {
    if (!name.startsWith(directoryPrefix)) continue;
    const directory = join(place, name);
    const found = await stat(directory).catch(() => undefined);
    if (found?.uid !== process.getuid?.() || Date.now() - found!.mtimeMs < 5 * minute) continue;
    const lock = await takeLock(join(directory, "postgres.lock"));
    if ("release" in lock) await rm(directory, { recursive: true, force: true });
  }
}
