import type { Db } from "../../../db/database";
import type { RoomNeeds } from "../room-reads.store";

export type LastMessages = ReturnType<typeof createLastMessages>;

/** What was said last in a room, for whoever would answer it. */
export function createLastMessages({ cards }: Pick<RoomNeeds, "cards">) {
  return {
    /** The latest messages that are shown, oldest first. */
    async listRecent(
      db: Db,
      roomId: string,
      limit: number,
    ): Promise<{ id: string; accountId: string; content: string }[]> {
      const rows = await db
        .selectFrom("room_message")
        .select(["id", "account_id as accountId", "content"])
        .where("room_id", "=", roomId)
        .where("hidden_at", "is", null)
        .orderBy("seq", "desc")
        .limit(limit)
        .execute();
      return rows.toReversed();
    },

    /** What an account said last in a room, oldest first. */
    async listSaid(db: Db, roomId: string, accountId: string, limit: number): Promise<string[]> {
      const rows = await db
        .selectFrom("room_message")
        .select("content")
        .where("room_id", "=", roomId)
        .where("account_id", "=", accountId)
        .orderBy("seq", "desc")
        .limit(limit)
        .execute();
      return rows.map(({ content }) => content).toReversed();
    },

    /** Which message of a person stands last in a room. */
    async findLatest(db: Db, roomId: string): Promise<string | undefined> {
      const row = await db
        .selectFrom("room_message as message")
        .innerJoin(cards(db).as("account"), "account.id", "message.account_id")
        .select("message.id")
        .where("message.room_id", "=", roomId)
        .where("message.hidden_at", "is", null)
        .where("account.is_bot", "=", false)
        .orderBy("message.seq", "desc")
        .limit(1)
        .executeTakeFirst();
      return row?.id;
    },

    /** Whether a message was stored under this name of its client. */
    async wasSent(
      db: Db,
      sent: { roomId: string; accountId: string; clientId: string },
    ): Promise<boolean> {
      const row = await db
        .selectFrom("room_message")
        .select("id")
        .where("room_id", "=", sent.roomId)
        .where("account_id", "=", sent.accountId)
        .where("client_id", "=", sent.clientId)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
