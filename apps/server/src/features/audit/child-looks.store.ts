import { sql } from "kysely";
import type { Db } from "../../db/database";

interface Look {
  actorId: string;
  /** Children, each of whom was looked at. */
  aboutIds: readonly string[];
  /** What of them was looked at. */
  what: string;
  at: Date;
  /** Looks at the same since then are one look with this. */
  oneLookSince: Date;
}

/** Keeps that somebody of the staff looked at what is a child's: once for one look. */
export async function insertLooks(db: Db, look: Look): Promise<void> {
  const { actorId, aboutIds, what, at, oneLookSince } = look;
  if (aboutIds.length === 0) return;
  await sql`
    insert into audit_entry (at, actor_id, action, about_id, details)
    select ${at}, ${actorId}, 'child-data-read', child.id, jsonb_build_object('what', ${what}::text)
    from unnest(${sql.val([...aboutIds])}::uuid[]) as child (id)
    where not exists (
      select from audit_entry as before
      where before.actor_id = ${actorId}
        and before.about_id = child.id
        and before.action = 'child-data-read'
        and before.details ->> 'what' = ${what}
        and before.at > ${oneLookSince}
    )`.execute(db);
}
