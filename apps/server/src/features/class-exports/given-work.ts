import type { Assignment, ClassExportsDeps, TaughtClass } from "./class-exports-needs";

/** What a class has been given to do, by the due times. */
export async function givenWork(
  { db, assignments, clock }: Pick<ClassExportsDeps, "db" | "assignments" | "clock">,
  taught: TaughtClass,
): Promise<Assignment[]> {
  const { assignments: listed } = await assignments.readClassWork(db, {
    classIds: [taught.id],
    accountIds: [],
    places: [],
    now: clock.now(),
  });
  return listed.filter(({ isDraft }) => !isDraft);
}
