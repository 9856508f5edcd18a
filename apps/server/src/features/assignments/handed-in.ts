import type { Tx } from "../../db/database";
import type { Classes } from "./assignments-needs";
import type { StoredAssignment } from "./assignments.store";
import type { createReadRecords } from "./work-records";

interface Deps {
  classes: Pick<Classes, "studentsIn">;
  readRecords: ReturnType<typeof createReadRecords>;
}

/** Answers who of an assignment's class has handed something in for it. */
export const createWhoHandedIn =
  ({ classes, readRecords }: Deps) =>
  async (tx: Tx, assignment: StoredAssignment): Promise<Set<string>> => {
    const students = await classes.studentsIn(tx, [assignment.classId]);
    const ids = students.map(({ accountId }) => accountId);
    const { submissions } = await readRecords(tx, ids, [assignment], []);
    return new Set(
      submissions.flatMap(({ accountId, submittedAt }) => (submittedAt === null ? [] : accountId)),
    );
  };
