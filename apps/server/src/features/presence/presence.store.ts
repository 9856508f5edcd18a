import { sql } from "kysely";
import type { Db } from "../../db/database";

export async function saveLastSeen(
  db: Db,
  accountIds: readonly string[],
  seenAt: Date,
): Promise<void> {
  await db
    .updateTable("account")
    .set({ last_seen_at: seenAt })
    .where("id", "in", accountIds)
    .where((row) => row.or([row("last_seen_at", "is", null), row("last_seen_at", "<", seenAt)]))
    .execute();
}

/**
 * Friends of these accounts, as pairs of whose friend and who. Where one of two is, or may be, under
 * 18, they count while they share a class: it was their class that let them be friends.
 */
export async function friendsOf(
  db: Db,
  accountIds: readonly string[],
): Promise<{ accountId: string; friendId: string }[]> {
  const ids = sql`${sql.val(accountIds)}::uuid[]`;
  const { rows } = await sql<{ accountId: string; friendId: string }>`
    with pair as (
      select requester_id as one, addressee_id as other from friendship
      where state = 'ACCEPTED' and requester_id = any(${ids})
      union all
      select addressee_id, requester_id from friendship
      where state = 'ACCEPTED' and addressee_id = any(${ids})
    )
    select one as "accountId", other as "friendId"
    from pair
    where not exists (
      select from account where id in (one, other) and age_band <> 'ADULT'
    ) or exists (
      select from (${classes}) as mine join (${classes}) as theirs using (class_id)
      where mine.account_id = one and theirs.account_id = other
    )`.execute(db);
  return rows;
}

/** Who belongs to which class, as a student or as its teacher. */
const classes = sql`
  select class_id, account_id from class_member union all select id, teacher_id from school_class`;

/** Which of these accounts are practice partners. */
export async function partnersAmong(db: Db, accountIds: readonly string[]): Promise<string[]> {
  if (accountIds.length === 0) return [];
  const rows = await db
    .selectFrom("account")
    .select("id")
    .where("id", "in", accountIds)
    .where("is_bot", "=", true)
    .execute();
  return rows.map(({ id }) => id);
}
