import type { Db, Tx } from "../../db/database";

/** Who is taught by whom: one row for each student of each class. */
export const taughtStudents = (db: Db | Tx) =>
  db
    .selectFrom("class_member")
    .innerJoin("school_class", "school_class.id", "class_member.class_id")
    .select([
      "class_member.account_id as studentId",
      "school_class.teacher_id as teacherId",
      "school_class.id as classId",
      "school_class.name as className",
    ]);

/** Who belongs to which class, as a student or as its teacher. */
export const classMembers = (db: Db | Tx) =>
  db
    .selectFrom("class_member")
    .select(["class_id as classId", "account_id as accountId"])
    .unionAll(db.selectFrom("school_class").select(["id as classId", "teacher_id as accountId"]));
