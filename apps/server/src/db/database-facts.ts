import { sql } from "kysely";
import type { Db } from "./database";

export interface DatabaseFacts {
  version: string;
  bytes: number;
  migrations: { name: string; appliedAt: Date }[];
}

/** What an admin reads of the database as a whole. */
export async function readDatabaseFacts(db: Db): Promise<DatabaseFacts> {
  const { rows } = await sql<{ version: string; bytes: number }>`
    select
      current_setting('server_version') as version,
      pg_database_size(current_database()) as bytes`.execute(db);
  const { rows: migrations } = await sql<{ name: string; appliedAt: Date }>`
    select name, applied_at as "appliedAt" from migration order by name`.execute(db);
  return { ...rows[0]!, migrations };
}
