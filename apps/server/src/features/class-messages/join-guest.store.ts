import { sql } from "kysely";
import type { Tx } from "../../db/database";
import type { GuestJoin } from "../../personal-data";

export async function joinGuest(tx: Tx, { guestId, accountId }: GuestJoin): Promise<void> {
  const isSameThread = sql`
    there.class_id = thread.class_id
    and there.student_id = ${accountId}::uuid
    and there.teacher_id is not distinct from thread.teacher_id
    and there.assignment_id is not distinct from thread.assignment_id`;
  await sql`
    update class_thread as thread set student_id = ${accountId}
    where student_id = ${guestId}
      and not exists (select from class_thread as there where ${isSameThread})`.execute(tx);
  // A thread that the account has already takes in what was written in the guest's.
  await sql`
    update class_message set thread_id = there.id
    from class_thread as thread join class_thread as there on ${isSameThread}
    where thread.student_id = ${guestId} and class_message.thread_id = thread.id`.execute(tx);
  await tx
    .updateTable("class_thread")
    .set({ teacher_id: accountId })
    .where("teacher_id", "=", guestId)
    .execute();
  await tx
    .updateTable("class_message")
    .set({ author_id: accountId })
    .where("author_id", "=", guestId)
    .execute();
  await sql`
    insert into class_thread_read (thread_id, account_id, read_seq)
    select thread_id, ${accountId}::uuid, read_seq from class_thread_read where account_id = ${guestId}
    on conflict do nothing`.execute(tx);
}
