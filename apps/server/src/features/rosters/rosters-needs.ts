import type { AgeBand, CefrLevel, JoinedClass, Role } from "@saywell/contract";
import type { Clock } from "../../adapters/clock";
import type { RecordAudit } from "../../audit-log";
import type { Db, Rows, Tx } from "../../db/database";
import type { Result } from "../../refusal";
import type { classInvitationLetter } from "./class-invitation-letter";

/** Who invites. */
export interface Teacher {
  id: string;
  role: Role;
}

/** Who is invited, or has an invitation. */
export interface Invited {
  id: string;
  role: Role;
  isGuest: boolean;
  isDemo?: boolean | undefined;
  ageBand: AgeBand;
  timeZone: string;
}

/** A class that somebody teaches. */
export interface TaughtClass {
  id: string;
  name: string;
  teacherId: string;
  isArchived: boolean;
}

/** A class into which somebody may come. */
export interface OpenClass {
  id: string;
  name: string;
  level: CefrLevel | null;
  teacherId: string;
  students: number;
}

/** What is needed of the classes. */
export interface Classes {
  /** The class, for who teaches it; else a refusal that says no more than that there is none. */
  findTaught: (from: Db | Tx, teacher: Teacher, classId: string) => Promise<Result<TaughtClass>>;
  lockClass: (tx: Tx, classId: string) => Promise<unknown>;
  /** When somebody was last taken out of a class, if they ever were. */
  takenOutAt: (
    from: Db | Tx,
    student: { classId: string; accountId: string },
  ) => Promise<Date | null>;
  studentsOf: (from: Db | Tx, classId: string) => Promise<{ id: string }[]>;
  /** Whether it is the demo school's. */
  isOfDemo: (from: Db | Tx, row: { teacherId: string }) => Promise<boolean>;
  /** None that is archived. */
  findOpen: (from: Db | Tx, classId: string) => Promise<OpenClass | undefined>;
  viewOpen: (from: Db | Tx, learner: { id: string }, row: OpenClass) => Promise<OpenClassView>;
  /** The rule by which somebody comes into a class, in a transaction that has locked it. */
  enter: (
    tx: Tx,
    entrant: Pick<Invited, "id" | "isGuest" | "isDemo">,
    row: OpenClass,
  ) => Promise<Result<true>>;
  viewJoined: (from: Db | Tx, learner: Invited, classId: string) => Promise<Result<JoinedClass>>;
}

interface OpenClassView {
  className: string;
  level: CefrLevel | null;
  teacherName: string;
  isMember: boolean;
  isDemo: boolean;
}

export type Profiles = (
  db: Db | Tx,
) => Rows<{ id: string; email: string | null; show_email: boolean; age_band: string }>;

export interface Mail {
  to: string;
  accountId: null;
  letter: ReturnType<typeof classInvitationLetter>;
}

/** What every part of the invitations stands on. */
export interface RosterDeps {
  db: Db;
  clock: Clock;
  record: RecordAudit;
  classes: Classes;
  accounts: {
    findCard: (
      db: Db | Tx,
      accountId: string,
    ) => Promise<{ shown_name: string; is_demo: boolean } | undefined>;
    /** Holds back others who would change this account until the transaction ends. */
    lock: (tx: Tx, accountId: string) => Promise<unknown>;
    profiles: Profiles;
  };
  /** What somebody is called, as others will read it, or why that cannot be. */
  readName: (typed: string, giver: "SCHOOL") => Result<string>;
  settings: () => { name: string };
  mail: {
    /** Whether mails leave the house. */
    hasServer: boolean;
    sendAll: (tx: Tx, mails: readonly Mail[]) => Promise<void>;
    listFailed: (
      db: Db | Tx,
      kind: "class-invitation",
      addresses: readonly string[],
    ) => Promise<{ to: string; at: Date; reason: string }[]>;
  };
}
