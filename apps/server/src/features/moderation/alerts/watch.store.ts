import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database";
import { type Reads, reportsWithPeople } from "../reports/known-reports.store";
import type { Staff } from "../reports/who-may-know.store";

export type WatchStore = ReturnType<typeof createWatchStore>;

/** Who of the school looks after what is open, and what nobody may look at. */
export function createWatchStore(reads: Reads) {
  const { accounts, may } = reads;
  const joined = (db: Db | Tx) => reportsWithPeople(db, reads);

  /** What is open in the whole school, and of that what none of its staff may look at. */
  async function countOpen(db: Db | Tx) {
    return await joined(db)
      .where("report.state", "=", "OPEN")
      .select([
        sql<number>`(count(*) filter (where report.is_safeguarding))::int`.as("safeguarding"),
        sql<number>`(count(*) filter (where not report.is_safeguarding))::int`.as("reports"),
        sql<number>`(count(*) filter (where not ${may.isWatched(db)}))::int`.as("unwatched"),
        sql<Date | null>`min(report.created_at)`.as("oldest"),
      ])
      .executeTakeFirstOrThrow();
  }

  /** How many of the school's own staff can log in. */
  async function countStaff(db: Db | Tx): Promise<{ admins: number; teachers: number }> {
    return await db
      .selectFrom(accounts.cards(db).as("staff"))
      .where(may.isOfSchool("staff"))
      .select([
        sql<number>`(count(*) filter (where staff.role = 'ADMIN'))::int`.as("admins"),
        sql<number>`(count(*) filter (where staff.role = 'TEACHER'))::int`.as("teachers"),
      ])
      .executeTakeFirstOrThrow();
  }

  /** Who of the school's own staff may look at any of these reports, and at how many. */
  async function listWatchers(
    db: Db | Tx,
    reportIds: readonly string[],
  ): Promise<(Staff & { count: number })[]> {
    return await joined(db)
      .innerJoin(accounts.profiles(db).as("staff"), (join) => join.on(may.isOfSchool("staff")))
      .where(sql<boolean>`report.id = any(${sql.val([...reportIds])}::uuid[])`)
      .where(may.mayLook(db, "staff"))
      .select(["staff.id", "staff.role", "staff.email"])
      .select(sql<number>`count(*)::int`.as("count"))
      .groupBy(["staff.id", "staff.role", "staff.email"])
      .orderBy("staff.id")
      .execute();
  }

  return { countOpen, countStaff, listWatchers };
}
