import type { Role } from "@saywell/contract";
import { type RawBuilder, sql } from "kysely";
import type { Db, Rows, Tx } from "../../../db/database";
import type { Accounts } from "../case-accounts.store";

/** As much of the classes as is read here. */
export interface Students {
  students: (db: Db | Tx) => Rows<{ class_name: string; account_id: string }>;
  /** Each student once with each teacher of the class. */
  taught: (db: Db | Tx) => Rows<{ teacher_id: string; account_id: string }>;
}

export interface Staff {
  id: string;
  role: Role;
  email: string | null;
}

/**
 * Who may know of a report and decide it: for the whole queue this one condition, in a query that
 * has `report`, whom it is `about`, who was its `reporter`, and its `room`.
 *
 * - Nobody, of what is about themselves; and teachers of nothing about their colleagues.
 * - An admin of all else. A teacher of what is about, or by, a student of their classes; of what was
 *   said in a public room; and of learners who are in no class of the school.
 * - Whoever reported leaves it to others, as long as there is somebody else who may know.
 * - The demo school's teacher, who may be anybody, only of what is the demo's from end to end, never
 *   of what a visitor has to do with, and never of somebody in danger.
 */
export function createWhoMayKnow({
  accounts,
  classes,
}: {
  accounts: Pick<Accounts, "cards">;
  classes: Students;
}) {
  /** By role, class and room; `staff` is the name of a row of the accounts in the query. */
  const mayLook = (db: Db | Tx, staff: string): RawBuilder<boolean> => {
    const one = (column: string) => sql.ref(`${staff}.${column}`);
    return sql<boolean>`(
      ${one("id")} is distinct from report.about_id
      and case
        when ${one("is_demo")} then
          not report.is_safeguarding
          and about.is_demo
          and about.role = 'LEARNER'
          and (reporter.is_demo is true or report.source = 'FILTER')
          and not about.is_visitor
          and reporter.is_visitor is not true
          and (report.room_id is null or room.is_demo)
        when ${one("role")} = 'ADMIN' then true
        when ${one("role")} = 'TEACHER' then
          about.role = 'LEARNER'
          and (
            (room.id is not null and not room.is_private and room.audience <> 'CLASS')
            or exists (
              select from ${classes.taught(db)} as student
              where student.teacher_id = ${one("id")}
                and student.account_id in (report.about_id, report.reporter_id)
            )
            or not exists (
              select from ${classes.taught(db)} as student
              join ${accounts.cards(db)} as teacher on teacher.id = student.teacher_id
              where student.account_id = report.about_id and not teacher.is_demo
            )
          )
        else false
      end
    )`;
  };

  /** The school's own staff, who can log in. */
  const isOfSchool = (staff: string): RawBuilder<boolean> => {
    const one = (column: string) => sql.ref(`${staff}.${column}`);
    return sql<boolean>`(${one("role")} in ('TEACHER', 'ADMIN') and not ${one("is_demo")} and not ${one("is_bot")} and not ${one("is_suspended")} and ${one("is_registered")})`;
  };

  return {
    mayLook,
    isOfSchool,

    mayKnow: (db: Db | Tx, staff: string): RawBuilder<boolean> => sql<boolean>`(
      ${mayLook(db, staff)}
      and (
        report.reporter_id is distinct from ${sql.ref(`${staff}.id`)}
        or not exists (
          select from ${accounts.cards(db)} as other
          where ${isOfSchool("other")}
            and other.id <> ${sql.ref(`${staff}.id`)}
            and ${mayLook(db, "other")}
        )
      )
    )`,

    /** Whether any of the school's own staff may look at it. */
    isWatched: (db: Db | Tx): RawBuilder<boolean> => sql<boolean>`exists (
      select from ${accounts.cards(db)} as watcher
      where ${isOfSchool("watcher")} and ${mayLook(db, "watcher")}
    )`,
  };
}

export type WhoMayKnow = ReturnType<typeof createWhoMayKnow>;
