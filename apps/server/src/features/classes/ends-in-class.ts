import type { Tx } from "../../db/database";
import * as changes from "./class-changes.store";
import type { ClassDeps } from "./classes-needs";

export type EndsInClass = ReturnType<typeof createEndsInClass>;

/** How somebody stops being a student or a teacher of a class, with all that ends then. */
export function createEndsInClass(
  deps: Pick<ClassDeps, "clock" | "dropFilesAbout" | "revokeInvitationsTo" | "renewInvitations">,
) {
  const { clock, dropFilesAbout, revokeInvitationsTo, renewInvitations } = deps;

  /** By themselves. False where they are no student of the class. */
  async function letGo(tx: Tx, student: changes.StudentOf): Promise<boolean> {
    if (!(await changes.deleteStudent(tx, student, null))) return false;
    await dropFilesAbout(tx, student);
    return true;
  }

  /** By a teacher or an admin: what invited them until then does not bring them back. */
  async function takeOut(tx: Tx, student: changes.StudentOf): Promise<boolean> {
    const now = clock.now();
    if (!(await changes.deleteStudent(tx, student, now))) return false;
    await dropFilesAbout(tx, student);
    await revokeInvitationsTo(tx, student, now);
    return true;
  }

  /** Whoever taught a class has read the links of its invitations, which may not work for them. */
  async function saveClass(tx: Tx, row: changes.ClassRow): Promise<void> {
    const before = await changes.lockClass(tx, row.id);
    await changes.saveClass(tx, row);
    if (before?.teacherId !== row.teacherId) await renewInvitations(tx, row.id);
  }

  /** Answers how many classes of others they taught. */
  async function endCoTeaching(tx: Tx, accountId: string): Promise<number> {
    const classIds = await changes.endCoTeaching(tx, accountId);
    for (const classId of classIds) await renewInvitations(tx, classId);
    return classIds.length;
  }

  return { endCoTeaching, letGo, takeOut, saveClass };
}
