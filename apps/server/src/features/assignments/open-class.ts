import type { Tx } from "../../db/database";
import { asUuid } from "../../db/uuid";
import { refuse, type Result } from "../../refusal";
import type { Classes, TaughtClass, Teacher } from "./assignments-needs";

/** The class, where what it is to do may be changed: nobody else changes it meanwhile. */
export async function findOpenClass(
  classes: Pick<Classes, "lockClass" | "findTaught">,
  tx: Tx,
  teacher: Teacher,
  classId: string,
): Promise<Result<TaughtClass>> {
  const id = asUuid(classId);
  if (id !== null) await classes.lockClass(tx, id);
  const taught = await classes.findTaught(tx, teacher, classId);
  return taught.ok && taught.value.isArchived ? archived : taught;
}

export const archived = refuse("conflict", "This class is archived. Open it again first.");
