import { Kysely, PostgresDialect } from "kysely";
import { Pool, types } from "pg";
import type { Db } from "./database";
import type { Tables } from "./tables";

export interface Database {
  db: Db;
  pool: Pool;
  close: () => Promise<void>;
}

export interface DatabaseOptions {
  connectionString: string;
  maxConnections?: number;
}

/** Opens a pool on a PostgreSQL database. Connects when first used. */
export function openDatabase({ connectionString, maxConnections = 10 }: DatabaseOptions): Database {
  const pool = new Pool({
    connectionString,
    max: maxConnections,
    types: { getTypeParser },
    application_name: "saywell",
    // A day begins where the caller says, never where the server happens to stand.
    options: "-c timezone=UTC",
    // A database that is down is an error within seconds, not a request that hangs.
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
  });
  // A connection that breaks leaves the pool by itself, and fails the query that was using it.
  // Unheard, it would also end the process: idle, or in a transaction between two queries.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => pool.end() };
}

/** The server's numbers for its types. */
const oids = {
  int8: 20,
  numeric: 1700,
  date: 1082,
  int8Array: 1016,
  dateArray: 1182,
  textArray: 1009,
} as const;

/**
 * How values arrive: counts, sums and ids as numbers (they stay far below 2^53), days as
 * 'YYYY-MM-DD' because a Date would drag them into the process's time zone.
 */
function getTypeParser(oid: number, format?: "text" | "binary"): (value: string) => unknown {
  const usual = (type: number) => types.getTypeParser(type, format);
  if (format === "binary") return usual(oid);
  switch (oid) {
    case oids.int8:
    case oids.numeric:
      return Number;
    case oids.date:
      return (text) => text;
    case oids.dateArray:
      return usual(oids.textArray);
    case oids.int8Array:
      return (text) => (usual(oids.textArray)(text) as string[]).map(Number);
    default:
      return usual(oid);
  }
}
