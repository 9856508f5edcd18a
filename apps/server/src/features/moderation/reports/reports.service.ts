import type { Report, Role } from "@saywell/contract";
import { type AgeBand, helpNote, isSafeguarding } from "@saywell/moderation";
import type { Clock } from "../../../adapters/clock";
import type { Db, Tx } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";
import { asUuid } from "../../../db/uuid";
import type { HelpPlaceOf } from "../../../help-place";
import type { Jobs } from "../../../jobs";
import { ok, refuse, type Result } from "../../../refusal";
import type { CaseAccounts } from "../case-accounts.store";
import type { IsProved } from "../is-proved.store";
import { noteStaff } from "../alerts/alert-staff";
import * as store from "./new-reports.store";

/** As much of the rooms as reports need. */
export interface ReportedRooms {
  /** A room that is there stays until the transaction ends; null for one that was closed. */
  keep: (tx: Tx, roomId: string) => Promise<string | null>;
  messages: {
    /** A message that is shown in a room. */
    find: (
      db: Db | Tx,
      messageId: string,
    ) => Promise<
      | {
          id: string;
          seq: number;
          roomId: string;
          accountId: string;
          content: string;
          createdAt: Date;
        }
      | undefined
    >;
    /** The last messages before a number; oldest first. */
    listBefore: (
      db: Db | Tx,
      before: { roomId: string; seq: number | null; limit: number },
    ) => Promise<Report["context"]>;
  };
  /** Whether somebody may read what is said in a room. */
  mayRead: (tx: Tx, account: { id: string }, roomId: string) => Promise<boolean>;
}

/** As much of the messages of classes as reports need. */
export interface ReportedClassMessages {
  /** A message that somebody may read, with what stands before it. */
  find: (
    tx: Tx,
    reader: { id: string; role: Role },
    messageId: string,
  ) => Promise<
    | {
        id: string;
        accountId: string;
        content: string;
        createdAt: Date;
        context: Report["context"];
      }
    | undefined
  >;
}

interface Deps {
  db: Db;
  clock: Clock;
  jobs: Pick<Jobs, "enqueue">;
  accounts: CaseAccounts;
  isProved: IsProved;
  rooms: ReportedRooms;
  classMessages: ReportedClassMessages;
  helpPlaceOf: HelpPlaceOf;
}

interface Caller {
  id: string;
  role: Role;
  timeZone: string;
  ageBand: AgeBand;
}

interface Reporter extends Caller {
  isFromUnproved: boolean;
}

type Reported = Result<{ id: string; help: string | null }>;

interface Wish {
  messageId?: string | undefined;
  userId?: string | undefined;
  reason: Report["reason"];
  note: string;
}

export type ReportsService = ReturnType<typeof createReportsService>;

/** How many messages before the reported one are kept with it. */
const contextLength = 5;
/** So many open reports of one reporter about one person tell a teacher enough. */
const mostOpenOfOne = 10;

