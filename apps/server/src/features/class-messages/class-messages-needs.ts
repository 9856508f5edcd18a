import type { AgeBand, MessageRule, Report, Role } from "@saywell/contract";
import type { HelpPlace } from "@saywell/moderation";
import type { Db, Rows, Tx } from "../../db/database";
import type { Result } from "../../refusal";

/** Who reads or writes. */
export interface Person {
  id: string;
  role: Role;
  ageBand: AgeBand;
  timeZone: string;
}

/** What messages need of the classes. */
export interface Classes {
  /** The class, for who teaches it; else a refusal that says no more than that there is none. */
  findTaught: (
    from: Db | Tx,
    teacher: { id: string; role: Role },
    classId: string,
  ) => Promise<Result<{ id: string; isArchived: boolean; messages: MessageRule }>>;
  /** The classes that somebody is a student of, and that are not archived. */
  joinedBy: (from: Db | Tx, accountId: string) => Promise<{ id: string; messages: MessageRule }[]>;
  /** The classes that somebody teaches, and that are not archived. */
  listTaught: (from: Db | Tx, accountId: string) => Promise<{ id: string }[]>;
  /** Whose a class is first, then who else teaches it. */
  teachersOf: (from: Db | Tx, classId: string) => Promise<{ id: string }[]>;
  /** Who is a student in which of these classes. */
  studentsIn: (
    from: Db | Tx,
    classIds: readonly string[],
  ) => Promise<{ classId: string; accountId: string }[]>;
  /** Holds back others who would change this class until the transaction ends. */
  lockClass: (tx: Tx, classId: string) => Promise<unknown>;
}

/** What messages need of the accounts. */
export interface Accounts {
  cards: (db: Db | Tx) => Rows<{ id: string; age_band: AgeBand }>;
  findCard: (
    from: Db | Tx,
    accountId: string,
  ) => Promise<{ id: string; age_band: AgeBand } | undefined>;
}

/** What these accounts are called. */
export type NamesOf = (
  from: Db | Tx,
  accountIds: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

/** What is assigned in a class, drafts too. */
export type WorkOf = (
  from: Db | Tx,
  classId: string,
) => Promise<
  { id: string; title: string; isDraft: boolean; recipients: readonly string[] | null }[]
>;

/** Puts what the filter found before the staff. */
export type RaiseAlert = (
  tx: Tx,
  alert: {
    accountId: string;
    roomId: null;
    messageId: string | null;
    saidTo: "CLASS";
    content: string;
    reasons: readonly string[];
    context: { userId: string; userName: string; content: string }[];
    now: Date;
  },
) => Promise<void>;

/** Mutes and bans in force. */
export type SanctionsOf = (
  from: Db | Tx,
  accountIds: readonly string[],
  now: Date,
) => Promise<
  ReadonlyMap<
    string,
    readonly {
      kind: "MUTE" | "BAN";
      roomId: string | null;
      endsAt: Date | null;
      reason: string;
    }[]
  >
>;

export type HelpPlaceOf = (timeZone: string | undefined) => HelpPlace;
export type Context = Report["context"];
