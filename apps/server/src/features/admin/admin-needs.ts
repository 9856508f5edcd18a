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

export type Classes = (
  db: Db | Tx,
) => Rows<{ id: string; name: string; teacher_id: string; created_at: Date }>;
export type Students = (
  db: Db | Tx,
) => Rows<{ class_id: string; account_id: string; joined_at: Date }>;