/** What people tell the teachers. */
export function createReportsService(deps: Deps) {
  const { db, clock, jobs, accounts, isProved, rooms, classMessages, helpPlaceOf } = deps;

  async function report(caller: Caller, wish: Wish): Promise<Reported> {
    return await inTransaction(db, async (tx) => {
      // Two reports of one person are taken one after the other, so that the second sees the first.
      if ((await accounts.lock(tx, caller.id)) === undefined) return unknownPerson;
      const isFromUnproved = (await isProved(tx, caller.id)) !== true;
      const { id, role, timeZone, ageBand } = caller;
      const reporter = { id, role, timeZone, ageBand, isFromUnproved };
      return wish.messageId === undefined
        ? await reportPerson(tx, reporter, wish)
        : await reportMessage(tx, reporter, { ...wish, messageId: wish.messageId });
    });
  }

  async function reportMessage(
    tx: Tx,
    reporter: Reporter,
    { messageId, userId, reason, note }: Wish & { messageId: string },
  ): Promise<Reported> {
    const wanted = asUuid(messageId);
    const message = wanted === null ? undefined : await rooms.messages.find(tx, wanted);
    if (message === undefined) {
      return wanted === null
        ? unknownMessage
        : await reportClassMessage(tx, reporter, { messageId: wanted, userId, reason, note });
    }
    if (!(await rooms.mayRead(tx, reporter, message.roomId))) return unknownMessage;
    if (userId !== undefined && asUuid(userId) !== message.accountId) return unknownMessage;
    if (message.accountId === reporter.id) {
      return refuse("forbidden", "You cannot report your own message.");
    }
    const { roomId, seq, accountId: aboutId } = message;
    if ((await store.countOpenOf(tx, reporter.id, aboutId)).all >= mostOpenOfOne) return enough;
    return await keep(tx, reporter, {
      reason,
      note,
      aboutId,
      roomId: await rooms.keep(tx, roomId),
      messageId: message.id,
      content: message.content,
      messageAt: message.createdAt,
      saidTo: null,
      context: await rooms.messages.listBefore(tx, { roomId, seq, limit: contextLength }),
    });
  }

  async function reportClassMessage(
    tx: Tx,
    reporter: Reporter,
    { messageId, userId, reason, note }: Wish & { messageId: string },
  ): Promise<Reported> {
    const message = await classMessages.find(tx, reporter, messageId);
    if (message === undefined) return unknownMessage;
    const { accountId: aboutId, content, createdAt: messageAt, context } = message;
    if (userId !== undefined && asUuid(userId) !== aboutId) return unknownMessage;
    if (aboutId === reporter.id) {
      return refuse("forbidden", "You cannot report your own message.");
    }
    if ((await store.countOpenOf(tx, reporter.id, aboutId)).all >= mostOpenOfOne) return enough;
    const said = { messageId, content, messageAt, context, saidTo: "CLASS" } as const;
    return await keep(tx, reporter, { reason, note, aboutId, roomId: null, ...said });
  }

  async function reportPerson(
    tx: Tx,
    reporter: Reporter,
    { userId, reason, note }: Wish,
  ): Promise<Reported> {
    const aboutId = userId === undefined ? null : asUuid(userId);
    if (aboutId === null) return unknownPerson;
    if (aboutId === reporter.id) return refuse("forbidden", "You cannot report yourself.");
    if ((await accounts.find(tx, aboutId)) === undefined) return unknownPerson;
    const open = await store.countOpenOf(tx, reporter.id, aboutId);
    if (open.aboutPerson > 0) {
      return refuse("conflict", "You have already reported this person. Your report is open.");
    }
    if (open.all >= mostOpenOfOne) return enough;
    return await keep(tx, reporter, {
      reason,
      note,
      aboutId,
      roomId: null,
      messageId: null,
      content: null,
      messageAt: null,
      saidTo: null,
      context: [],
    });
  }

  async function keep(
    tx: Tx,
    { id: reporterId, timeZone, ageBand, isFromUnproved }: Reporter,
    what: Pick<
      store.NewReport,
      | "reason"
      | "note"
      | "aboutId"
      | "roomId"
      | "messageId"
      | "content"
      | "messageAt"
      | "context"
      | "saidTo"
    >,
  ): Promise<Reported> {
    const isDanger = isSafeguarding({ ...what, reporterAge: ageBand });
    const id = await store.insertReport(tx, {
      ...what,
      source: "PERSON",
      isSafeguarding: isDanger,
      isFromUnproved,
      reporterId,
      createdAt: clock.now(),
    });
    if (id === undefined) {
      return refuse("conflict", "You have already reported this message. Your report is open.");
    }
    await noteStaff({ jobs }, tx, { reportId: id, isSafeguarding: isDanger });
    return ok({ id, help: isDanger ? helpNote(helpPlaceOf(timeZone)) : null });
  }

  return { report };
}

const enough = refuse(
  "conflict",
  "You have reported this person several times. Your reports are open.",
);
const unknownMessage = refuse("not-found", "There is no such message.");
const unknownPerson = refuse("not-found", "There is no such person.");
