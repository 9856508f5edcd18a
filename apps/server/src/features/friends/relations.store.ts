import { sql } from "kysely";
import { compileOnce } from "../../db/compile-once";
import type { Db, Rows, Tx } from "../../db/database";

/** What two people are to each other, as one of them sees it. */
export interface Relation {
  isFriend: boolean;
  /** They are friends, and a teacher approved it. */
  isApproved: boolean;
  /** They are in one class, as its teacher or its students. */
  sharesClass: boolean;
  /** They may ask each other in one class: by its settings as its students, or as its teacher. */
  mayMeet: boolean;
  /** The one who looks is the other's teacher, or the other way round. */
  teaches: boolean;
  isTaughtBy: boolean;
  /** Either has blocked the other. */
  isBlocked: boolean;
}

/** As much of the classes as contact depends on: who learns with whom, and who is whose student. */
export interface Classes {
  students: (db: Db | Tx) => Rows<{ class_id: string; account_id: string }>;
  /** The same for classes whose students may ask one another to be friends. */
  meetingStudents: (db: Db | Tx) => Rows<{ class_id: string; account_id: string }>;
  /** Each student once with each teacher of the class. */
  taught: (db: Db | Tx) => Rows<{ teacher_id: string; account_id: string }>;
}

export async function readRelations(
  { students, meetingStudents, taught }: Classes,
  db: Db | Tx,
  accountId: string,
  otherIds: readonly string[],
): Promise<Map<string, Relation>> {
  if (otherIds.length === 0) return new Map();
  const { rows } = await sql<Relation & { id: string }>`
    select
      other.id,
      friendship.id is not null as "isFriend",
      friendship.approved_at is not null as "isApproved",
      exists (
        select from ${students(db)} as mine join ${students(db)} as theirs using (class_id)
        where mine.account_id = ${accountId} and theirs.account_id = other.id
      ) as "sharesClass",
      exists (
        select from ${meetingStudents(db)} as mine join ${meetingStudents(db)} as theirs using (class_id)
        where mine.account_id = ${accountId} and theirs.account_id = other.id
      ) as "mayMeet",
      exists (
        select from ${taught(db)} as student
        where teacher_id = ${accountId} and account_id = other.id
      ) as teaches,
      exists (
        select from ${taught(db)} as student
        where teacher_id = other.id and account_id = ${accountId}
      ) as "isTaughtBy",
      exists (
        select from block_or_mute
        where kind = 'BLOCK' and (
          (account_id = ${accountId} and against_id = other.id)
          or (account_id = other.id and against_id = ${accountId})
        )
      ) as "isBlocked"
    from unnest(${sql.val([...otherIds])}::uuid[]) as other (id)
    left join friendship on state = 'ACCEPTED'
      and least(requester_id, addressee_id) = least(other.id, ${accountId}::uuid)
      and greatest(requester_id, addressee_id) = greatest(other.id, ${accountId}::uuid)`.execute(
    db,
  );
  return new Map(
    rows.map(({ id, ...relation }) => {
      const isTaught = relation.teaches || relation.isTaughtBy;
      const sharesClass = relation.sharesClass || isTaught;
      return [id, { ...relation, sharesClass, mayMeet: relation.mayMeet || isTaught }];
    }),
  );
}

export async function readFriendIds(db: Db | Tx, accountId: string): Promise<string[]> {
  return await ids(
    db,
    sql`
      select addressee_id as id from friendship
      where state = 'ACCEPTED' and requester_id = ${accountId}
      union
      select requester_id from friendship
      where state = 'ACCEPTED' and addressee_id = ${accountId}`,
  );
}

/** A block between an account and another: who made it, and when. */
export interface Block {
  byId: string;
  againstId: string;
  since: Date;
}

/** Whom this account has blocked, and who has blocked it. */
export async function readBlocks(db: Db | Tx, accountId: string): Promise<Block[]> {
  return await db
    .selectFrom("block_or_mute")
    .select(["account_id as byId", "against_id as againstId", "created_at as since"])
    .where("kind", "=", "BLOCK")
    .where((row) => row.or([row("account_id", "=", accountId), row("against_id", "=", accountId)]))
    .execute();
}

/** Whose words must not reach this account: whom it muted, and blocked either way. */
export async function readHiddenIds(db: Db | Tx, accountId: string): Promise<string[]> {
  return await ids(
    db,
    sql`
      select against_id as id from block_or_mute where account_id = ${accountId}
      union
      select account_id from block_or_mute where kind = 'BLOCK' and against_id = ${accountId}`,
  );
}

const hiddenIdsOf = compileOnce((db, { accountIds }: { accountIds: readonly string[] }) =>
  sql<{ hidden: string[] }>`
    select array(
      select against_id::text from block_or_mute where account_id = viewer.id
      union
      select account_id::text from block_or_mute where kind = 'BLOCK' and against_id = viewer.id
    ) as hidden
    from unnest(${accountIds}::uuid[]) with ordinality as viewer (id, place)
    order by place`.compile(db),
);

/** The same for many accounts, in their order. */
export async function readHiddenIdsOf(
  db: Db | Tx,
  accountIds: readonly string[],
): Promise<string[][]> {
  return (await hiddenIdsOf(db, { accountIds })).map(({ hidden }) => hidden);
}

/** Whom the words of these authors must not reach, with whose. */
export async function readUnheard(
  db: Db | Tx,
  authorIds: readonly string[],
): Promise<{ listenerId: string; authorId: string }[]> {
  const { rows } = await sql<{ listenerId: string; authorId: string }>`
    select account_id as "listenerId", against_id as "authorId" from block_or_mute
    where against_id = any(${sql.val([...authorIds])}::uuid[])
    union
    select against_id, account_id from block_or_mute
    where kind = 'BLOCK' and account_id = any(${sql.val([...authorIds])}::uuid[])`.execute(db);
  return rows;
}

async function ids(db: Db | Tx, query: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = (await query.execute(db)) as { rows: { id: string }[] };
  return rows.map(({ id }) => id);
}
