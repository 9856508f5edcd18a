import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../db/database";
import type { Students } from "../reports/who-may-know.store";

/** A condition about an `entry` of the log, who did it (`actor`) and whom it is `about`. */
export type EntryCondition = RawBuilder<boolean>;

interface Viewer {
  viewerId: string;
  onlyDemo: boolean;
  isTeacher: boolean;
}

interface Needs {
  classes: Students;
  /** Whether one of the staff may know of the report with this id. */
  mayKnowOf: (db: Db | Tx, staffId: string, reportId: RawBuilder<string>) => RawBuilder<boolean>;
}

/** Of an entry that was written for reports: all that were decided with it. */
const reportIds = sql`jsonb_array_elements_text(
  coalesce(entry.details -> 'reportIds', '[]'::jsonb)
  || case when entry.details ? 'reportId'
    then jsonb_build_array(entry.details -> 'reportId') else '[]'::jsonb end
)`;

export type AuditView = ReturnType<typeof createAuditView>;

/**
 * Which decisions somebody may read of in the log.
 *
 * - Nobody of what is about themselves: that they were reported is not for them to read here.
 * - An admin of all else. A teacher of what is about learners: their own students, what they decided
 *   themselves, and what was decided of a report that they may know.
 * - Who enters the demo only of what is the demo's on both sides.
 */
export const createAuditView =
  ({ classes, mayKnowOf }: Needs) =>
  (db: Db | Tx, { viewerId, onlyDemo, isTeacher }: Viewer): EntryCondition => {
    const namesReports = sql`exists (select from ${reportIds})`;
    // A report that is gone with whom it was about names nobody who could say who may know.
    const namesUnknown = sql`exists (
      select from ${reportIds} as named (id)
      where not ${mayKnowOf(db, viewerId, sql<string>`named.id::uuid`)}
    )`;
    const isOfTeacher = sql`(
      (about.id is null or about.role = 'LEARNER')
      and (
        entry.actor_id = ${viewerId}
        or ${namesReports}
        or exists (
          select from ${classes.taught(db)} as student
          where student.teacher_id = ${viewerId} and student.account_id = entry.about_id
        )
      )
      and not ${namesUnknown}
    )`;
    return sql<boolean>`(
      entry.about_id is distinct from ${viewerId}
      ${onlyDemo ? sql`and actor.is_demo and about.is_demo` : sql``}
      ${isTeacher ? sql`and ${isOfTeacher}` : sql``}
    )`;
  };
