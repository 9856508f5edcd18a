import type { ClassDetails, TaughtClass } from "@saywell/contract";
import type { Db, Tx } from "../../db/database";
import { ok, type Result } from "../../refusal";
import { type ClassCaller, findTaughtRow } from "./class-access";
import type { NamesOf } from "./people-names.store";
import { type TaughtClassRow, teachersOf } from "./taught-classes.store";

/** A class as its teachers see it in a list. */
export const viewTaught = (row: TaughtClassRow, { id }: { id: string }): TaughtClass => ({
  id: row.id,
  name: row.name,
  level: row.level,
  students: row.students,
  isMine: row.teacherId === id,
  isArchived: row.archivedAt !== null,
  createdAt: row.createdAt.toISOString(),
});

/** Reads a class with what its teachers set, as one of them sees it. */
export const createReadDetails =
  (staffNamesOf: NamesOf) =>
  async (from: Db | Tx, caller: ClassCaller, classId: string): Promise<Result<ClassDetails>> => {
    const found = await findTaughtRow(from, caller, classId);
    if (!found.ok) return found;
    const row = found.value;
    const teachers = await teachersOf(from, row.id);
    const names = await staffNamesOf(
      from,
      teachers.map(({ id }) => id),
    );
    return ok({
      ...viewTaught(row, caller),
      goals: row.goals,
      weeklyLessons: row.weeklyLessons,
      hasLeaderboard: row.hasLeaderboard,
      messages: row.messages,
      names: row.names,
      joinCode: row.joinCode,
      teachers: teachers.map((teacher) => ({ ...teacher, name: names.get(teacher.id) ?? "" })),
    });
  };

export type ReadDetails = ReturnType<typeof createReadDetails>;
