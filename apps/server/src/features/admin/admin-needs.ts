import type { AuditAction, AuditEntry } from "@saywell/contract";
import type { RawBuilder } from "kysely";
import type { Clock } from "../../adapters/clock";
import type { RecordAudit } from "../../audit-log";
import type { Db, Rows, Tx } from "../../db/database";
import type { PersonRow } from "../../person-row";

/** Who does something. */
export interface Admin {
  id: string;
}

/** What every part of the administration stands on. */
export interface AdminDeps {
  db: Db;
  clock: Clock;
  record: RecordAudit;
}

export type People = (db: Db | Tx) => Rows<PersonRow>;

/** Reads the audit log, latest first, with the names that the reader may see. */
export type ReadAudit = (db: Db | Tx, names: People, wish: EntriesWish) => Promise<AuditEntry[]>;

export interface EntriesWish {
  actions?: readonly AuditAction[] | undefined;
  exceptAction?: AuditAction | undefined;
  actorId?: string | undefined;
  aboutId?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
  before?: number | undefined;
  limit: number;
  /** A condition about `entry`. */
  only?: RawBuilder<boolean>;
}

export type Classes = (
  db: Db | Tx,
) => Rows<{ id: string; name: string; teacher_id: string; created_at: Date }>;
export type Students = (
  db: Db | Tx,
) => Rows<{ class_id: string; account_id: string; joined_at: Date }>;
