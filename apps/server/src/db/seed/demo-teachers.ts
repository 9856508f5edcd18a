import { courseAuthors, lessonsOf } from "@saywell/content/answers";
import type { Tx } from "../database";
import type { DemoStudy } from "./demo-learners";

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
