import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";

/** What the payment provider told us. */
interface ToldEvent {
  id: string;
  type: string;
  createdAt: Date;
  customerId: string | null;
  objectId: string | null;
}

/** False where it is known already. */
export async function keepEvent(tx: Tx, event: ToldEvent, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("payment_event")
    .values({
      id: event.id,
      type: event.type,
      customer_id: event.customerId,
      object_id: event.objectId,
      created_at: event.createdAt,
      received_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Those of these that nobody told us of. */
export async function unknownOf<Event extends { id: string }>(
  db: Db,
  events: readonly Event[],
): Promise<Event[]> {
  if (events.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select id from payment_event where id = any(${sql.val(events.map(({ id }) => id))}::text[])`.execute(
    db,
  );
  const known = new Set(rows.map(({ id }) => id));
  return events.filter(({ id }) => !known.has(id));
}

export interface OpenEvent {
  type: string;
  customerId: string | null;
  objectId: string | null;
}

/** Undefined where it was acted upon already. */
export async function findOpenEvent(db: Db | Tx, id: string): Promise<OpenEvent | undefined> {
  return await db
    .selectFrom("payment_event")
    .select(["type", "customer_id as customerId", "object_id as objectId"])
    .where("id", "=", id)
    .where("handled_at", "is", null)
    .executeTakeFirst();
}

/** False where somebody else acted upon it in between. */
export async function closeEvent(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("payment_event")
    .set({ handled_at: now })
    .where("id", "=", id)
    .where("handled_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Those that nobody acted upon since then. */
export async function listOpenEvents(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("payment_event")
    .select("id")
    .where("handled_at", "is", null)
    .where("received_at", "<", before)
    .limit(10_000)
    .execute();
  return rows.map(({ id }) => id);
}

/** By the provider's clock too, which may be a test clock that runs ahead: what is dropped is found again as long as it is new there. */
export async function dropEvents(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom("payment_event")
    .where("handled_at", "is not", null)
    .where("received_at", "<", before)
    .where("created_at", "<", before)
    .execute();
}
