import type { ClassExport } from "@saywell/contract";
import { classExportHours, type ClassExportKind } from "@saywell/contract/constants";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { inTransaction } from "../../db/transaction";
import { asUuid } from "../../db/uuid";
import { ok, refuse, type Result } from "../../refusal";
import type { ClassExportsDeps, TaughtClass, Teacher } from "./class-exports-needs";
import * as store from "./class-exports.store";

export type ClassExportsService = ReturnType<typeof createClassExportsService>;

const hour = 3600_000;

/** Files of a class: a job makes each, and its teacher fetches it. */
export function createClassExportsService(deps: ClassExportsDeps) {
  const { db, clock, jobs, classes } = deps;

  async function begin(
    teacher: Teacher,
    classId: string,
    kind: ClassExportKind,
  ): Promise<Result<ClassExport>> {
    const begun = await inTransaction(db, async (tx) => {
      const found = await classes.findTaught(tx, teacher, classId);
      if (!found.ok) return found;
      if (found.value.isArchived) return archived;
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + classExportHours * hour);
      const wanted = { classId: found.value.id, accountId: teacher.id, kind };
      const { row, isNew } = await store.beginExport(tx, wanted, { now, expiresAt });
      if (isNew) await jobs.enqueue(tx, "make-class-export", { exportId: row.id });
      return ok(view(row, found.value));
    });
    if (begun.ok) jobs.hurry("make-class-export");
    return begun;
  }

  async function read(teacher: Teacher, exportId: string): Promise<Result<ClassExport>> {
    const found = await find(teacher, exportId);
    return found.ok ? ok(view(found.value.row, found.value.taught)) : found;
  }

  /** The file in portions, unpacked: no more of it is in memory. */
  async function open(teacher: Teacher, exportId: string) {
    const found = await find(teacher, exportId);
    if (!found.ok) return found;
    const { row, taught } = found.value;
    if (row.state === "FAILED") return failed;
    if (row.state !== "DONE") return notYet;
    const packed = await store.readFile(db, row.id);
    if (packed === undefined) return unknownExport;
    return ok({ name: fileNameOf(row.kind, taught.name), type: types[row.kind], ...packed });
  }

  /** What somebody asked for themselves, of a class that they teach. */
  async function find(
    teacher: Teacher,
    exportId: string,
  ): Promise<Result<{ row: store.ExportRow; taught: TaughtClass }>> {
    const id = asUuid(exportId);
    const row = id === null ? undefined : await store.findExport(db, id, clock.now());
    if (row === undefined || row.accountId !== teacher.id) return unknownExport;
    const taught = await classes.findTaught(db, teacher, row.classId);
    if (!taught.ok) return unknownExport;
    return taught.value.isArchived ? archived : ok({ row, taught: taught.value });
  }

  return { begin, read, open };
}

/** A packed file as it is sent. */
export async function* portionsOf({ file, studentIds }: { file: Buffer; studentIds: string[] }) {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  let shows = studentIds;
  for await (const bytes of Readable.from([file]).pipe(createGunzip())) {
    yield { text: decoder.decode(bytes as Buffer, { stream: true }), shows };
    shows = [];
  }
  yield { text: decoder.decode(), shows };
}

const view = (row: store.ExportRow, taught: TaughtClass): ClassExport => ({
  id: row.id,
  classId: row.classId,
  kind: row.kind,
  state: row.state,
  progress:
    row.state === "DONE" ? 100 : row.total === 0 ? 0 : Math.floor((100 * row.done) / row.total),
  fileName: row.state === "DONE" ? fileNameOf(row.kind, taught.name) : null,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});

const types: Record<ClassExportKind, string> = {
  STUDENTS_CSV: "text/csv",
  GRADEBOOK_CSV: "text/csv",
  XAPI_JSONL: "application/x-ndjson",
};

const beginnings: Record<ClassExportKind, readonly [start: string, end: string]> = {
  STUDENTS_CSV: ["students", "csv"],
  GRADEBOOK_CSV: ["gradebook", "csv"],
  XAPI_JSONL: ["xapi", "jsonl"],
};

/** In plain letters, as a header takes it: `students-b1-evening.csv`. */
function fileNameOf(kind: ClassExportKind, className: string): string {
  const [start, end] = beginnings[kind];
  const plain = className
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return `${start}-${plain || "class"}.${end}`;
}

const archived = refuse(
  "conflict",
  "This class is archived. Open it again to see how its students get on.",
);
const unknownExport = refuse(
  "not-found",
  `There is no such file. Files are kept for ${classExportHours} hours. Make it again.`,
);
const notYet = refuse("conflict", "This file is still being made. Wait a moment.");
const failed = refuse("conflict", "This file could not be made. Please make it again.");
