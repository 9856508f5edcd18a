import type { RecordAudit } from "../../audit-log";
import type { Db, Rows, Tx } from "../../db/database";

export const record: RecordAudit = async (tx, { at, actorId, action, aboutId, details }) => {
  await tx
    .insertInto("audit_entry")
    .values({
      at,
      actor_id: actorId,
      action,
      about_id: aboutId,
      details: JSON.stringify(details),
    })
    .execute();
};

interface EntryRow {
  id: number;
  at: Date;
  actor_id: string | null;
  action: string;
  about_id: string | null;
  details: unknown;
}

/** The whole log, to join in a query of the caller's. */
export const entries = (db: Db | Tx): Rows<EntryRow> =>
  db.selectFrom("audit_entry").select(["id", "at", "actor_id", "action", "about_id", "details"]);
