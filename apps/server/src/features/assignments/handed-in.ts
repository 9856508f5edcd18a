import type { Tx } from "../../db/database";
import type { Classes } from "./assignments-needs";
import type { StoredAssignment } from "./assignments.store";

/** Whoever has handed something in for an assignment, in its class still or not. */
export type HandedInBy = (tx: Tx, assignmentId: string) => Promise<string[]>;

interface Deps {
  classes: Pick<Classes, "studentsIn">;
  handedInBy: HandedInBy;
}

/** Answers who has handed something in for an assignment: of its class, and those who have left it. */
export const createWhoHandedIn =
  ({ classes, handedInBy }: Deps) =>
  async (
    tx: Tx,
    { id, classId }: Pick<StoredAssignment, "id" | "classId">,
  ): Promise<{ here: Set<string>; gone: Set<string> }> => {
    const students = await classes.studentsIn(tx, [classId]);
    const inClass = new Set(students.map(({ accountId }) => accountId));
    const all = await handedInBy(tx, id);
    return {
      here: new Set(all.filter((each) => inClass.has(each))),
      gone: new Set(all.filter((each) => !inClass.has(each))),
    };
  };
