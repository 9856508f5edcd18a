import type { Role } from "@saywell/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";
import type { CasePerson } from "./decisions/who-decides";

export async function findPerson(
  db: Db | Tx,
  accountId: string,
): Promise<(CasePerson & { name: string }) | undefined> {
  return await db
    .selectFrom("account")
    .select(["id", "role", "shown_name as name"])
    .where("id", "=", accountId)
    .executeTakeFirst();
}

/** Whether this is an account of the demo school, which may be anybody who passes by. */
export async function isOfDemo(db: Db | Tx, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom("account")
    .select("is_demo as isDemo")
    .where("id", "=", accountId)
    .executeTakeFirst();
  return row?.isDemo ?? false;
}

/** The same, and what this account does next waits until the transaction ends. */
export async function lockPerson(tx: Tx, accountId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("account")
    .select("id")
    .where("id", "=", accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

interface Wanted {
  roles: readonly Role[];
  except: readonly string[];
  /** Whether the demo school is open: closed, its people are not there. */
  demo: boolean;
}

/** Whether there is anybody with one of these roles beside some, who can log in. */
export async function existsBeside(db: Db | Tx, { roles, except, demo }: Wanted): Promise<boolean> {
  const row = await db
    .selectFrom("account")
    .select("id")
    .where("role", "in", roles)
    .where("email", "is not", null)
    .$if(!demo, (query) => query.where("is_demo", "=", false))
    .where(sql<boolean>`id <> all(${sql.val([...except])}::uuid[])`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
