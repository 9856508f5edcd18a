import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type pg from "pg";
import { advisoryLocks } from "./advisory-locks";

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** The build copies the files beside the bundle, so the same relative place holds in both. */
const shippedMigrations = fileURLToPath(new URL("./migrations", import.meta.url));

/**
 * Brings the database to the newest shape and answers the names of the files it applied.
 * Each file is one transaction under one advisory lock, so migrators may race each other.
 */
export async function migrate(pool: pg.Pool, directory = shippedMigrations): Promise<string[]> {
  const migrations = await readMigrations(directory);
  const client = await pool.connect();
  try {
    const applied = await locked(client, async () => {
      await client.query(
        `create table if not exists migration (
           name text primary key,
           checksum text not null,
           applied_at timestamptz not null default now()
         )`,
      );
      return readApplied(client);
    });
    refuseForeignHistory(migrations, applied);

    const appliedNow: string[] = [];
    for (const migration of migrations) {
      if (applied.has(migration.name)) continue;
      if (await applyOne(client, migration)) appliedNow.push(migration.name);
    }
    return appliedNow;
  } finally {
    client.release();
  }
}

async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(`${directory}/${name}`, "utf8");
      // A checkout that turns line ends into CRLF holds the same migration.
      const checksum = createHash("sha256").update(sql.replaceAll("\r\n", "\n")).digest("hex");
      return { name, sql, checksum };
    }),
  );
}

async function readApplied(client: pg.PoolClient): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    "select name, checksum from migration",
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

function refuseForeignHistory(migrations: Migration[], applied: Map<string, string>): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]));
  for (const [name, checksum] of applied) {
    const expected = known.get(name);
    if (expected === undefined) {
      throw new Error(
        `The database has had migration ${name}, which this version of Saywell does not know. Run the newer version.`,
      );
    }
    if (expected !== checksum) {
      throw new Error(
        `Migration ${name} was changed after this database had it. Restore the file, and put the change in a new migration.`,
      );
    }
  }
}

/** False when another migrator applied it while this one waited for the lock. */
async function applyOne(
  client: pg.PoolClient,
  { name, sql, checksum }: Migration,
): Promise<boolean> {
  return locked(client, async () => {
    if ((await readApplied(client)).has(name)) return false;
    try {
      await client.query(sql);
    } catch (error) {
      throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
    }
    await client.query("insert into migration (name, checksum) values ($1, $2)", [name, checksum]);
    return true;
  });
}

async function locked<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query("begin");
  try {
    // Waiting for another migrator, or rewriting a large table, takes as long as it takes.
    await client.query("set local statement_timeout = 0");
    await client.query("select pg_advisory_xact_lock($1)", [advisoryLocks.migrations]);
    const result = await work();
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  }
}
