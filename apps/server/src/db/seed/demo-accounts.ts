import { randomBytes } from "node:crypto";
import { hash } from "@node-rs/argon2";
import type { Tx } from "../database";

/** The account that visitors share as the demo teacher. Each of them is a demo learner of their own. */
export const demoTeacher = {
  email: "demo.teacher@saywell.example",
  name: "Demo Teacher",
  role: "TEACHER",
  age_band: "ADULT",
} as const;

/** The demo teacher, where they are missing. */
export async function seedDemoAccounts(tx: Tx): Promise<void> {
  if ((await findDemoTeacher(tx)) !== undefined) return;
  await tx
    .insertInto("account")
    .values({
      ...demoTeacher,
      is_demo: true,
      registered_at: new Date(),
      password_hash: await hashOfNoPassword(),
    })
    .execute();
}

export async function demoTeacherId(tx: Tx): Promise<string> {
  return (await findDemoTeacher(tx))!.id;
}

const findDemoTeacher = (tx: Tx) =>
  tx
    .selectFrom("account")
    .select("id")
    .where("email", "=", demoTeacher.email)
    .where("is_demo", "=", true)
    .executeTakeFirst();

/** A valid hash of a secret that is forgotten at once: nobody logs in with a password. */
const hashOfNoPassword = (): Promise<string> => hash(randomBytes(32).toString("base64"));
