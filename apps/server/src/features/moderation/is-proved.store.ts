import { sql } from "kysely";
import type { Db, Rows, Tx } from "../../db/database";

interface Reads {
  accounts: { proofs: (db: Db | Tx) => Rows<{ id: string; is_demo: boolean; is_proved: boolean }> };
  classes: { enrolments: (db: Db | Tx) => Rows<{ account_id: string }> };
}

/** Undefined where there is no such account. */
export type IsProved = (db: Db | Tx, accountId: string) => Promise<boolean | undefined>;

/**
 * Whether anybody vouches for who somebody is. Being in a class of the school does too, or having
 * been in one that is over: an admin put them there, or a teacher gave them the code. Reports by all others rank below, because one person can be many of them.
 */
export const createIsProved =
  ({ accounts, classes }: Reads): IsProved =>
  async (db, accountId) => {
    const row = await db
      .selectFrom(accounts.proofs(db).as("account"))
      .select(
        sql<boolean>`is_proved or not is_demo and exists (
          select from ${classes.enrolments(db)} as student where student.account_id = account.id
        )`.as("isProved"),
      )
      .where("account.id", "=", accountId)
      .executeTakeFirst();
    return row?.isProved;
  };
