import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database";
import type { Classes, People, Students } from "../admin-needs";
import type { Place } from "../../../pages";
import { holds, nameOrder } from "../../../db/names";

interface Needs {
  people: People;
  classes: Classes;
  students: Students;
}

interface Wish {
  q?: string | undefined;
  teacherId?: string | undefined;
  classId?: string;
  after: Place | null;
  limit: number;
}

interface MembersWish {
  classId: string;
  /** A part of a name or of an address. */
  q?: string | undefined;
  after: Place | null;
  limit: number;
}

export type ClassesStore = ReturnType<typeof createClassesStore>;

export function createClassesStore({ people, classes, students }: Needs) {
  const byName = nameOrder("class.name");

  /** By name. */
  async function list(db: Db | Tx, { q, teacherId, classId, after, limit }: Wish) {
    return await db
      .selectFrom(classes(db).as("class"))
      .innerJoin(people(db).as("teacher"), "teacher.id", "class.teacher_id")
      .select((row) => [
        "class.id",
        "class.name",
        "class.created_at as createdAt",
        "teacher.id as teacherId",
        "teacher.shown_name as teacherName",
        byName.as("orderedBy"),
        row
          .selectFrom(students(db).as("student"))
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .whereRef("student.class_id", "=", "class.id")
          .$asScalar()
          .$notNull()
          .as("students"),
      ])
      .$if(classId !== undefined, (query) => query.where("class.id", "=", classId!))
      .$if(teacherId !== undefined, (query) => query.where("teacher.id", "=", teacherId!))
      .$if(q !== undefined && q !== "", (query) => query.where(holds("class.name", q!)))
      .$if(after !== null, (query) =>
        query.where(sql<boolean>`(${byName}, class.id) > (${after?.[0]}, ${after?.[1]}::uuid)`),
      )
      .orderBy(byName)
      .orderBy("class.id")
      .limit(limit)
      .execute();
  }

  const byPerson = nameOrder("person.shown_name");

  /** By name. */
  async function members(db: Db, { classId, q, after, limit }: MembersWish) {
    return await db
      .selectFrom(students(db).as("student"))
      .innerJoin(people(db).as("person"), "person.id", "student.account_id")
      .select([
        "person.id",
        "person.shown_name as name",
        "person.email",
        "person.age_band as ageBand",
        "person.suspended_at as suspendedAt",
        "student.joined_at as joinedAt",
        byPerson.as("orderedBy"),
      ])
      .where("student.class_id", "=", classId)
      .$if(q !== undefined && q !== "", (query) =>
        query.where((row) => row.or([holds("person.shown_name", q!), holds("person.email", q!)])),
      )
      .$if(after !== null, (query) =>
        query.where(sql<boolean>`(${byPerson}, person.id) > (${after?.[0]}, ${after?.[1]}::uuid)`),
      )
      .orderBy(byPerson)
      .orderBy("person.id")
      .limit(limit)
      .execute();
  }

  return { list, members };
}
