import { sql } from "kysely";
import type { AgeBand, Role } from "@saywell/contract";
import type { Db, Tx } from "../../db/database";
import { asUuid } from "../../db/uuid";

export interface PersonRow {
  id: string;
  name: string;
  email: string | null;
  /** Whether others may see the address. */
  showsEmail: boolean;
  role: Role;
  ageBand: AgeBand;
  bio: string | null;
  avatar: string | null;
  title: string | null;
  lastSeenAt: Date | null;
  isBot: boolean;
  isDemo: boolean;
  followerCount: number;
  lessonCount: number;
}

const people = (db: Db | Tx) =>
  db
    .selectFrom("account")
    .leftJoin("account_setting as setting", "setting.account_id", "account.id")
    .select([
      "account.id",
      "account.shown_name as name",
      "account.email",
      sql<boolean>`coalesce(setting.show_email, false)`.as("showsEmail"),
      "account.role",
      "account.age_band as ageBand",
      "account.bio",
      "account.avatar",
      "account.title",
      "account.last_seen_at as lastSeenAt",
      "account.is_bot as isBot",
      "account.is_demo as isDemo",
      sql<number>`(select count(*) from follow where followed_id = account.id)`.as("followerCount"),
      sql<number>`(select count(*) from lesson_author where account_id = account.id)`.as(
        "lessonCount",
      ),
    ]);

/** In the order of the ids; who is gone is left out. */
export async function readPeople(db: Db | Tx, accountIds: readonly string[]): Promise<PersonRow[]> {
  if (accountIds.length === 0) return [];
  const rows = await people(db).where("account.id", "in", accountIds).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return accountIds.flatMap((id) => byId.get(id) ?? []);
}

/** A teacher by id or by the name in the address of their page. */
export async function findTeacher(db: Db | Tx, idOrHandle: string): Promise<PersonRow | undefined> {
  const id = asUuid(idOrHandle);
  return await people(db)
    .where((row) =>
      id === null ? row("account.handle", "=", idOrHandle) : row("account.id", "=", id),
    )
    .where("account.role", "=", "TEACHER")
    .executeTakeFirst();
}

export interface Search {
  /** Part of a name in any case, or a whole email address. */
  text: string;
  role: "LEARNER" | "TEACHER" | undefined;
  /** Not these. */
  except: readonly string[];
  /** Learners who are not known to be adults only among these. */
  minorsAmong: readonly string[];
  /** Whether the demo school is open. */
  demo: boolean;
  offset: number;
  limit: number;
}

/** Names that begin with the text first. */
export async function searchPeople(db: Db | Tx, search: Search): Promise<PersonRow[]> {
  const text = search.text.toLowerCase();
  const literal = text.replaceAll(/[\\%_]/g, String.raw`\$&`);
  return await people(db)
    .where((row) =>
      row.or([
        sql<boolean>`lower(account.shown_name) like ${`%${literal}%`}`,
        sql<boolean>`lower(account.email) = ${text}`,
      ]),
    )
    .where("account.role", "in", search.role === undefined ? ["LEARNER", "TEACHER"] : [search.role])
    .where("account.is_bot", "=", false)
    .$if(!search.demo, (query) => query.where("account.is_demo", "=", false))
    .where(sql<boolean>`account.id <> all(${sql.val([...search.except])}::uuid[])`)
    .where((row) =>
      row.or([
        row("account.age_band", "=", "ADULT"),
        row("account.role", "=", "TEACHER"),
        sql<boolean>`account.id = any(${sql.val([...search.minorsAmong])}::uuid[])`,
      ]),
    )
    .orderBy(sql`lower(account.shown_name) like ${`${literal}%`}`, "desc")
    .orderBy(sql`lower(account.shown_name)`)
    .orderBy("account.id")
    .offset(search.offset)
    .limit(search.limit)
    .execute();
}
