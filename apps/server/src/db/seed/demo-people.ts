import { courseAuthors, lessonsOf } from "@saywell/content/answers";
import type { Tx } from "../database";
import type { DemoStudy } from "./demo-learners";

/** Labelled as what they are wherever they appear; the server plays them. */
export const demoPracticePartners = [
  { id: "5d1f0a52-6c0b-4c55-9a51-0b6f6d7a0201", name: "Leo (practice partner)", level: "A2" },
  { id: "5d1f0a52-6c0b-4c55-9a51-0b6f6d7a0202", name: "Maya (practice partner)", level: "B1" },
  { id: "5d1f0a52-6c0b-4c55-9a51-0b6f6d7a0203", name: "Sam (practice partner)", level: "B2" },
] as const;

/** The teachers of the front page who are not here yet, with the lessons they wrote. */
export async function seedDemoTeachers(tx: Tx, { content }: DemoStudy): Promise<void> {
  const course = content.lessons.map(({ id }) => id);
  for (const teacher of courseAuthors) {
    const { id, handle, name, title, timeZone, bio } = teacher;
    const traits = { id, handle, name, title, bio, time_zone: timeZone };
    const inserted = await tx
      .insertInto("account")
      .values({ ...traits, role: "TEACHER", age_band: "ADULT", is_demo: true })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .executeTakeFirst();
    const written = inserted === undefined ? [] : lessonsOf(teacher, course);
    if (written.length === 0) continue;
    await tx
      .insertInto("lesson_author")
      .values(written.map((lesson_id) => ({ lesson_id, account_id: id })))
      .execute();
  }
}

export async function seedDemoPracticePartners(tx: Tx): Promise<void> {
  await tx
    .insertInto("account")
    .values(
      demoPracticePartners.map((practicePartner) => ({
        ...practicePartner,
        age_band: "ADULT" as const,
        is_bot: true,
        is_demo: true,
      })),
    )
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}
