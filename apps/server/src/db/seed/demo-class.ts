import type { Tx } from "../database";
import { demoAccountId } from "./demo-accounts";
import { type DemoStudy, demoLearners } from "./demo-learners";
import { demoPracticePartners } from "./demo-practice-partners";

export const demoClassId = "5d1f0a52-6c0b-4c55-9a51-0b6f6d7a0401";

/** The demo teacher's class, where the demo learner meets classmates, and whom they made friends with. */
export async function seedDemoClass(tx: Tx, { now }: DemoStudy): Promise<void> {
  const learnerId = await demoAccountId(tx, "LEARNER");
  const inserted = await tx
    .insertInto("school_class")
    .values({
      id: demoClassId,
      name: "Tuesday evening English",
      teacher_id: await demoAccountId(tx, "TEACHER"),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (inserted === undefined) return;
  const students = [learnerId, ...demoLearners.map(({ id }) => id)];
  await tx
    .insertInto("class_member")
    .values(students.map((account_id) => ({ class_id: demoClassId, account_id, joined_at: now })))
    .execute();
  const friends = [demoLearners[1].id, demoLearners[2].id, demoPracticePartners[0].id];
  await tx
    .insertInto("friendship")
    .values(
      friends.map((id) => ({
        requester_id: learnerId,
        addressee_id: id,
        state: "ACCEPTED" as const,
        created_at: now,
        accepted_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
