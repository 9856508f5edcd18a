import type { AgeBand, CefrLevel, Role } from "@saywell/contract";
import { adultAgeBands } from "@saywell/moderation";
import { type RawBuilder, sql } from "kysely";
import type { Db, Rows, Tx } from "../../db/database";
import { asUuid } from "../../db/uuid";

/** What anything that shows or judges an account needs of it. The columns keep their names. */
export interface AccountCard {
  id: string;
  /** As its owner wrote it. */
  name: string;
  /**
   * As others read it: of every learner the first name, whatever their age, so that a name does not
   * tell who is a child; of a guest who has given none a tag, to tell guests apart.
   */
  shown_name: string;
  /**
   * For those who may know it: friends, the school's staff, and who found an adult by it. Of a guest
   * who has given none, the tag.
   */
  whole_name: string;
  role: Role;
  age_band: AgeBand;
  level: CefrLevel | null;
  time_zone: string;
  handle: string | null;
  avatar: string | null;
  last_seen_at: Date | null;
  is_bot: boolean;
  is_demo: boolean;
  /** Of a visitor of the demo school, which other visitors do not meet on lists. */
  is_visitor: boolean;
  /** Somebody has registered it. */
  is_registered: boolean;
  /** An admin closed it, so that nobody can log in. */
  is_suspended: boolean;
  /** A child for whom neither a parent nor the school has agreed: learns alone. */
  needs_consent: boolean;
}

/** The whole name of everybody, children too; of a guest who gave none the tag that tells guests apart. */
export const wholeName = sql<string>`
  case
    when account.registered_at is null and account.name = 'Student' then account.shown_name
    else account.name
  end`;

/** When somebody was last here: with a live connection, or only to study. */
const lastSeen = sql<Date | null>`greatest(
  account.last_seen_at,
  (select max(session.last_seen_at) from session where session.account_id = account.id)
)`;

const plainFields = [
  "account.id",
  "account.name",
  "account.age_band",
  "account.level",
  "account.time_zone",
  "account.handle",
  "account.avatar",
  lastSeen.as("last_seen_at"),
  "account.is_bot",
  "account.is_demo",
  sql<boolean>`account.visitor_until is not null`.as("is_visitor"),
  sql<boolean>`account.registered_at is not null`.as("is_registered"),
  sql<boolean>`account.suspended_at is not null`.as("is_suspended"),
  "account.needs_consent",
  wholeName.as("whole_name"),
] as const;

/** What the school made somebody. */
const givenRole = sql<Role>`account.role`;

/** What somebody counts as where admins need a second factor: one who has none, as a learner. */
const countedRole = sql<Role>`
  case
    when account.role = 'ADMIN' and not exists (
      select from second_factor
      where second_factor.account_id = account.id and second_factor.confirmed_at is not null
    ) then 'LEARNER'
    else account.role
  end`;

const cardFields = (role: RawBuilder<Role>) =>
  [...plainFields, role.as("role"), "account.shown_name"] as const;

/** The same as cards, as the school's staff read them: with whole names. */
export const staffCards = (db: Db | Tx): Rows<AccountCard> =>
  db
    .selectFrom("account")
    .select([...plainFields, givenRole.as("role"), wholeName.as("shown_name")]);

/** A card, and what its owner shows of themselves. */
export interface AccountProfile extends AccountCard {
  /** Only where it is proved to be their own. */
  email: string | null;
  title: string | null;
  bio: string | null;
  /** Whether others may see the address. */
  show_email: boolean;
  /** Whether an adult is found by who knows the address. */
  found_by_email: boolean;
  /** Whether an adult is found by who searches for the name. */
  found_by_name: boolean;
  /** Whether others may see it among those who earned most. Who never chose is seen as an adult only. */
  on_leaderboard: boolean;
  /** Whether a mail tells them of work that is due. Who never chose is told as an adult only. */
  wants_reminders: boolean;
}

