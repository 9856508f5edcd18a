import { classLimits } from "@saywell/contract/constants";
import type { Db, Tx } from "../../db/database";
import { ok, refuse, type Result } from "../../refusal";
import { insertStudents } from "./class-changes.store";
import type { ClassDeps } from "./classes-needs";
import type { OpenClassRow } from "./joined-classes.store";
import { isStudentOf, teachersOf } from "./taught-classes.store";

/** Who comes in. */
export interface Entrant {
  id: string;
  isGuest: boolean;
  isDemo?: boolean | undefined;
}

type Deps = Pick<ClassDeps, "accounts" | "clock" | "record">;

export type EnterClass = ReturnType<typeof createEnterClass>;

/** The rule by which somebody becomes a student of a class, whatever let them in: a code or an invitation. */
export function createEnterClass({ accounts, clock, record }: Deps) {
  /** Whether a class is the demo school's. Its people and the others keep to themselves. */
  async function isOfDemo(from: Db | Tx, { teacherId }: { teacherId: string }): Promise<boolean> {
    return (await accounts.findCard(from, teacherId))?.is_demo ?? false;
  }

  /** In a transaction that has locked the class. Whoever is in it already stays so. */
  async function enter(tx: Tx, entrant: Entrant, row: OpenClassRow): Promise<Result<true>> {
    const isDemoClass = await isOfDemo(tx, row);
    if (isDemoClass !== (entrant.isDemo ?? false)) return isDemoClass ? ofDemo : notOfDemo;
    if (entrant.isGuest) return guestsFirst;
    const person = await accounts.lock(tx, entrant.id);
    if (person === undefined || !(person.is_registered || person.is_demo)) return guestsFirst;
    // As the account is by now, not as it was when the call came.
    if (person.is_demo !== isDemoClass) return isDemoClass ? ofDemo : notOfDemo;
    if ((await teachersOf(tx, row.id)).some(({ id }) => id === person.id)) return teachesIt;
    if (await isStudentOf(tx, row.id, person.id)) return ok(true);
    if (row.students >= classLimits.students) return full;
    const now = clock.now();
    await insertStudents(tx, [{ classId: row.id, accountId: person.id }], now);
    await record(tx, {
      at: now,
      actorId: person.id,
      action: "class-joined",
      aboutId: person.id,
      details: { classId: row.id },
    });
    return ok(true);
  }

  return { isOfDemo, enter };
}

const guestsFirst = refuse("forbidden", "Sign up first: a class is joined with an account.");
const ofDemo = refuse(
  "conflict",
  "This class is of the demo school. Enter the demo as a learner to join it.",
);
const notOfDemo = refuse(
  "conflict",
  "This class is not of the demo school. Log out of the demo, and join with an account of your own.",
);
const teachesIt = refuse("conflict", "You teach this class.");
const full = refuse("conflict", "This class is full. Tell your teacher.");
