import type { AgeBand, Role } from "@saywell/contract";
import type { Db, Rows, Tx } from "../../db/database";

export interface Buyer {
  /** Only where it is proved to be their own. */
  email: string | null;
  ageBand: AgeBand;
  role: Role;
}

/** What a buyer is, of accounts' own rows. */
type Profiles = (
  db: Db | Tx,
) => Rows<{ id: string; email: string | null; age_band: AgeBand; role: Role }>;

export type FindBuyer = (db: Db | Tx, accountId: string) => Promise<Buyer | undefined>;

export const createFindBuyer =
  (profiles: Profiles): FindBuyer =>
  async (db, accountId) =>
    await db
      .selectFrom(profiles(db).as("buyer"))
      .select(["buyer.email", "buyer.age_band as ageBand", "buyer.role"])
      .where("buyer.id", "=", accountId)
      .executeTakeFirst();
