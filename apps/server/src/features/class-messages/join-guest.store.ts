import { sql } from "kysely";
import type { Tx } from "../../db/database";
import type { GuestJoin } from "../../personal-data";

export async function joinGuest(tx: Tx, { guestId, accountId }: GuestJoin): Promise<void> {
  // A thread that the account has already takes in what was written in the guest's.
  await sql`
    insert into class_thread (class_id, student_id, teacher_id, assignment_id)
    select class_id, ${accountId}::uuid, teacher_id, assignment_id
    from class_thread where student_id = ${guestId}
    on conflict do nothing`.execute(tx);
  await sql`
    update class_message set thread_id = new.id
    from class_thread as old
    join class_thread as new on new.class_id = old.class_id
      and new.student_id = ${accountId}::uuid
      and new.teacher_id is not distinct from old.teacher_id
      and new.assignment_id is not distinct from old.assignment_id
    where old.student_id = ${guestId} and class_message.thread_id = old.id`.execute(tx);
  await tx
    .updateTable("class_thread")
    .set({ teacher_id: accountId })
    .where("teacher_id", "=", guestId)
    .execute();
  await sql`
    insert into class_thread_read (thread_id, account_id, read_seq)
    select coalesce(new.id, old.id), ${accountId}::uuid, mark.read_seq
    from class_thread_read as mark
    join class_thread as old on old.id = mark.thread_id
    left join class_thread as new on old.student_id = ${guestId} and new.class_id = old.class_id
      and new.student_id = ${accountId}::uuid
      and new.teacher_id is not distinct from old.teacher_id
      and new.assignment_id is not distinct from old.assignment_id
    where mark.account_id = ${guestId}
    on conflict do nothing`.execute(tx);
  await tx
    .updateTable("class_message")
    .set({ author_id: accountId })
    .where("author_id", "=", guestId)
    .execute();
}
