import { randomBytes } from "node:crypto";
import { hash } from "@node-rs/argon2";
import type { Tx } from "../database";

/** The teacher that visitors begin as; nobody enters it, so nobody changes it. */
export const demoTeacher = {
  email: "demo.teacher@saywell.example",
  name: "Demo Teacher",
  role: "TEACHER",
  age_band: "ADULT",
  avatar: "bob",
} as const;

/**
 * The demo teacher, where they are missing. Before this all visitors entered the one account: its
 * sessions end, and the rooms that they made for everybody go.
 */
export async function seedDemoAccounts(tx: Tx): Promise<void> {
  const found = await findDemoTeacher(tx);
  if (found !== undefined) {
    await tx.deleteFrom("session").where("account_id", "=", found.id).execute();
    await tx
      .deleteFrom("room")
      .where("owner_id", "=", found.id)
      .where("is_demo", "=", false)
      .execute();
    return;
  }
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

export const findDemoTeacher = (tx: Tx) =>
  tx
    .selectFrom("account")
    .select("id")
    .where("email", "=", demoTeacher.email)
    .where("is_demo", "=", true)
    .executeTakeFirst();

/** A valid hash of a secret that is forgotten at once: nobody logs in with a password. */
const hashOfNoPassword = (): Promise<string> => hash(randomBytes(32).toString("base64"));
