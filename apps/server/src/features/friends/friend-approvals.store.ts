import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";

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

/** Friendships of two in one class that wait for approval, the longest waiting first. */
export async function listWaiting(
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
    join account as requester on requester.id = requester_id
    join account as addressee on addressee.id = addressee_id
    join lateral (
      select school_class.name from school_class
      join class_member as mine on mine.class_id = school_class.id
      join class_member as theirs on theirs.class_id = school_class.id
      where mine.account_id = requester_id and theirs.account_id = addressee_id
        and (${teacherId}::uuid is null or teacher_id = ${teacherId})
      order by school_class.name, school_class.id
      limit 1
    ) as class on true
    where state = 'AWAITING_APPROVAL' and declined_at is null
      and ${deciderId} not in (requester_id, addressee_id)
      and (not ${onlyDemo}::boolean or (requester.is_demo and addressee.is_demo))
    order by accepted_at, friendship.id
    limit ${limit}`.execute(db);
  return rows;
}

/** Who teach a class that both of these are in. */
export async function listTeachersOfBoth(tx: Tx, one: string, other: string): Promise<string[]> {
  const rows = await tx
    .selectFrom("school_class")
    .innerJoin("class_member as mine", "mine.class_id", "school_class.id")
    .innerJoin("class_member as theirs", "theirs.class_id", "school_class.id")
    .select("teacher_id as teacherId")
    .distinct()
    .where("mine.account_id", "=", one)
    .where("theirs.account_id", "=", other)
    .execute();
  return rows.map(({ teacherId }) => teacherId);
}

export async function areOfDemo(tx: Tx, accountIds: readonly string[]): Promise<boolean> {
  const elsewhere = await tx
    .selectFrom("account")
    .select("id")
    .where("id", "in", accountIds)
    .where("is_demo", "=", false)
    .executeTakeFirst();
  return elsewhere === undefined;
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
