import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { ClassExportKind } from "@saywell/contract/constants";
import { errorFacts } from "../../observability/log";
import type { ClassExportsDeps, Member } from "./class-exports-needs";
import * as store from "./class-exports.store";
import { gradebookFile } from "./gradebook-file";
import type { MakePieces } from "./pieces";
import { statementsFile } from "./statements-file";
import { studentsFile } from "./students-file";

const pack = promisify(gzip);

const kinds: Record<ClassExportKind, MakePieces> = {
  STUDENTS_CSV: studentsFile,
  GRADEBOOK_CSV: gradebookFile,
  XAPI_JSONL: statementsFile,
};

/** Students of one piece: after each a teacher sees how far it is, and others get their turn. */
const atOnce = 25;

/**
 * Makes the file that somebody asked for. Made twice it is the same: whoever begins, begins anew.
 *
 * @param stopped when the process ends, another makes it
 */
export function createMakeExport(deps: ClassExportsDeps) {
  const { db, clock, log, classes, findCard, namesOf, figuresOf } = deps;

  const add = async (id: string, text: string, done: number): Promise<boolean> =>
    await store.addPiece(db, { id, piece: await pack(text), done });

  async function byName(members: readonly Member[]): Promise<Member[]> {
    const names = await namesOf(
      db,
      members.map(({ accountId }) => accountId),
    );
    const nameOf = ({ accountId }: Member): string => names.get(accountId) ?? "";
    return members.toSorted(
      (one, other) =>
        alphabet.compare(nameOf(one), nameOf(other)) || (one.accountId < other.accountId ? -1 : 1),
    );
  }

  return async function makeExport(exportId: string, stopped: AbortSignal): Promise<void> {
    const row = await store.findExport(db, exportId, clock.now());
    if (row === undefined) return;
    try {
      const teacher = await findCard(db, row.accountId);
      const taught = teacher && (await classes.findTaught(db, teacher, row.classId));
      if (taught?.ok !== true || taught.value.isArchived) {
        return await store.endExport(db, row.id, "FAILED");
      }
      const members = await byName(await classes.studentsIn(db, [row.classId]));
      const ids = members.map(({ accountId }) => accountId);
      if (!(await store.startExport(db, row.id, ids))) return;
      const { head, piece } = await kinds[row.kind](deps, taught.value);
      if (!(await add(row.id, head, 0))) return;
      for (let at = 0; at < members.length; at += atOnce) {
        stopped.throwIfAborted();
        const some = members.slice(at, at + atOnce);
        const text = await piece(await figuresOf(taught.value, some));
        if (!(await add(row.id, text, at + some.length))) return;
      }
      await store.endExport(db, row.id, "DONE");
    } catch (error) {
      if (stopped.aborted) throw error;
      log({ level: "error", event: "class-export-failed", kind: row.kind, ...errorFacts(error) });
      await store.endExport(db, row.id, "FAILED");
    }
  };
}

const alphabet = new Intl.Collator("en", { sensitivity: "base", numeric: true });
