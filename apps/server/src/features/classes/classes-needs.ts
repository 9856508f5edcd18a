import type { Role } from "@saywell/contract";
import type { Clock } from "../../adapters/clock";
import type { RecordAudit } from "../../audit-log";
import type { Db, Rows, Tx } from "../../db/database";
import type { Events } from "../../events";
import type { StudentOf } from "./class-changes.store";

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
  /** Drops files of a class in which a student of it stands. */
  dropFilesAbout: (tx: Tx, student: StudentOf) => Promise<void>;
  /** Takes back what invites somebody, by their own address, into a class. */
  revokeInvitationsTo: (tx: Tx, student: StudentOf, now: Date) => Promise<void>;
  /** Whoever has a link of an invitation into a class by now, or a mail with it, has it in vain. */
  renewInvitations: (tx: Tx, classId: string) => Promise<void>;
}
