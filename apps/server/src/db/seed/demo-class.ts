import type { Tx } from "../database";
import { demoTeacherId } from "./demo-accounts";
import { type DemoStudy, demoLearners } from "./demo-learners";

export const demoClassId = "5d1f0a52-6c0b-4c55-9a51-0b6f6d7a0401";

/** The demo teacher's class. */
export async function seedDemoClass(tx: Tx, { now }: DemoStudy): Promise<void> {
  const inserted = await tx
    .insertInto("school_class")
    .values({
      id: demoClassId,
      name: "Tuesday evening English",
      teacher_id: await demoTeacherId(tx),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (inserted === undefined) return;
  await tx
    .insertInto("class_member")
    .values(
      demoLearners.map(({ id }) => ({ class_id: demoClassId, account_id: id, joined_at: now })),
    )
    .execute();
}
