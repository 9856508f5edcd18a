import { adultAgeBands } from "@saywell/moderation";
import { type RawBuilder, sql } from "kysely";
import type { AgeBand, Role, SearchableRole } from "@saywell/contract";
import type { Db, Rows, Tx } from "../../db/database";
import { asUuid } from "../../db/uuid";

export interface PersonRow {
  id: string;
  /** The whole one for who finds them by it, else as others read it. */
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
  needsConsent: boolean;
}

export interface Search {
  /** Part of a name in any case, or a whole email address. */
  text: string;
  role: SearchableRole | undefined;
  /** Not these. */
  except: readonly string[];
  /** Own students, who are found by name and email, of whatever age and whatever they chose. */
  students: readonly string[];
  /** Whether the demo school is open. */
  demo: boolean;
  /** Whoever passes by searches among the demo school's own people. */
  onlyDemo: boolean;
  offset: number;
  limit: number;
}

/** As much of the accounts as is shown. */
export interface Accounts {
  profiles: (db: Db | Tx) => Rows<{
    id: string;
    shown_name: string;
    email: string | null;
    show_email: boolean;
    role: Role;
    age_band: AgeBand;
    bio: string | null;
    avatar: string | null;
    title: string | null;
    handle: string | null;
    last_seen_at: Date | null;
    is_bot: boolean;
    is_demo: boolean;
    is_visitor: boolean;
    needs_consent: boolean;
    found_by_email: boolean;
    found_by_name: boolean;
    whole_name: string;
  }>;
}

/** As much of the lessons as is shown. */
export interface Lessons {
  lessonAuthors: (db: Db | Tx) => Rows<{ account_id: string; lesson_id: string }>;
}

export type ProfilesStore = ReturnType<typeof createProfilesStore>;

export function createProfilesStore({ profiles }: Accounts, { lessonAuthors }: Lessons) {
  /** @param name what of the names is read */
  const listProfiles = (db: Db | Tx, name: RawBuilder<string>) =>
    db
      .selectFrom(profiles(db).as("account"))
      .select([
        "account.id",
        name.as("name"),
        "account.email",
        "account.show_email as showsEmail",
        "account.role",
        "account.age_band as ageBand",
        "account.bio",
        "account.avatar",
        "account.title",
        "account.last_seen_at as lastSeenAt",
        "account.is_bot as isBot",
        "account.is_demo as isDemo",
        "account.needs_consent as needsConsent",
      ]);

  const shownProfiles = (db: Db | Tx) => listProfiles(db, sql`account.shown_name`);

  /** In the order of the ids; who is gone is left out. */
  async function read(db: Db | Tx, accountIds: readonly string[]): Promise<PersonRow[]> {
    if (accountIds.length === 0) return [];
    const rows = await shownProfiles(db).where("account.id", "in", accountIds).execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    return accountIds.flatMap((id) => byId.get(id) ?? []);
  }

  /** A teacher by id or by the name in the address of their page. */
  async function findTeacher(db: Db | Tx, idOrHandle: string): Promise<PersonRow | undefined> {
    const id = asUuid(idOrHandle);
    return await shownProfiles(db)
      .where((row) =>
        id === null ? row("account.handle", "=", idOrHandle) : row("account.id", "=", id),
      )
      .where("account.role", "=", "TEACHER")
      .executeTakeFirst();
  }

  /** Names that begin with the text first. */
  async function search(db: Db | Tx, wish: Search): Promise<PersonRow[]> {
    const text = wish.text.toLowerCase();
    const literal = text.replaceAll(/[\\%_]/g, String.raw`\$&`);
    const isStudent = sql<boolean>`account.id = any(${sql.val([...wish.students])}::uuid[])`;
    // A teacher's page is public. Of a learner who is not found by name nobody reads the whole one.
    const isNamed = sql<boolean>`
      (account.found_by_name or account.role = 'TEACHER' or ${isStudent})`;
    const name = sql<string>`case when ${isNamed} then account.whole_name else account.shown_name end`;
    return await listProfiles(db, name)
      .where((row) =>
        row.or([
          sql<boolean>`${isNamed} and lower(account.whole_name) like ${`%${literal}%`}`,
          sql<boolean>`lower(account.email) = ${text} and (account.found_by_email or ${isStudent})`,
        ]),
      )
      .where("account.role", "in", wish.role === undefined ? ["LEARNER", "TEACHER"] : [wish.role])
      .where("account.is_bot", "=", false)
      .where("account.is_visitor", "=", false)
      .$if(wish.onlyDemo, (query) => query.where("account.is_demo", "=", true))
      .$if(!wish.demo, (query) => query.where("account.is_demo", "=", false))
      .where(sql<boolean>`account.id <> all(${sql.val([...wish.except])}::uuid[])`)
      .where((row) =>
        row.or([
          row("account.age_band", "in", adultAgeBands),
          row("account.role", "=", "TEACHER"),
          isStudent,
        ]),
      )
      .orderBy(sql`lower(${name}) like ${`${literal}%`}`, "desc")
      .orderBy(sql`lower(${name})`)
      .orderBy("account.id")
      .offset(wish.offset)
      .limit(wish.limit)
      .execute();
  }

  /** How many lessons each of these wrote; those who wrote none are left out. */
  async function countLessons(
    db: Db | Tx,
    accountIds: readonly string[],
  ): Promise<Map<string, number>> {
    if (accountIds.length === 0) return new Map();
    const rows = await db
      .selectFrom(lessonAuthors(db).as("author"))
      .select(["author.account_id as id", ({ fn }) => fn.countAll<number>().as("count")])
      .where("author.account_id", "in", accountIds)
      .groupBy("author.account_id")
      .execute();
    return new Map(rows.map(({ id, count }) => [id, count]));
  }

  /** The ids of the lessons that somebody wrote. */
  async function readLessons(db: Db | Tx, accountId: string): Promise<Set<string>> {
    const rows = await db
      .selectFrom(lessonAuthors(db).as("author"))
      .select("author.lesson_id as id")
      .where("author.account_id", "=", accountId)
      .execute();
    return new Set(rows.map(({ id }) => id));
  }

  return { read, findTeacher, search, countLessons, readLessons };
}
