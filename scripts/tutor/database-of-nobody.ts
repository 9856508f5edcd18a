import {
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import type { Db } from "../../apps/server/src/db/database";

/**
 * A database for a tutor whose conversations are kept nowhere: whoever asks it how much somebody has
 * written today hears that it was nothing.
 */
export function databaseOfNobody(): Db {
  const connection: DatabaseConnection = {
    executeQuery: () => Promise.resolve({ rows: [{ messages: 0 } as never] }),
    async *streamQuery() {},
  };
  const nothing = () => Promise.resolve();
  return new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => ({
        init: nothing,
        acquireConnection: () => Promise.resolve(connection),
        beginTransaction: nothing,
        commitTransaction: nothing,
        rollbackTransaction: nothing,
        releaseConnection: nothing,
        destroy: nothing,
      }),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}
