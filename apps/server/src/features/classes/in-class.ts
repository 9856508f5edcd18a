import type { Tx } from "../../db/database";
import { asUuid } from "../../db/uuid";
import { inPublishingTransaction, type Publish } from "../../events";
import { refuse, type Result } from "../../refusal";
import { type ClassCaller, findTaughtRow, unknownClass } from "./class-access";
import { lockClass } from "./class-changes.store";
import type { ClassDeps } from "./classes-needs";
import type { TaughtClassRow } from "./taught-classes.store";

type Work<T> = (tx: Tx, row: TaughtClassRow, happened: Publish) => Promise<Result<T>>;

export type InClass = ReturnType<typeof createInClass>;

/** Changes to a class that the caller teaches; nobody else changes it meanwhile. */
export function createInClass({ db, events }: Pick<ClassDeps, "db" | "events">) {
  async function inClassAtAll<T>(
    caller: ClassCaller,
    classId: string,
    work: Work<T>,
  ): Promise<Result<T>> {
    const id = asUuid(classId);
    if (id === null) return unknownClass;
    return await inPublishingTransaction({ db, events }, async (tx, happened) => {
      await lockClass(tx, id);
      const found = await findTaughtRow(tx, caller, id);
      return found.ok ? await work(tx, found.value, happened) : found;
    });
  }

  return {
    /** Also where it is archived. */
    inClassAtAll,
    inClass: <T>(caller: ClassCaller, classId: string, work: Work<T>): Promise<Result<T>> =>
      inClassAtAll(caller, classId, (tx, row, happened) =>
        row.archivedAt === null ? work(tx, row, happened) : Promise.resolve(isArchived),
      ),
  };
}

/** Whether somebody decides about a class itself: whose it is, and admins. */
export const isOwner = (caller: ClassCaller, { teacherId }: { teacherId: string }): boolean =>
  caller.role === "ADMIN" || caller.id === teacherId;

export const onlyOwner = refuse("forbidden", "Only the teacher whose class it is can do this.");
export const isArchived = refuse(
  "conflict",
  "This class is archived. Restore it before you change it.",
);
export const unfit = refuse(
  "invalid-input",
  "This has words, addresses or links that are not for a class. Leave them out.",
);
