import { sql } from "kysely";
import type { Db } from "../../../db/database";

interface NamedGuest {
  name: string;
  nameSeed: string | null;
  /** What others read. */
  shownName: string;
}

export async function findGuest(db: Db, accountId: string): Promise<NamedGuest | undefined> {
  return await db
    .selectFrom("account")
    .select(["name", "name_seed as nameSeed", "shown_name as shownName"])
    .where("id", "=", accountId)
    .where("registered_at", "is", null)
    .where("is_demo", "=", false)
    .executeTakeFirst();
}

/** Friendly names, each with the number by which it is picked, without one. */
export async function suggest(
  db: Db,
  count: number,
  not: string,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select distinct on (name) id, name from (
      select id, friendly_name(id) as name
      from (select gen_random_uuid() as id from generate_series(1, 3 * ${count}::int)) as fresh
    ) as named
    where name <> ${not}`.execute(db);
  return rows.slice(0, count);
}

export async function savePicked(
  db: Db,
  accountId: string,
  { name, seed }: { name: string; seed: string },
): Promise<void> {
  await db
    .updateTable("account")
    .set({ name, name_seed: seed })
    .where("id", "=", accountId)
    .where("registered_at", "is", null)
    .execute();
}
