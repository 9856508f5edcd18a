import type { AgeBand, Role } from "@saywell/contract";
import type { Tx } from "../../../db/database";
import type { Publish } from "../../../events";
import { ok, refuse, type Result } from "../../../refusal";
import type { Admin, AdminDeps } from "../admin-needs";
import type { PersonRow } from "../../../person-row";
import type { ClassChanges } from "../classes/classes.service";
import type { EnrolledPerson } from "../invitations/invitations.service";
import type { ImportPlan, KnownSchool } from "./judge-file";

export interface StoreNeeds extends Pick<AdminDeps, "clock" | "record"> {
  accounts: {
    lockPerson: (tx: Tx, accountId: string) => Promise<PersonRow | undefined>;
    insertEnrolled: (
      tx: Tx,
      enrolled: readonly { name: string; email: string; role: Role; ageBand: AgeBand }[],
      now: Date,
    ) => Promise<Map<string, string>>;
  };
  classes: Pick<ClassChanges, "lockClass" | "insertClass" | "insertStudents">;
  recordSchoolConsent: (
    tx: Tx,
    happened: Publish,
    consent: { accountId: string; adminId: string; note: string },
  ) => Promise<void>;
  inviteEnrolled: (tx: Tx, admin: Admin, enrolled: readonly EnrolledPerson[]) => Promise<void>;
}

/** Rows that one statement writes. */
const batch = 500;
/** Mails that are written in one go: each is a page of text. */
const mailBatch = 50;
const consentNote = "On the school's list of people";

/** Writes what a plan says, in batches, in the caller's transaction. */
export async function storePlan(
  tx: Tx,
  { plan, known }: { plan: ImportPlan; known: KnownSchool },
  { admin, invite }: { admin: Admin; invite: boolean },
  needs: StoreNeeds,
): Promise<Result<true>> {
  const { accounts, classes, clock, record } = needs;
  const now = clock.now();
  const idOf = new Map([...known.people].map(([email, { id }]) => [email, id]));

  // What the plan stands on stays as it is; in one order, so that nobody waits for each other.
  const wanted = plan.newMembers.flatMap(({ classId }) => (classId === null ? [] : [classId]));
  for (const id of inOrder(wanted)) {
    if ((await classes.lockClass(tx, id)) === undefined) return changedMeanwhile;
  }
  const teachers = plan.newClasses.flatMap(({ teacher }) => idOf.get(teacher) ?? []);
  for (const id of inOrder(teachers)) {
    const person = await accounts.lockPerson(tx, id);
    if (person === undefined || person.role === "LEARNER") return changedMeanwhile;
  }

  for (const people of batchesOf(plan.newPeople, batch)) {
    for (const [email, id] of await accounts.insertEnrolled(tx, people, now)) idOf.set(email, id);
    for (const { email, hasConsent } of people) {
      if (!hasConsent) continue;
      const consent = { accountId: idOf.get(email)!, adminId: admin.id, note: consentNote };
      // Nobody can be connected to an account that is new.
      await needs.recordSchoolConsent(tx, () => undefined, consent);
    }
  }

  const classIds = new Map<string, string>();
  for (const { key, name, teacher } of plan.newClasses) {
    const teacherId = idOf.get(teacher)!;
    const classId = await classes.insertClass(tx, { name, teacherId, now });
    classIds.set(key, classId);
    const details = { classId, after: { name, teacherId } };
    const made = { action: "class-made", aboutId: teacherId, details } as const;
    await record(tx, { at: now, actorId: admin.id, ...made });
  }
  for (const members of batchesOf(plan.newMembers, batch)) {
    const students = members.map(({ classId, key, email }) => ({
      classId: classId ?? classIds.get(key)!,
      accountId: idOf.get(email)!,
    }));
    await classes.insertStudents(tx, students, now);
  }

  if (!invite) return ok(true);
  for (const people of batchesOf(plan.newPeople, mailBatch)) {
    const enrolled = people.map(({ email, name, role }) => ({
      accountId: idOf.get(email)!,
      email,
      name,
      role,
    }));
    await needs.inviteEnrolled(tx, admin, enrolled);
  }
  return ok(true);
}

export function* batchesOf<T>(all: readonly T[], size: number): Generator<T[]> {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size);
}

const inOrder = (ids: readonly string[]): string[] => [...new Set(ids)].toSorted();

const changedMeanwhile = refuse(
  "conflict",
  "Somebody else has changed the classes or teachers of this file meanwhile. Please try again.",
);
