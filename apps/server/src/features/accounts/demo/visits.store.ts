import { sql } from "kysely";
import type { Db } from "../../../db/database";

/** Visitors of the demo school whose time is over, those who left first. */
export async function listOverstayed(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("account")
    .select("id")
    .where("visitor_until", "<=", now)
    // The learner that all of them begin as stays.
    .where(sql<boolean>`isfinite(visitor_until)`)
    .orderBy("visitor_until")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
