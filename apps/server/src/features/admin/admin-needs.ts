import type { AgeBand, CefrLevel, Role } from "@saywell/contract";
import type { Clock } from "../../adapters/clock";
import type { RecordAudit } from "../../audit-log";
import type { Db, Rows, Tx } from "../../db/database";

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

/** As much of the accounts as admins see. */
export interface Person {
  id: string;
  name: string;
  shown_name: string;
  email: string | null;
  is_email_verified: boolean;
  role: Role;
  age_band: AgeBand;
  level: CefrLevel | null;
  time_zone: string;
  title: string | null;
  is_registered: boolean;
  is_demo: boolean;
  is_bot: boolean;
  suspended_at: Date | null;
  anonymised_at: Date | null;
  created_at: Date;
  last_seen_at: Date | null;
}
export type People = (db: Db | Tx) => Rows<Person>;

export type Classes = (
  db: Db | Tx,
) => Rows<{ id: string; name: string; teacher_id: string; created_at: Date }>;
export type Students = (
  db: Db | Tx,
) => Rows<{ class_id: string; account_id: string; joined_at: Date }>;
