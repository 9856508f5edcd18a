import type { AdminAuditEntry, CallByName, CallInput } from "@saywell/contract";
import { mostExportedEntries } from "@saywell/contract/constants";
import { stringify } from "csv-stringify/sync";
import type { Db } from "../../../db/database";
import { asUuid } from "../../../db/uuid";
import { ok, type Result } from "../../../refusal";
import { pageOf, placeOf, rowsFor } from "../pages";
import type { AuditStore, AuditWish } from "./audit.store";

type ListWish = CallInput<CallByName<"GET /api/admin/audit">>["query"];
type ExportWish = CallInput<CallByName<"GET /api/admin/audit/export">>["query"];

export type AuditService = ReturnType<typeof createAuditService>;

/** Rows of a file that are read and written at once: other calls come in between. */
const portion = 500;

/** Everything that somebody may have to answer for. */
export function createAuditService({ db, store }: { db: Db; store: AuditStore }) {
  async function list(wish: ListWish) {
    const after = placeOf(wish, ["number"]);
    if (!after.ok) return after;
    const wanted = ofPeople(wish);
    if (wanted === null) return ok({ entries: [], next: null });
    const before = after.value === null ? {} : { before: Number(after.value[0]) };
    const rows = await store.list(db, wanted, { ...before, limit: rowsFor(wish) });
    const page = pageOf(rows, wish, ({ id }) => [String(id)]);
    return ok({ entries: page.rows.map(view), next: page.next });
  }

  async function exportAll(wish: ExportWish): Promise<Result<File>> {
    const wanted = ofPeople(wish);
    const parts = [stringify([["id", "at", "actor_id", "action", "about_id", "details"]])];
    let before: number | undefined;
    let left = wanted === null ? 0 : mostExportedEntries;
    while (left > 0) {
      const limit = Math.min(portion, left);
      const page = { limit, ...(before === undefined ? {} : { before }) };
      const rows = await store.list(db, wanted!, page);
      parts.push(stringify(rows.map(line)));
      left = rows.length < limit ? 0 : left - rows.length;
      before = rows.at(-1)?.id;
    }
    return ok(new File(parts, "saywell-audit.csv", { type: "text/csv" }));
  }

  return { list, exportAll };
}

/** Null where what is asked for names nobody. */
function ofPeople(wish: AuditWish): AuditWish | null {
  const actorId = wish.actorId === undefined ? undefined : asUuid(wish.actorId);
  const aboutId = wish.aboutId === undefined ? undefined : asUuid(wish.aboutId);
  return actorId === null || aboutId === null ? null : { ...wish, actorId, aboutId };
}

type Row = Awaited<ReturnType<AuditStore["list"]>>[number];

const view = (row: Row) =>
  ({
    id: String(row.id),
    at: row.at.toISOString(),
    actor: row.actorId === null ? null : { id: row.actorId, name: row.actorName! },
    action: row.action,
    about: row.aboutId === null ? null : { id: row.aboutId, name: row.aboutName! },
    details: row.details as Record<string, unknown>,
  }) satisfies AdminAuditEntry;

/** Names are people's own words, so a table program could take one for a formula: ids stand here. */
const line = (row: Row): string[] => [
  String(row.id),
  row.at.toISOString(),
  row.actorId ?? "",
  row.action,
  row.aboutId ?? "",
  JSON.stringify(row.details),
];
