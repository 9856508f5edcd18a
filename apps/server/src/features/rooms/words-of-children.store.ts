import { sql } from "kysely";
import type { Db, Rows, Tx } from "../../db/database";

export interface MovedWords {
  roomId: string;
  messages: { id: string; seq: number }[];
}

/** As much of an account as is read here. */
export type Waiting = (db: Db | Tx) => Rows<{ id: string; needs_consent: boolean }>;

/** Whether somebody has to agree before this account is in contact with others. */
export async function needsConsent(cards: Waiting, tx: Tx, accountId: string): Promise<boolean> {
  const row = await tx
    .selectFrom(cards(tx).as("account"))
    .select("needs_consent")
    .where("id", "=", accountId)
    .executeTakeFirst();
  return row?.needs_consent === true;
}

/** Hides all that somebody said in rooms until it is shown again. Answers what that was, by room. */
export async function hideWords(tx: Tx, accountId: string, now: Date): Promise<MovedWords[]> {
  // Nor does a teacher's dismissal bring back meanwhile what a program took down.
  await tx
    .updateTable("room_message")
    .set({ waits_for_consent: true })
    .where("account_id", "=", accountId)
    .where("is_hidden_by_program", "=", true)
    .execute();
  const rows = await tx
    .updateTable("room_message")
    .set({ hidden_at: now, waits_for_consent: true })
    .where("account_id", "=", accountId)
    .where("hidden_at", "is", null)
    .returning(["room_id as roomId", "id", "seq"])
    .execute();
  return byRoomOf(rows);
}

/** Shows again what was hidden so, and answers it. What was taken down for itself stays down. */
export async function showWords(tx: Tx, accountId: string): Promise<MovedWords[]> {
  const rows = await tx
    .updateTable("room_message")
    .set({
      hidden_at: sql`case when is_hidden_by_program then hidden_at end`,
      waits_for_consent: false,
    })
    .where("account_id", "=", accountId)
    .where("waits_for_consent", "=", true)
    .returning(["room_id as roomId", "id", "seq", "hidden_at"])
    .execute();
  return byRoomOf(rows.flatMap(({ hidden_at: isDown, ...row }) => (isDown === null ? [row] : [])));
}

function byRoomOf(rows: readonly { roomId: string; id: string; seq: number }[]): MovedWords[] {
  const byRoom = new Map<string, MovedWords>();
  for (const { roomId, ...message } of rows) {
    const room = byRoom.get(roomId) ?? { roomId, messages: [] };
    room.messages.push(message);
    byRoom.set(roomId, room);
  }
  return [...byRoom.values()];
}
