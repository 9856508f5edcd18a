import { sql } from "kysely";
import type { Role } from "@saywell/contract";
import type { Db, Tx } from "../../../db/database";
import { roleIn, type RoomNeeds } from "../room-reads.store";

export interface MessageRow {
  id: string;
  seq: number;
  userId: string;
  userName: string;
  role: Role;
  isBot: boolean;
  content: string;
  isModerated: boolean;
  createdAt: Date;
}

interface Page {
  /** Only what came before this number, or after it. */
  before: number | undefined;
  after: number | undefined;
  limit: number;
  /** Whose messages to leave out. */
  hiddenIds: readonly string[];
}

export type HistoryStore = ReturnType<typeof createHistoryStore>;

export function createHistoryStore({ cards }: Pick<RoomNeeds, "cards">) {
  const messages = (db: Db | Tx, roomId: string) =>
    db
      .selectFrom("room_message as message")
      .innerJoin(cards(db).as("account"), "account.id", "message.account_id")
      .innerJoin("room", "room.id", "message.room_id")
      .select([
        "message.id",
        "message.seq",
        "account.id as userId",
        "account.shown_name as userName",
        roleIn("account", sql`room.is_demo`).as("role"),
        "account.is_bot as isBot",
        "message.content",
        "message.is_moderated as isModerated",
        "message.created_at as createdAt",
      ])
      .where("message.room_id", "=", roomId)
      .where("message.hidden_at", "is", null);

  /** Oldest first: what follows `after`, or else the latest. */
  async function readPage(
    db: Db | Tx,
    roomId: string,
    { before, after, limit, hiddenIds }: Page,
  ): Promise<MessageRow[]> {
    const rows = await messages(db, roomId)
      .where(sql<boolean>`message.account_id <> all(${sql.val([...hiddenIds])}::uuid[])`)
      .$if(before !== undefined, (query) => query.where("message.seq", "<", before!))
      .$if(after !== undefined, (query) => query.where("message.seq", ">", after!))
      .orderBy("message.seq", after === undefined ? "desc" : "asc")
      .limit(limit)
      .execute();
    return after === undefined ? rows.toReversed() : rows;
  }

  async function findMessage(
    db: Db | Tx,
    roomId: string,
    messageId: string,
  ): Promise<MessageRow | undefined> {
    return await messages(db, roomId).where("message.id", "=", messageId).executeTakeFirst();
  }

  /** What those in a room are called there: a longer name, taken for a word, would be told by its marks. */
  async function readNames(db: Db | Tx, roomId: string): Promise<string[]> {
    const rows = await db
      .selectFrom("room_member")
      .innerJoin(cards(db).as("account"), "account.id", "room_member.account_id")
      .select("account.shown_name as name")
      .where("room_id", "=", roomId)
      .limit(100)
      .execute();
    return rows.map(({ name }) => name);
  }

  return { readPage, findMessage, readNames };
}
