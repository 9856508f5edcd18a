import { randomInt } from "node:crypto";
import { classCode } from "@saywell/contract/constants";
import type { Tx } from "../database";
import { demoTeacherId } from "./demo-accounts";
import { daysBefore, type DemoStudy } from "./demo-learners";
import { giveDemoWriting } from "./demo-writing";
import { demoAssignedLessons, demoStudents } from "./demo-students";

/** The classes of a demo teacher, in the order in which they were made. The first has students. */
const demoClasses = [
  {
    name: "Intermediate B1",
    level: "B1",
    goals: "Speak for five minutes without notes, and tell a story in the past.",
  },
  { name: "Advanced C1", level: "C1", goals: "" },
  { name: "Beginner A2", level: "A2", goals: "" },
] as const;

/** The first class of the demo teacher that visitors begin as. */
export const demoClassId = "5d1f0a52-6c0b-4c55-9a51-0b6f6d7a0401";

/** The demo teacher's classes, where they are missing. */
export async function seedDemoClass(tx: Tx, { now }: DemoStudy): Promise<void> {
  const teacherId = await demoTeacherId(tx);
  const found = await tx
    .selectFrom("school_class")
    .select("level")
    .where("id", "=", demoClassId)
    .executeTakeFirst();
  if (found !== undefined && found.level !== null) return;
  // Of before classes had a level, with other people in it.
  await tx.deleteFrom("school_class").where("id", "=", demoClassId).execute();
  await openDemoClasses(tx, { teacherId, now, firstId: demoClassId });
}

interface Opening {
  teacherId: string;
  /** With whom the classes go. */
  visitorId?: string;
  firstId?: string;
  now: Date;
}

/**
 * Gives a teacher the demo's classes: one under way, and two that have not begun. Answers the ids of texts
 * that wait there to be marked, for a visitor.
 */
export async function openDemoClasses(
  tx: Tx,
  { teacherId, visitorId, firstId, now }: Opening,
): Promise<string[]> {
  const texts: string[] = [];
  for (const [place, { name, level, goals }] of demoClasses.entries()) {
    const { id } = await tx
      .insertInto("school_class")
      .values({
        ...(place === 0 && firstId !== undefined && { id: firstId }),
        name,
        level,
        goals,
        weekly_lessons: place === 0 ? 2 : null,
        join_code: newCode(),
        teacher_id: teacherId,
        visitor_id: visitorId ?? null,
        created_at: new Date(daysBefore(now, daysOfClass).getTime() + place),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (place > 0) continue;
    await fillClass(tx, { classId: id, teacherId, now });
    // Nobody looks at the class from which visitors' are copied.
    if (visitorId !== undefined) {
      texts.push(...(await giveDemoWriting(tx, { classId: id, teacherId, now })));
    }
  }
  return texts;
}

/** One of a million millions: no two classes of a demo school have the same. */
const newCode = (): string =>
  Array.from({ length: classCode.length }, () =>
    classCode.alphabet.charAt(randomInt(classCode.alphabet.length)),
  ).join("");

/** For how long the class has worked together. */
const daysOfClass = 55;
/** How many lessons are past their due time; one more is due each week. */
const lessonsDue = 4;

async function fillClass(
  tx: Tx,
  { classId, teacherId, now }: { classId: string; teacherId: string; now: Date },
): Promise<void> {
  await tx
    .insertInto("class_member")
    .values(
      demoStudents.map(({ id }) => ({
        class_id: classId,
        account_id: id,
        joined_at: daysBefore(now, daysOfClass),
      })),
    )
    .execute();
  await tx
    .insertInto("assignment")
    .values(
      demoAssignedLessons.map((lesson_id, place) => {
        const due_at = daysBefore(now, 7 * (lessonsDue - place) - 4);
        return {
          class_id: classId,
          kind: "LESSON",
          lesson_id,
          opens_at: daysBefore(now, daysOfClass),
          due_at,
          created_by: teacherId,
          created_at: new Date(daysBefore(now, daysOfClass).getTime() + place),
        };
      }),
    )
    .execute();
  await tx
    .insertInto("class_announcement")
    .values({
      class_id: classId,
      author_id: teacherId,
      content:
        "On Thursday we talk about our favourite places. Bring one photo and three sentences.",
      created_at: daysBefore(now, 1),
    })
    .execute();
}
