import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";

/** The room of a class; null where it has none. */
export async function findRoomOfClass(from: Db | Tx, classId: string): Promise<string | null> {
  const row = await from
    .selectFrom("room")
    .select("id")
    .where("class_id", "=", classId)
    .where("is_of_class", "=", true)
    .executeTakeFirst();
  return row?.id ?? null;
}

interface ClassRoom {
  classId: string;
  name: string;
  maxParticipants: number;
  /** Of the demo school's; it goes with the visitor who made it. */
  demoOwnerId: string | null;
  now: Date;
}

/** Opens the room of a class, or names the one that there is anew. Answers its id. */
export async function openRoomOfClass(tx: Tx, room: ClassRoom): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into room (
      name, description, type, category, is_private, max_participants, audience, class_id,
      owner_id, is_demo, is_of_class, created_at
    )
    values (
      ${room.name}, '', 'CHAT', 'GENERAL', false, ${room.maxParticipants}, 'CLASS', ${room.classId},
      ${room.demoOwnerId}, ${room.demoOwnerId !== null}, true, ${room.now}
    )
    on conflict (class_id) where is_of_class do update set name = excluded.name
    returning id`.execute(tx);
  return rows[0]!.id;
}
