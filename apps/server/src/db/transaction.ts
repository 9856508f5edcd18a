import { setTimeout as sleep } from "node:timers/promises";
import type { Db, Tx } from "./database";
import { isSerializationFailure } from "./sql-errors";

const attempts = 5;

/**
 * Runs the work in one transaction and commits it. When PostgreSQL gives it up for another
 * transaction's sake (serialisation failure, deadlock) the work runs again from the start:
 * it must do nothing but query, and leave telling others until this function has answered.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === attempts || !isSerializationFailure(error)) throw error;
      // Apart by chance, or the same two would meet again.
      await sleep(Math.random() * 10 * 2 ** attempt);
    }
  }
}
