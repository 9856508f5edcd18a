import type { AgeBand, Role } from "@saywell/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database";
import type { GuestJoin } from "../../../personal-data";
import type { PersonalTables } from "../data-export/data-export.store";

/** Holds back everybody else who would use this account; undefined when it is no guest, or gone. */
export async function lockGuest(
  tx: Tx,
  accountId: string,
): Promise<{ ageBand: AgeBand; role: Role } | undefined> {
  return await tx
    .selectFrom("account")
    .select(["age_band as ageBand", "role"])
    .where("id", "=", accountId)
    .where("registered_at", "is", null)
    .where("is_demo", "=", false)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether an account owns anything in these tables. */
export async function ownsAnything(
  db: Db | Tx,
  tables: PersonalTables,
  accountId: string,
): Promise<boolean> {
  const owned = Object.entries(tables).flatMap(([table, own]) =>
    (own?.owners ?? []).map(
      (column) =>
        sql`exists (select from ${sql.table(table)} where ${sql.ref(column)} = ${accountId})`,
    ),
  );
  const { rows } = await sql<{ found: boolean }>`
    select ${sql.join(owned, sql` or `)} as found`.execute(db);
  return rows[0]!.found;
}

/**
 * The level and the drawing, where the account has none, and what makes reading easier, where it has
 * no settings. What others see of the account stays its own choice.
 */
export async function joinGuest(tx: Tx, { guestId, accountId }: GuestJoin): Promise<void> {
  await sql`
    update account
    set level = coalesce(account.level, guest.level), avatar = coalesce(account.avatar, guest.avatar)
    from account as guest
    where account.id = ${accountId} and guest.id = ${guestId}`.execute(tx);
  await sql`
    insert into account_setting
      (account_id, text_size, dyslexia_spacing, reduced_motion, sound, pen_sounds, daily_goal)
    select ${accountId}::uuid, text_size, dyslexia_spacing, reduced_motion, sound, pen_sounds,
      daily_goal
    from account_setting
    where account_id = ${guestId}
    on conflict (account_id) do nothing`.execute(tx);
  await sql`
    update one_time_link set account_id = ${accountId} where account_id = ${guestId}`.execute(tx);
  await sql`
    insert into known_device (account_id, token_hash, device, first_seen_at, last_seen_at)
    select ${accountId}::uuid, token_hash, device, first_seen_at, last_seen_at
    from known_device
    where account_id = ${guestId}
    on conflict do nothing`.execute(tx);
}
