import { sql } from "kysely";
import { advisoryLocks } from "../advisory-locks";
import type { Db, Tx } from "../database";
import { inTransaction } from "../transaction";
import { seedDemoAccounts } from "./demo-accounts";
import { seedDemoClass } from "./demo-class";
import { type DemoStudy, seedDemoLearners } from "./demo-learners";
import { seedDemoPractice } from "./demo-practice";
import { seedDemoPracticePartners } from "./demo-practice-partners";
import { continueDemoStudents, seedDemoStudents } from "./demo-students";
import { seedDemoRooms } from "./demo-rooms";
import { firstVisitorId, removeSharedLearner, seedFirstVisitor } from "./demo-visitors";
import { seedDemoTeachers } from "./demo-teachers";

/** What the demo school is made of, in order. Each part adds only what is missing. */
const parts: ((tx: Tx, study: DemoStudy) => Promise<void>)[] = [
  removeSharedLearner,
  seedDemoAccounts,
  seedFirstVisitor,
  seedDemoLearners,
  seedDemoPractice,
  seedDemoTeachers,
  seedDemoPracticePartners,
  seedDemoStudents,
  continueDemoStudents,
  seedDemoClass,
  seedDemoRooms,
];

export const seedDemoSchool = (db: Db, study: DemoStudy): Promise<void> =>
  alone(db, async (tx) => {
    for (const seed of parts) await seed(tx, study);
  });

/** The school stays open: its learners practise on. */
export const continueDemoSchool = (db: Db, study: DemoStudy): Promise<void> =>
  alone(db, async (tx) => {
    await seedDemoPractice(tx, study);
    await continueDemoStudents(tx, study);
  });

/** Processes that start at once do not seed twice. */
const alone = (db: Db, seed: (tx: Tx) => Promise<void>): Promise<void> =>
  inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${advisoryLocks.demoSchool})`.execute(tx);
    await seed(tx);
  });

/**
 * With DEMO=off nobody can be a demo account: the call that logs in to one is not served, no
 * password fits. Sessions from a time when it was on end here, and visits with them, and the rooms of
 * the demo, its own and those that its people made: an opening later has its own again.
 */
export async function closeDemoSchool(db: Db): Promise<void> {
  await db
    .deleteFrom("session")
    .where("account_id", "in", (query) =>
      query.selectFrom("account").select("id").where("is_demo", "=", true),
    )
    .execute();
  await db
    .deleteFrom("room")
    .where((row) =>
      row.or([
        row("is_demo", "=", true),
        row("owner_id", "in", (query) =>
          query.selectFrom("account").select("id").where("is_demo", "=", true),
        ),
      ]),
    )
    .execute();
  await db
    .deleteFrom("account")
    .where("visitor_until", "is not", null)
    .where("id", "<>", firstVisitorId)
    .execute();
}
