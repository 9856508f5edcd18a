import type { CefrLevel } from "@saywell/contract";
import { sql } from "kysely";
import type { Db } from "../../db/database";

export interface PracticePartnerGuest {
  name: string;
  isGuest: boolean;
  level: CefrLevel | null;
  timeZone: string;
}

/** Whom a practice partner talks to. */
export async function findGuest(
  db: Db,
  accountId: string,
): Promise<PracticePartnerGuest | undefined> {
  return await db
    .selectFrom("account")
    .select((account) => [
      "name",
      account("email", "is", null).and("is_demo", "=", false).as("isGuest"),
      "level",
      "time_zone as timeZone",
    ])
    .where("id", "=", accountId)
    .where("is_bot", "=", false)
    .$castTo<PracticePartnerGuest>()
    .executeTakeFirst();
}

export interface HeardMessage {
  id: string;
  accountId: string;
  isBot: boolean;
  content: string;
}

/** The latest messages that are shown, oldest first. */
export async function listRecent(db: Db, roomId: string, limit: number): Promise<HeardMessage[]> {
  const rows = await db
    .selectFrom("room_message as message")
    .innerJoin("account", "account.id", "message.account_id")
    .select([
      "message.id",
      "message.account_id as accountId",
      "account.is_bot as isBot",
      "message.content",
    ])
    .where("message.room_id", "=", roomId)
    .where("message.hidden_at", "is", null)
    .orderBy("message.seq", "desc")
    .limit(limit)
    .execute();
  return rows.toReversed();
}

/** What an account said last in a room, oldest first. */
export async function listSaid(
  db: Db,
  roomId: string,
  accountId: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom("room_message")
    .select("content")
    .where("room_id", "=", roomId)
    .where("account_id", "=", accountId)
    .orderBy("seq", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ content }) => content).toReversed();
}

/** Which message of a person stands last in a room. */
export async function findLatest(db: Db, roomId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("room_message as message")
    .innerJoin("account", "account.id", "message.account_id")
    .select("message.id")
    .where("message.room_id", "=", roomId)
    .where("message.hidden_at", "is", null)
    .where("account.is_bot", "=", false)
    .orderBy("message.seq", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Whether a message was stored under this name of its client. */
export async function wasSent(
  db: Db,
  sent: { roomId: string; accountId: string; clientId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom("room_message")
    .select(sql`1`.as("found"))
    .where("room_id", "=", sent.roomId)
    .where("account_id", "=", sent.accountId)
    .where("client_id", "=", sent.clientId)
    .executeTakeFirst();
  return row !== undefined;
}
