import type { Role } from "@saywell/contract";
import type { Clock } from "../../adapters/clock";
import type { RecordAudit } from "../../audit-log";
import type { Db, Rows, Tx } from "../../db/database";
import type { Events } from "../../events";

/** As much of somebody as decides whether they may be in a class, or teach one. */
export interface ClassPerson {
  id: string;
  shown_name: string;
  role: Role;
  is_bot: boolean;
  is_demo: boolean;
  is_visitor: boolean;
  is_registered: boolean;
  is_suspended: boolean;
}

/** What is needed of the accounts. */
export interface ClassAccounts {
  /** As others read them. */
  cards: (db: Db | Tx) => Rows<{ id: string; shown_name: string }>;
  /** As the school's staff read them. */
  staffCards: (db: Db | Tx) => Rows<{ id: string; shown_name: string }>;
  findCard: (db: Db | Tx, accountId: string) => Promise<ClassPerson | undefined>;
  /** Holds back others who would change this account until the transaction ends. */
  lock: (tx: Tx, accountId: string) => Promise<ClassPerson | undefined>;
}

/** What every part of the classes stands on. */
export interface ClassDeps {
  db: Db;
  clock: Clock;
  events: Pick<Events, "publish">;
  record: RecordAudit;
  accounts: ClassAccounts;
  /** Whether people of every age may read this. */
  isFitForAll: (text: string) => boolean;
}
