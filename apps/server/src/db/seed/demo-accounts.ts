import { randomBytes } from "node:crypto";
import { hash } from "@node-rs/argon2";
import type { Tx } from "../database";

export const demoAccounts = [
  {
    email: "demo.learner@saywell.example",
    name: "Demo Learner",
    role: "LEARNER",
    age_band: "ADULT",
  },
  {
    email: "demo.teacher@saywell.example",
    name: "Demo Teacher",
    role: "TEACHER",
    age_band: "ADULT",
  },
] as const;

/** The demo learner and the demo teacher, where they are missing. */
export async function seedDemoAccounts(tx: Tx): Promise<void> {
  const there = await tx
    .selectFrom("account")
    .select("email")
    .where("is_demo", "=", true)
    .execute();
  const emails = new Set(there.map((account) => account.email));
  for (const account of demoAccounts.filter(({ email }) => !emails.has(email))) {
    await tx
      .insertInto("account")
      .values({
        ...account,
        is_demo: true,
        registered_at: new Date(),
        password_hash: await hashOfNoPassword(),
      })
      .execute();
  }
}

/** The account that visitors enter as the demo learner, or as the demo teacher. */
export async function demoAccountId(tx: Tx, role: "LEARNER" | "TEACHER"): Promise<string> {
  const { email } = demoAccounts.find((account) => account.role === role)!;
  const { id } = await tx
    .selectFrom("account")
    .select("id")
    .where("email", "=", email)
    .where("is_demo", "=", true)
    .executeTakeFirstOrThrow();
  return id;
}

/** A valid hash of a secret that is forgotten at once: nobody logs in with a password. */
const hashOfNoPassword = (): Promise<string> => hash(randomBytes(32).toString("base64"));
