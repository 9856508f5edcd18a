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

/**
 * The friendly names that are one guest's to pick from, each with the number by which it is picked.
 * All follow from the number of the account, whose own comes first: so nobody finds among theirs what
 * a certain other guest is called.
 */
export async function namesFor(
  db: Db,
  accountId: string,
  count: number,
): Promise<{ id: string; name: string }[]> {
  // More numbers than names: some of them may stand for the same one.
  const { rows } = await sql<{ id: string; name: string }>`
    select id, friendly_name(id) as name from (
      select n, case n when 0 then ${accountId}::uuid
        else md5(${accountId}::text || ' ' || n)::uuid end as id
      from generate_series(0, 4 * ${count}::int) as n
    ) as numbered
    order by n`.execute(db);
  const isFirst = ({ name }: { name: string }, at: number) =>
    rows.findIndex((each) => each.name === name) === at;
  return rows.filter(isFirst).slice(0, count);
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