/** @param role what of the role is read: what it is, or what it counts as */
function createReads(role: RawBuilder<Role>) {
  const fields = cardFields(role);
  const findOne = async (
    db: Db | Tx,
    column: "account.id" | "account.handle",
    value: string,
  ): Promise<AccountCard | undefined> =>
    await db.selectFrom("account").select(fields).where(column, "=", value).executeTakeFirst();

  return {
    /**
     * All accounts, to join in a query of the caller's. PostgreSQL takes the parts of such a query
     * apart, so it costs what a join of the table costs.
     */
    cards: (db: Db | Tx): Rows<AccountCard> => db.selectFrom("account").select(fields),

    /** All accounts with what they show of themselves, to join in a query of the caller's. */
    profiles: (db: Db | Tx): Rows<AccountProfile> =>
      db
        .selectFrom("account")
        .leftJoin("account_setting as setting", "setting.account_id", "account.id")
        .select([
          ...fields,
          sql<
            string | null
          >`case when account.email_verified_at is not null then account.email end`.as("email"),
          "account.title",
          "account.bio",
          sql<boolean>`coalesce(setting.show_email, false)`.as("show_email"),
          ({ eb }) =>
            eb
              .and([
                eb(eb.fn.coalesce("setting.found_by_email", eb.lit(false)), "=", true),
                eb("account.age_band", "in", adultAgeBands),
              ])
              .$castTo<boolean>()
              .as("found_by_email"),
          ({ eb }) =>
            eb
              .and([
                eb(eb.fn.coalesce("setting.found_by_name", eb.lit(true)), "=", true),
                eb("account.age_band", "in", adultAgeBands),
              ])
              .$castTo<boolean>()
              .as("found_by_name"),
          ({ eb, fn }) =>
            fn
              .coalesce("setting.on_leaderboard", eb("account.age_band", "in", adultAgeBands))
              .$castTo<boolean>()
              .as("on_leaderboard"),
          ({ eb, fn }) =>
            fn
              .coalesce("setting.remind_of_work", eb("account.age_band", "in", adultAgeBands))
              .$castTo<boolean>()
              .as("wants_reminders"),
        ]),

    findCard: (db: Db | Tx, accountId: string) => findOne(db, "account.id", accountId),

    /** Somebody by id or by the name in the address of their page. */
    findByIdOrHandle(db: Db | Tx, idOrHandle: string) {
      const id = asUuid(idOrHandle);
      return id === null
        ? findOne(db, "account.handle", idOrHandle)
        : findOne(db, "account.id", id);
    },
  };
}

export type AccountReads = ReturnType<typeof createReads>;

/** Accounts with the roles that they have. */
export const { cards, findCard } = createReads(givenRole);

/** Accounts with the roles that they count as, where admins need a second factor or where they do not. */
export const readsWhere = ({ adminsNeedFactor }: { adminsNeedFactor: boolean }): AccountReads =>
  createReads(adminsNeedFactor ? countedRole : givenRole);

/**
 * Holds back others who would lock or change this account until the transaction ends. Weaker than
 * `for update`: rows that refer to the account can still be written meanwhile.
 */
export async function lock(tx: Tx, accountId: string): Promise<AccountCard | undefined> {
  return await tx
    .selectFrom("account")
    .select(cardFields(givenRole))
    .where("account.id", "=", accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The level that a learner begins at. */
export async function setLevel(tx: Tx, accountId: string, level: CefrLevel): Promise<void> {
  await tx.updateTable("account").set({ level }).where("id", "=", accountId).execute();
}

/** When accounts were last here; what is stored never goes back in time. */
export async function saveLastSeen(
  db: Db,
  seen: readonly { accountId: string; at: Date }[],
): Promise<void> {
  await sql`
    update account set last_seen_at = seen.at
    from unnest(
      ${seen.map(({ accountId }) => accountId)}::uuid[],
      ${seen.map(({ at }) => at)}::timestamptz[]
    ) as seen (account_id, at)
    where account.id = seen.account_id
      and (last_seen_at is null or last_seen_at < seen.at)`.execute(db);
}
