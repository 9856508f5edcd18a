import type { AuditEntry } from "@saywell/contract";
import type { Db, Tx } from "../../db/database";
import { type AuditNames, type AuditWish, listEntries } from "./audit.store";

/** Reads the audit log, as admins and moderation each may see it. */
export type ReadAudit = (db: Db | Tx, names: AuditNames, wish: AuditWish) => Promise<AuditEntry[]>;

export const readAudit: ReadAudit = async (db, names, wish) =>
  (await listEntries(db, names, wish)).map((row) => ({
    id: String(row.id),
    at: row.at.toISOString(),
    actor: row.actorId === null ? null : { id: row.actorId, name: row.actorName! },
    action: row.action,
    about: row.aboutId === null ? null : { id: row.aboutId, name: row.aboutName! },
    details: row.details as AuditEntry["details"],
  }));
