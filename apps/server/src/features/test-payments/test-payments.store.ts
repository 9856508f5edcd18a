import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";

/** An object of the API with what is known of it besides. */
export interface StoredObject {
  id: string;
  kind: string;
  customerId: string | null;
  data: unknown;
  hidden: unknown;
  dueAt: Date | null;
}

const columns = sql`id, kind, customer_id as "customerId", data, hidden, due_at as "dueAt"`;

/** The keys, which the first that asks makes and all processes share. */
export async function keys(
  db: Db | Tx,
  made: { apiKey: string; webhookSecret: string },
): Promise<{ apiKey: string; webhookSecret: string }> {
  await sql`
    insert into test_payment_key (api_key, webhook_secret)
    values (${made.apiKey}, ${made.webhookSecret})
    on conflict do nothing`.execute(db);
  const { rows } = await sql<{ apiKey: string; webhookSecret: string }>`
    select api_key as "apiKey", webhook_secret as "webhookSecret" from test_payment_key`.execute(
    db,
  );
  return rows[0]!;
}

/** Whoever changes what is on sale waits for whoever else does. */
export async function lockCatalogue(tx: Tx): Promise<void> {
  await sql`select from test_payment_key for update`.execute(tx);
}

export async function findObject(
  db: Db | Tx,
  id: string,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<StoredObject | undefined> {
  const { rows } = await sql<StoredObject>`
    select ${columns} from test_payment_object where id = ${id}
    ${isLocked ? sql`for update` : sql``}`.execute(db);
  return rows[0];
}

export async function findObjects(db: Db | Tx, ids: readonly string[]): Promise<StoredObject[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<StoredObject>`
    select ${columns} from test_payment_object where id = any(${sql.val([...ids])}::text[])`.execute(
    db,
  );
  return rows;
}

export async function insertObject(tx: Tx, object: StoredObject, createdAt: Date): Promise<void> {
  const { id, kind, customerId, data, hidden, dueAt } = object;
  await sql`
    insert into test_payment_object (id, kind, customer_id, data, hidden, due_at, created_at)
    values (
      ${id}, ${kind}, ${customerId}, ${JSON.stringify(data)}::jsonb, ${JSON.stringify(hidden)}::jsonb,
      ${dueAt}, ${createdAt}
    )`.execute(tx);
}

export async function updateObject(tx: Tx, object: StoredObject): Promise<void> {
  await sql`
    update test_payment_object set
      customer_id = ${object.customerId}, data = ${JSON.stringify(object.data)}::jsonb,
      hidden = ${JSON.stringify(object.hidden)}::jsonb, due_at = ${object.dueAt}
    where id = ${object.id}`.execute(tx);
}

export interface ListWish {
  kind: string;
  customerId?: string | undefined;
  /** Parts that the data has to have. */
  like?: object | undefined;
  /** One of these texts in a field. */
  oneOf?: { field: string; values: readonly string[] } | undefined;
  notOneOf?: { field: string; values: readonly string[] } | undefined;
  /** Seconds, as the API counts. */
  created?: { from?: number | undefined; to?: number | undefined } | undefined;
  /** Ids of the last one of the page before, and of the first one of the page after. */
  after?: string | undefined;
  before?: string | undefined;
  limit: number;
}

/** Latest first. */
export async function listObjects(db: Db | Tx, wish: ListWish): Promise<StoredObject[]> {
  const { kind, customerId, like, oneOf, notOneOf, created, after, before, limit } = wish;
  const { rows } = await sql<StoredObject>`
    select ${columns} from test_payment_object
    where kind = ${kind}
      ${customerId === undefined ? sql`` : sql`and customer_id = ${customerId}`}
      ${like === undefined ? sql`` : sql`and data @> ${JSON.stringify(like)}::jsonb`}
      ${oneOf === undefined ? sql`` : sql`and data ->> ${oneOf.field}::text = any(${sql.val([...oneOf.values])}::text[])`}
      ${notOneOf === undefined ? sql`` : sql`and data ->> ${notOneOf.field}::text <> all(${sql.val([...notOneOf.values])}::text[])`}
      ${created?.from === undefined ? sql`` : sql`and (data ->> 'created')::bigint >= ${created.from}`}
      ${created?.to === undefined ? sql`` : sql`and (data ->> 'created')::bigint <= ${created.to}`}
      ${after === undefined ? sql`` : sql`and place < (select place from test_payment_object where id = ${after})`}
      ${before === undefined ? sql`` : sql`and place > (select place from test_payment_object where id = ${before})`}
    order by place ${before === undefined ? sql`desc` : sql`asc`}
    limit ${limit}`.execute(db);
  return before === undefined ? rows : rows.toReversed();
}

/** Something of this customer that is due, the earliest first. */
export async function nextDue(
  tx: Tx,
  customerId: string,
  now: Date,
): Promise<StoredObject | undefined> {
  const { rows } = await sql<StoredObject>`
    select ${columns} from test_payment_object
    where customer_id = ${customerId} and due_at <= ${now}
    order by due_at, place
    limit 1`.execute(tx);
  return rows[0];
}

/** Whose something is due, and which checkouts of nobody. */
export async function allDue(
  db: Db,
  now: Date,
): Promise<{ customerId: string | null; checkoutId: string | null }[]> {
  const { rows } = await sql<{ customerId: string | null; checkoutId: string | null }>`
    select distinct
      customer_id as "customerId", case when customer_id is null then id end as "checkoutId"
    from test_payment_object
    where due_at <= ${now}
    limit 500`.execute(db);
  return rows;
}

/** The test clock of a customer was moved: what is due comes so much earlier. */
export async function bringDueForward(tx: Tx, customerId: string, seconds: number): Promise<void> {
  await sql`
    update test_payment_object set due_at = due_at - make_interval(secs => ${seconds})
    where customer_id = ${customerId} and due_at is not null`.execute(tx);
}

/** An answer of before to a call with the same key. The key is this transaction's until it ends. */
export async function takeKey(
  tx: Tx,
  { key, request, now }: { key: string; request: string; now: Date },
): Promise<{ request: string; status: number; body: unknown } | null> {
  const { rows } = await sql<{ request: string; status: number; body: unknown; isNew: boolean }>`
    insert into test_payment_answer (key, request, status, body, created_at)
    values (${key}, ${request}, 0, 'null', ${now})
    on conflict (key) do update set key = excluded.key
    returning request, status, body, (xmax = 0) as "isNew"`.execute(tx);
  return rows[0]!.isNew ? null : rows[0]!;
}

export async function keepAnswer(
  tx: Tx,
  answer: { key: string; status: number; body: unknown; customerId: string | null },
): Promise<void> {
  await sql`
    update test_payment_answer set
      status = ${answer.status}, body = ${JSON.stringify(answer.body)}::jsonb,
      customer_id = ${answer.customerId}
    where key = ${answer.key}`.execute(tx);
}

export async function forgetAnswers(db: Db, before: Date): Promise<void> {
  await sql`delete from test_payment_answer where created_at < ${before}`.execute(db);
}

export interface StoredEvent {
  id: string;
  customerId: string | null;
  type: string;
  data: unknown;
}

export async function insertEvents(
  tx: Tx,
  events: readonly StoredEvent[],
  at: { now: Date; nextTryAt: Date },
): Promise<void> {
  for (const { id, customerId, type, data } of events) {
    await sql`
      insert into test_payment_event (id, customer_id, type, data, created_at, next_try_at)
      values (${id}, ${customerId}, ${type}, ${JSON.stringify(data)}::jsonb, ${at.now}, ${at.nextTryAt})`.execute(
      tx,
    );
  }
}

export async function findEvent(db: Db | Tx, id: string): Promise<StoredEvent | undefined> {
  const { rows } = await sql<StoredEvent>`
    select id, customer_id as "customerId", type, data from test_payment_event where id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** Those of these that the webhook has not taken yet, in the order in which they happened. */
export async function waitingEvents(db: Db, ids: readonly string[]): Promise<StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`
    select id, customer_id as "customerId", type, data from test_payment_event
    where id = any(${sql.val([...ids])}::text[]) and delivered_at is null
    order by place`.execute(db);
  return rows;
}

export async function markDelivered(db: Db, id: string, now: Date): Promise<void> {
  await sql`
    update test_payment_event set delivered_at = ${now}, tries = tries + 1
    where id = ${id} and delivered_at is null`.execute(db);
}

export async function markTried(tx: Tx, ids: readonly string[], nextTryAt: Date): Promise<void> {
  await sql`
    update test_payment_event set tries = tries + 1, next_try_at = ${nextTryAt}
    where id = any(${sql.val([...ids])}::text[]) and delivered_at is null`.execute(tx);
}

/** Events that nobody has tried to deliver although it was time, as when their job failed for good. */
export async function forgottenEvents(db: Db, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from test_payment_event
    where delivered_at is null and next_try_at < ${before}
    order by place
    limit 200`.execute(db);
  return rows.map(({ id }) => id);
}

export async function listEvents(
  db: Db | Tx,
  wish: {
    types: readonly string[] | undefined;
    created?: { from?: number | undefined; to?: number | undefined };
    isDelivered?: boolean | undefined;
    after?: string | undefined;
    before?: string | undefined;
    limit: number;
  },
): Promise<StoredEvent[]> {
  const { types, created, isDelivered, after, before, limit } = wish;
  const { rows } = await sql<StoredEvent>`
    select id, customer_id as "customerId", type, data from test_payment_event
    where true
      ${types === undefined ? sql`` : sql`and type like any(${sql.val(types.map((type) => type.replaceAll(/[%_\\]/g, "\\$&").replaceAll("*", "%")))}::text[])`}
      ${created?.from === undefined ? sql`` : sql`and (data ->> 'created')::bigint >= ${created.from}`}
      ${created?.to === undefined ? sql`` : sql`and (data ->> 'created')::bigint <= ${created.to}`}
      ${isDelivered === undefined ? sql`` : isDelivered ? sql`and delivered_at is not null` : sql`and delivered_at is null`}
      ${after === undefined ? sql`` : sql`and place < (select place from test_payment_event where id = ${after})`}
      ${before === undefined ? sql`` : sql`and place > (select place from test_payment_event where id = ${before})`}
    order by place ${before === undefined ? sql`desc` : sql`asc`}
    limit ${limit}`.execute(db);
  return before === undefined ? rows : rows.toReversed();
}

/** Somebody's address and name become nothing wherever they stand. The sums stay. */
export async function forgetPerson(
  tx: Tx,
  { address, accountId }: { address: string | null; accountId: string },
): Promise<void> {
  const { rows } = await sql<{ id: string; email: string | null; name: string | null }>`
    select id, data ->> 'email' as email, data ->> 'name' as name from test_payment_object
    where kind = 'customer'
      and (
        lower(data ->> 'email') = lower(${address}::text)
        or jsonb_path_exists(data -> 'metadata', '$.* ? (@ == $id)', ${JSON.stringify({ id: accountId })}::jsonb)
      )
    for update`.execute(tx);
  for (const { id, email, name } of rows) {
    for (const text of [email, name]) {
      if (text === null || text === "") continue;
      const found = JSON.stringify(text);
      for (const [table, column] of [
        [sql`test_payment_object`, sql`data`],
        [sql`test_payment_event`, sql`data`],
        [sql`test_payment_answer`, sql`body`],
      ] as const) {
        await sql`
          update ${table} set ${column} = replace(${column}::text, ${`: ${found}`}, ': null')::jsonb
          where customer_id = ${id}`.execute(tx);
      }
    }
  }
  if (address === null) return;
  // Checkouts that were never paid, and so are no customer's.
  await sql`
    delete from test_payment_object
    where kind = 'checkout.session' and customer_id is null
      and lower(data ->> 'customer_email') = lower(${address})`.execute(tx);
}
