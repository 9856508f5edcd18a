import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../db/database";
import type { Students } from "../reports/who-may-know.store";

type Id = string | RawBuilder<string>;

interface Needs {
  classes: Students;
  /** Whether one of the staff may know of the report with this id. */
  mayKnowOf: (db: Db | Tx, staffId: Id, reportId: RawBuilder<string>) => RawBuilder<boolean>;
}

export type KnownSanctions = ReturnType<typeof createKnownSanctions>;

/**
 * Of which mutes and bans a teacher knows, and which they may end: those that they set themselves,
 * those of their own students, and those for a report that they may know of. Admins know of all.
 */
export function createKnownSanctions({ classes, mayKnowOf }: Needs) {
  const knows = (
    db: Db | Tx,
    staffId: Id,
    about: { by: unknown; accountId: unknown; reportId: RawBuilder<string> },
  ): RawBuilder<boolean> => sql<boolean>`(
    ${about.by} = ${staffId}
    or exists (
      select from ${classes.taught(db)} as student
      where student.teacher_id = ${staffId} and student.account_id = ${about.accountId}
    )
    or ${mayKnowOf(db, staffId, about.reportId)}
  )`;

  return {
    /** As a condition in a query that has `sanction`. */
    knownTo: (db: Db | Tx, staffId: string): RawBuilder<boolean> =>
      knows(db, sql<string>`${staffId}::uuid`, {
        by: sql.ref("sanction.created_by"),
        accountId: sql.ref("sanction.account_id"),
        reportId: sql.ref("sanction.report_id"),
      }),

    /** Whether those of a query know of this one. */
    whoKnows:
      (db: Db | Tx, row: { byId: string | null; accountId: string; reportId: string | null }) =>
      (staffId: RawBuilder<string>): RawBuilder<boolean> =>
        knows(db, staffId, {
          by: sql`${row.byId}::uuid`,
          accountId: sql`${row.accountId}::uuid`,
          reportId: sql<string>`${row.reportId}::uuid`,
        }),
  };
}
