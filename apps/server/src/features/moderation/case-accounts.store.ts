import type { AgeBand, Role } from "@saywell/contract";
import { type RawBuilder, sql } from "kysely";
import type { Db, Rows, Tx } from "../../db/database";

export interface CaseAccount {
  id: string;
  role: Role;
}

interface Card extends CaseAccount {
  shown_name: string;
  is_demo: boolean;
  is_bot: boolean;
  is_suspended: boolean;
  is_visitor: boolean;
  is_registered: boolean;
  age_band: AgeBand;
  time_zone: string;
}

/** As much of the accounts as moderation reads. */
export interface Accounts {
  cards: (db: Db | Tx) => Rows<Card>;
  /** The same with their addresses. */
  profiles: (db: Db | Tx) => Rows<Card & { email: string | null }>;
  findCard: (db: Db | Tx, accountId: string) => Promise<Card | undefined>;
  lock: (tx: Tx, accountId: string) => Promise<Card | undefined>;
}

interface Wanted {
  roles: readonly Role[];
  except: readonly string[];
  /** Whether the demo's people may decide it too, and are there: closed, they are not. */
  demo: boolean;
  /** Admins know of every case; of others only those of whom this holds. */
  knows?: (staffId: RawBuilder<string>) => RawBuilder<boolean>;
}

export type CaseAccounts = ReturnType<typeof createCaseAccounts>;

/** Whom a case is about, who reports and who decides. */
export function createCaseAccounts({ cards, findCard, lock }: Omit<Accounts, "profiles">) {
  return {
    find: findCard,
    lock,
    /** Whether this is an account of the demo school, which may be anybody who passes by. */
    isOfDemo: async (db: Db | Tx, accountId: string): Promise<boolean> =>
      (await findCard(db, accountId))?.is_demo ?? false,

    /** Which of these are accounts of the demo school. */
    async ofDemo(db: Db | Tx, accountIds: readonly string[]): Promise<Set<string>> {
      if (accountIds.length === 0) return new Set();
      const rows = await db
        .selectFrom(cards(db).as("account"))
        .select("id")
        .where(sql<boolean>`id = any(${sql.val([...accountIds])}::uuid[])`)
        .where("is_demo", "=", true)
        .execute();
      return new Set(rows.map(({ id }) => id));
    },

    /** Whether there is anybody with one of these roles beside some, who can log in. */
    async existsBeside(db: Db | Tx, { roles, except, demo, knows }: Wanted): Promise<boolean> {
      const row = await db
        .selectFrom(cards(db).as("account"))
        .select("id")
        .where("role", "in", roles)
        .where("is_registered", "=", true)
        .where("is_suspended", "=", false)
        .where("is_bot", "=", false)
        .$if(!demo, (query) => query.where("is_demo", "=", false))
        .$if(knows !== undefined, (query) =>
          query.where((where) =>
            where.or([where("role", "=", "ADMIN"), knows!(sql.ref<string>("account.id"))]),
          ),
        )
        .where(sql<boolean>`id <> all(${sql.val([...except])}::uuid[])`)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
