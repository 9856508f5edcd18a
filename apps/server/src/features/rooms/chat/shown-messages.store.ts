import { sql } from "kysely";
import type { Db, Rows, Tx } from "../../../db/database";

export interface ShownMessage {
  id: string;
  seq: number;
  roomId: string;
  accountId: string;
  content: string;
  createdAt: Date;
}

/** A message that is shown in a room. */
export async function findShown(db: Db | Tx, messageId: string): Promise<ShownMessage | undefined> {
  return (await findAllShown(db, [messageId]))[0];
}

/** Those of these messages that are shown, in any order. */
export async function findAllShown(
  db: Db | Tx,
  messageIds: readonly string[],
): Promise<ShownMessage[]> {
  return await db
    .selectFrom("room_message")
    .select([
      "id",
      "seq",
      "room_id as roomId",
      "account_id as accountId",
      "content",
      "created_at as createdAt",
    ])
    .where("id", "in", messageIds)
    .where("hidden_at", "is", null)
    .execute();
}

/** What stands to be taken down for good: also what only waits for a parent's word. */
const mayBeTakenDown = sql<boolean>`(hidden_at is null or waits_for_consent)`;

/** Others who would take this message down wait until the transaction ends. False when it is down or gone. */
export async function lockShown(tx: Tx, messageId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("room_message")
    .select("id")
    .where("id", "=", messageId)
    .where(mayBeTakenDown)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

type Place = { roomId: string; authorId: string; seq: number };

const takeDown = (tx: Tx, messageId: string, now: Date, isHiddenByProgram: boolean) =>
  tx
    .updateTable("room_message")
    .set({ hidden_at: now, is_hidden_by_program: isHiddenByProgram })
    // What waits for a parent's word does so still, unless a person has decided.
    .$if(!isHiddenByProgram, (query) => query.set({ waits_for_consent: false }))
    .where("id", "=", messageId)
    .where(mayBeTakenDown)
    .returning(["room_id as roomId", "account_id as authorId", "seq"])
    .executeTakeFirst();

/** Takes a message down for good. Undefined when it is down or gone already. */
export async function hide(tx: Tx, messageId: string, now: Date): Promise<Place | undefined> {
  const taken = await takeDown(tx, messageId, now, false);
  if (taken !== undefined) return taken;
  await tx
    .updateTable("room_message")
    .set({ is_hidden_by_program: false })
    .where("id", "=", messageId)
    .where("is_hidden_by_program", "=", true)
    .execute();
  return undefined;
}

/** Takes a message down until a person decides. Undefined when it is down or gone already. */
export async function hideByProgram(
  tx: Tx,
  messageId: string,
  now: Date,
): Promise<Place | undefined> {
  return await takeDown(tx, messageId, now, true);
}

/** Shows a message again that no person took down. Undefined when there is nothing to show. */
export async function restore(tx: Tx, messageId: string): Promise<Place | undefined> {
  const row = await tx
    .updateTable("room_message")
    .set({
      hidden_at: sql`case when waits_for_consent then hidden_at end`,
      is_hidden_by_program: false,
    })
    .where("id", "=", messageId)
    .where("is_hidden_by_program", "=", true)
    .returning(["room_id as roomId", "account_id as authorId", "seq", "hidden_at"])
    .executeTakeFirst();
  if (row?.hidden_at !== null) return undefined;
  const { roomId, authorId, seq } = row;
  return { roomId, authorId, seq };
}

/** As much of the accounts as is read here. */
interface Accounts {
  cards: (db: Db | Tx) => Rows<{ id: string; shown_name: string }>;
}

export type ShownMessages = ReturnType<typeof createShownMessages>;

/** The messages of a room that are shown now, as others may quote them. */
export function createShownMessages(accounts: Accounts) {
  /** The last messages before a number, or the very last; oldest first. */
  async function listBefore(
    db: Db | Tx,
    { roomId, seq, limit }: { roomId: string; seq: number | null; limit: number },
  ): Promise<{ userId: string; userName: string; content: string }[]> {
    const rows = await db
      .selectFrom("room_message as message")
      .innerJoin(accounts.cards(db).as("account"), "account.id", "message.account_id")
      // By the id an account that is erased takes its words out of reports about others.
      .select(["account.id as userId", "account.shown_name as userName", "message.content"])
      .where("message.room_id", "=", roomId)
      .where("message.hidden_at", "is", null)
      .$if(seq !== null, (query) => query.where("message.seq", "<", seq!))
      .orderBy("message.seq", "desc")
      .limit(limit)
      .execute();
    return rows.toReversed();
  }

  return {
    find: findShown,
    findAll: findAllShown,
    lock: lockShown,
    hide,
    hideByProgram,
    restore,
    listBefore,
  };
}
