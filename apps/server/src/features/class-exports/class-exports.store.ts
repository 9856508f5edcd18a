import type { ClassExportKind, ClassExportState } from "@saywell/contract/constants";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";

export interface ExportRow {
  id: string;
  classId: string;
  accountId: string;
  kind: ClassExportKind;
  state: ClassExportState;
  done: number;
  total: number;
  createdAt: Date;
  expiresAt: Date;
}

const fields = [
  "id",
  "class_id as classId",
  "account_id as accountId",
  sql<ClassExportKind>`kind`.as("kind"),
  sql<ClassExportState>`state`.as("state"),
  "done",
  "total",
  "created_at as createdAt",
  "expires_at as expiresAt",
] as const;

type Wanted = Pick<ExportRow, "classId" | "accountId" | "kind">;

/**
 * Begins a file unless the same is under way. Of many who ask at once one begins it: the others wait
 * for that one's transaction, and find it.
 */
export async function beginExport(
  tx: Tx,
  { classId, accountId, kind }: Wanted,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<{ row: ExportRow; isNew: boolean }> {
  const { rows } = await sql<{ id: string }>`
    insert into class_export (class_id, account_id, kind, created_at, expires_at)
    values (${classId}, ${accountId}, ${kind}, ${now}, ${expiresAt})
    on conflict (class_id, account_id, kind) where state in ('WAITING', 'RUNNING') do nothing
    returning id`.execute(tx);
  const mine = tx
    .selectFrom("class_export")
    .select(fields)
    .where("class_id", "=", classId)
    .where("account_id", "=", accountId)
    .where("kind", "=", kind);
  const [made] = rows;
  if (made === undefined) {
    // The one under way, or where it was finished a moment ago the file itself.
    const row = await mine.orderBy("created_at", "desc").limit(1).executeTakeFirstOrThrow();
    return { row, isNew: false };
  }
  await tx
    .deleteFrom("class_export")
    .where("class_id", "=", classId)
    .where("account_id", "=", accountId)
    .where("kind", "=", kind)
    .where("id", "<>", made.id)
    .execute();
  return { row: await mine.where("id", "=", made.id).executeTakeFirstOrThrow(), isNew: true };
}

export async function findExport(
  db: Db | Tx,
  id: string,
  now: Date,
): Promise<ExportRow | undefined> {
  return await db
    .selectFrom("class_export")
    .select(fields)
    .where("id", "=", id)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** A file is made anew where a process died while it made it. False where nobody wants it any more. */
export async function startExport(
  db: Db,
  id: string,
  studentIds: readonly string[],
): Promise<boolean> {
  const { rows } = await sql`
    update class_export
    set state = 'RUNNING', done = 0, total = ${studentIds.length}, file = '',
      student_ids = ${sql.val([...studentIds])}::uuid[]
    where id = ${id} and state in ('WAITING', 'RUNNING')
    returning id`.execute(db);
  return rows.length > 0;
}

/** Puts a piece, packed by gzip, at the end of a file. False where nobody wants it any more. */
export async function addPiece(
  db: Db,
  { id, piece, done }: { id: string; piece: Buffer; done: number },
): Promise<boolean> {
  const { rows } = await sql`
    update class_export set file = file || ${piece}::bytea, done = ${done}
    where id = ${id} and state = 'RUNNING'
    returning id`.execute(db);
  return rows.length > 0;
}

export async function endExport(db: Db, id: string, state: "DONE" | "FAILED"): Promise<void> {
  await db
    .updateTable("class_export")
    .set({ state, ...(state === "FAILED" && { file: Buffer.alloc(0), student_ids: [] }) })
    .where("id", "=", id)
    .where("state", "in", ["WAITING", "RUNNING"])
    .execute();
}

/** The file, packed, and whom it tells of. */
export async function readFile(
  db: Db,
  id: string,
): Promise<{ file: Buffer; studentIds: string[] } | undefined> {
  return await db
    .selectFrom("class_export")
    .select(["file", "student_ids as studentIds"])
    .where("id", "=", id)
    .executeTakeFirst();
}

export async function forgetOld(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("class_export").where("expires_at", "<=", now).execute();
}

/** Files of a class that tell of somebody who is in it no more; also one that is being made. */
export async function dropFilesAbout(
  tx: Tx,
  { classId, accountId }: { classId: string; accountId: string },
): Promise<void> {
  await sql`
    delete from class_export
    where class_id = ${classId} and student_ids @> array[${accountId}]::uuid[]`.execute(tx);
}

/** Files that tell of somebody whose account goes. */
export async function deleteExportsOf(tx: Tx, accountId: string): Promise<void> {
  await sql`delete from class_export where student_ids @> array[${accountId}]::uuid[]`.execute(tx);
}
