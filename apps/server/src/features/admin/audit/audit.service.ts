import type { AuditAction, AuditEntry, CallByName, CallInput } from "@saywell/contract";
import {
  auditWords,
  childDataRead,
  lookWords,
  mostExportedEntries,
} from "@saywell/contract/constants";
import { stringify } from "csv-stringify/sync";
import type { Db } from "../../../db/database";
import { asUuid } from "../../../db/uuid";
import { ok } from "../../../refusal";
import { pageOf, placeOf, rowsFor } from "../../../pages";
import type { People } from "../admin-needs";
import { entriesOf, type EntriesWish, type ReadAudit } from "./audit-people.store";

type ListWish = CallInput<CallByName<"GET /api/admin/audit">>["query"];
type ExportWish = CallInput<CallByName<"GET /api/admin/audit/export">>["query"];

interface Deps {
  db: Db;
  people: People;
  readAudit: ReadAudit;
}

type Wanted = Omit<EntriesWish, "before" | "limit">;

export type AuditService = ReturnType<typeof createAuditService>;

/** Rows of a file that are read, and sent, at once: no more of it is in memory. */
const portion = 500;

/** Everything that somebody may have to answer for. */
export function createAuditService({ db, people, readAudit }: Deps) {
  async function list(wish: ListWish) {
    const after = placeOf(wish, ["number"]);
    if (!after.ok) return after;
    const wanted = wantedBy(wish);
    if (wanted === null) return ok({ entries: [], next: null }, []);
    const before = after.value === null ? undefined : Number(after.value[0]);
    const entries = await readAudit(db, people, { ...wanted, before, limit: rowsFor(wish) });
    const page = pageOf(entries, wish, ({ id }) => [id]);
    return ok({ entries: [...page.rows], next: page.next }, page.rows.map(toldOf));
  }

  /** The lines of a CSV file, with whom each portion tells of. */
  async function* exportAll(wish: ExportWish) {
    const wanted = wantedBy(wish);
    // With the first entries: where they cannot be read, the call is refused and no file begins.
    let head = stringify([columns]);
    if (wanted === null) yield { text: head, shows: [] };
    let before: number | undefined;
    let left = wanted === null ? 0 : mostExportedEntries;
    while (left > 0) {
      const limit = Math.min(portion, left);
      const entries = await readAudit(db, people, { ...wanted, before, limit });
      const text = head + stringify(entries.map(line), { escape_formulas: true });
      yield { text, shows: entries.map(toldOf) };
      head = "";
      left = entries.length < limit ? 0 : left - entries.length;
      before = Number(entries.at(-1)?.id);
    }
  }

  /** What is asked for, as the log is read; null where it names nobody. */
  function wantedBy({ action, withoutLooks, from, until, ...wish }: ExportWish): Wanted | null {
    const actorId = wish.actorId === undefined ? undefined : asUuid(wish.actorId);
    const aboutId = wish.aboutId === undefined ? undefined : asUuid(wish.aboutId);
    if (actorId === null || aboutId === null) return null;
    const only = entriesOf(db, people, { who: wish.who, whom: wish.whom });
    return {
      actions: action === undefined ? undefined : [action],
      exceptAction: withoutLooks === undefined ? undefined : childDataRead,
      actorId,
      aboutId,
      from,
      until,
      ...(only !== undefined && { only }),
    };
  }

  return { list, exportAll };
}

/** Whom an entry tells something of. That somebody was looked at is about who looked. */
const toldOf = ({ action, about }: AuditEntry): string | null =>
  action === childDataRead || about === null ? null : about.id;

const columns = ["id", "at", "actor_id", "action", "about_id", "details", "in_words"];

/** With ids and without names: a file outlives the people in it. */
const line = ({ id, at, actor, action, about, details }: AuditEntry): string[] => [
  id,
  at,
  actor?.id ?? "",
  action,
  about?.id ?? "",
  JSON.stringify(details),
  inWords(action, details),
];

const inWords = (action: string, { what }: AuditEntry["details"]): string => {
  const words = auditWords[action as AuditAction] ?? "";
  return action === childDataRead && typeof what === "string"
    ? `${words}: ${lookWords(what)}`
    : words;
};
