import { sql } from "kysely";
import type { Tx } from "../../db/database";
import type { GuestJoin } from "../../personal-data";

export async function joinGuest(tx: Tx, { guestId, accountId }: GuestJoin): Promise<void> {
  await tx
    .updateTable("school_class")
    .set({ teacher_id: accountId })
    .where("teacher_id", "=", guestId)
    .execute();
  await sql`
    insert into class_member (class_id, account_id, joined_at)
    select class_id, ${accountId}::uuid, joined_at from class_member where account_id = ${guestId}
    on conflict do nothing`.execute(tx);
  await sql`
    insert into class_former_member as former (class_id, account_id, joined_at, taken_out_at)
    select class_id, ${accountId}::uuid, joined_at, taken_out_at
    from class_former_member where account_id = ${guestId}
    on conflict (class_id, account_id) do update set
      joined_at = least(excluded.joined_at, former.joined_at),
      taken_out_at = greatest(excluded.taken_out_at, former.taken_out_at)`.execute(tx);
  await sql`
    insert into class_co_teacher (class_id, account_id, added_at)
    select class_id, ${accountId}::uuid, added_at from class_co_teacher where account_id = ${guestId}
    on conflict do nothing`.execute(tx);
  await tx
    .updateTable("class_note")
    .set({ about_id: accountId })
    .where("about_id", "=", guestId)
    .execute();
  for (const table of ["class_note", "class_announcement"] as const) {
    await tx
      .updateTable(table)
      .set({ author_id: accountId })
      .where("author_id", "=", guestId)
      .execute();
  }
}
