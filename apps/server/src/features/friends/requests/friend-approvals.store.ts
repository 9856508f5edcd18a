import { sql } from "kysely";
import type { Db, Rows, Tx } from "../../../db/database";

export interface WaitingRow {
  id: string;
  requesterId: string;
  requesterName: string;
  addresseeId: string;
  addresseeName: string;
  className: string;
  since: Date;
}

interface Wish {
  /** For whom: nobody decides about a friendship of their own. */
  deciderId: string;
  /** Whose classes; null for every class. */
  teacherId: string | null;
  onlyDemo: boolean;
  limit: number;
}

interface Reads {
  accounts: {
    /** With whole names: who approves has to know which Ana of the class it is. */
    staffCards: (db: Db | Tx) => Rows<{ id: string; shown_name: string; is_demo: boolean }>;
  };
  classes: {
    students: (db: Db | Tx) => Rows<{ class_id: string; class_name: string; account_id: string }>;
    /** Who teaches which class. */
    teachers: (db: Db | Tx) => Rows<{ class_id: string; account_id: string }>;
  };
}

export type Waiting = ReturnType<typeof createWaiting>;

/** Friendships of two in one class that wait for approval. */
export function createWaiting({
  accounts: { staffCards },
  classes: { students, teachers },
}: Reads) {
  /** The longest waiting first. */
  async function list(
    db: Db | Tx,
    { deciderId, teacherId, onlyDemo, limit }: Wish,
  ): Promise<WaitingRow[]> {
    const { rows } = await sql<WaitingRow>`
    select
      friendship.id,
      requester_id as "requesterId", requester.shown_name as "requesterName",
      addressee_id as "addresseeId", addressee.shown_name as "addresseeName",
      class.name as "className",
      accepted_at as since
    from friendship
    join ${staffCards(db)} as requester on requester.id = requester_id
    join ${staffCards(db)} as addressee on addressee.id = addressee_id
    join lateral (
      select mine.class_name as name
      from ${students(db)} as mine join ${students(db)} as theirs using (class_id)
      where mine.account_id = requester_id and theirs.account_id = addressee_id
        and (${teacherId}::uuid is null or exists (
          select from ${teachers(db)} as teacher
          where teacher.class_id = mine.class_id and teacher.account_id = ${teacherId}
        ))
      order by mine.class_name, class_id
      limit 1
    ) as class on true
    where state = 'AWAITING_APPROVAL' and declined_at is null
      and ${deciderId} not in (requester_id, addressee_id)
      and (not ${onlyDemo}::boolean or (requester.is_demo and addressee.is_demo))
    order by accepted_at, friendship.id
    limit ${limit}`.execute(db);
    return rows;
  }

  return { list };
}

export async function approve(
  tx: Tx,
  id: string,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await tx
    .updateTable("friendship")
    .set({ state: "ACCEPTED", approved_at: now, approved_by: by })
    .where("id", "=", id)
    .execute();
}
