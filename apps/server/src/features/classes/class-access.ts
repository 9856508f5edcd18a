import type { CefrLevel, MessageRule, Role } from "@saywell/contract";
import type { Db, Tx } from "../../db/database";
import { asUuid } from "../../db/uuid";
import { ok, refuse, type Result } from "../../refusal";
import { findClass, type TaughtClassRow } from "./taught-classes.store";

/** Who asks for a class. */
export interface ClassCaller {
  id: string;
  role: Role;
}

/** As much of a class as other features know. */
export interface FoundClass {
  id: string;
  name: string;
  level: CefrLevel | null;
  /** The teacher whose class it is. */
  teacherId: string;
  isArchived: boolean;
  /** Who may write to whom in it. */
  messages: MessageRule;
}

/** The class with this id, for who teaches it and for admins. For all others there is none. */
export async function findTaughtRow(
  from: Db | Tx,
  caller: ClassCaller,
  classId: string,
): Promise<Result<TaughtClassRow>> {
  const id = asUuid(classId);
  const row = id === null ? undefined : await findClass(from, caller.id, id);
  if (row === undefined || caller.role === "LEARNER") return unknownClass;
  return row.teaches || caller.role === "ADMIN" ? ok(row) : unknownClass;
}

/** The same, as other features are handed it. */
export async function findTaught(
  from: Db | Tx,
  caller: ClassCaller,
  classId: string,
): Promise<Result<FoundClass>> {
  const found = await findTaughtRow(from, caller, classId);
  if (!found.ok) return found;
  const { id, name, level, teacherId, archivedAt, messages } = found.value;
  return ok({ id, name, level, teacherId, isArchived: archivedAt !== null, messages });
}

export const unknownClass = refuse("not-found", "There is no such class.");
