import type { AuditAction } from "@saywell/contract";
import type { RawBuilder } from "kysely";
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

export interface AuditWish {
  actions?: readonly AuditAction[] | undefined;
  exceptAction?: AuditAction | undefined;
  actorId?: string | undefined;
  aboutId?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
  /** Only entries before the one of this number. */
  before?: number | undefined;
  limit: number;
  /** A condition of the reader's, about `entry`, who did it (`actor`) and whom it is `about`. */
  only?: RawBuilder<boolean>;
}

/** What the log joins of those it names. It keeps ids alone. */
export type AuditNames = (db: Db | Tx) => Rows<{ id: string; shown_name: string }>;

/** The log, latest first, with the names that the reader may see. */
export async function listEntries(db: Db | Tx, names: AuditNames, wish: AuditWish) {
  const { actions, exceptAction, actorId, aboutId, from, until, before, limit, only } = wish;
  return await db
    .selectFrom("audit_entry as entry")
    .leftJoin(names(db).as("actor"), "actor.id", "entry.actor_id")
    .leftJoin(names(db).as("about"), "about.id", "entry.about_id")
    .select([
      "entry.id",
      "entry.at",
      "entry.action",
      "entry.details",
      "actor.id as actorId",
      "actor.shown_name as actorName",
      "about.id as aboutId",
      "about.shown_name as aboutName",
    ])
    .$if(actions !== undefined, (query) => query.where("entry.action", "in", actions!))
    .$if(exceptAction !== undefined, (query) => query.where("entry.action", "<>", exceptAction!))
    .$if(actorId !== undefined, (query) => query.where("entry.actor_id", "=", actorId!))
    .$if(aboutId !== undefined, (query) => query.where("entry.about_id", "=", aboutId!))
    .$if(from !== undefined, (query) => query.where("entry.at", ">=", new Date(from!)))
    .$if(until !== undefined, (query) => query.where("entry.at", "<=", new Date(until!)))
    .$if(before !== undefined, (query) => query.where("entry.id", "<", before!))
    .$if(only !== undefined, (query) => query.where(only!))
    .orderBy("entry.id", "desc")
    .limit(limit)
    .execute();
}
