import type { AgeBand, CefrLevel, Role } from "@saywell/contract";
import type { Db } from "../db/database";
import { createPasswords } from "../features/session/passwords";
import { hashSessionToken, newSessionToken } from "../features/session/session-token";

/** As cheap as argon2 gets: tests hash often and guard nothing. */
export const testPasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const passwords = createPasswords(testPasswordCost);

export interface AccountTraits {
  name?: string;
  /** A guest when absent. */
  email?: string;
  password?: string;
  role?: Role;
  ageBand?: AgeBand;
  level?: CefrLevel;
  timeZone?: string;
  isDemo?: boolean;
}

/** Stores an account and answers its id. */
export async function makeAccount(db: Db, traits: AccountTraits = {}): Promise<{ id: string }> {
  const { email, password = "correct horse battery" } = traits;
  return await db
    .insertInto("account")
    .values({
      name: traits.name ?? "Student",
      ...(email === undefined ? {} : { email, password_hash: await passwords.hash(password) }),
      role: traits.role ?? "LEARNER",
      age_band: traits.ageBand ?? "UNKNOWN",
      level: traits.level ?? null,
      time_zone: traits.timeZone ?? "Europe/London",
      is_demo: traits.isDemo ?? false,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
}

/** Opens a session for an account and answers its token. */
export async function makeSession(
  db: Db,
  { accountId, now, life = 90 * 24 * 3600 * 1000 }: { accountId: string; now: Date; life?: number },
): Promise<string> {
  const token = newSessionToken();
  await db
    .insertInto("session")
    .values({
      token_hash: hashSessionToken(token),
      account_id: accountId,
      created_at: now,
      expires_at: new Date(now.getTime() + life),
    })
    .execute();
  return token;
}
