import type { Report } from "@saywell/contract";
import type { Clock } from "../../../adapters/clock";
import type { Db, Tx } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";
import { asUuid } from "../../../db/uuid";
import { ok, refuse, type Result } from "../../../refusal";
import type { CaseAccounts } from "../case-accounts.store";
import { viewReport } from "./report-view";
import * as store from "./reports.store";

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

interface Deps {
  db: Db;
  clock: Clock;
  accounts: CaseAccounts;
  reports: store.ReportsStore;
  rooms: ReportedRooms;
}

interface Wish {
  messageId?: string | undefined;
  userId?: string | undefined;
  reason: Report["reason"];
  note: string;
}

export type ReportsService = ReturnType<typeof createReportsService>;

/** How many messages before the reported one are kept with it. */
const contextLength = 5;
const longestQueue = 200;

/** What people tell the teachers, and the queue where teachers find it. */
export function createReportsService({ db, clock, accounts, reports, rooms }: Deps) {
  async function report(reporter: { id: string }, wish: Wish): Promise<Result<{ id: string }>> {
    return await inTransaction(db, async (tx) => {
      // Two reports of one person are taken one after the other, so that the second sees the first.
      if ((await accounts.lock(tx, reporter.id)) === undefined) return unknownPerson;
      return wish.messageId === undefined
        ? await reportPerson(tx, reporter, wish)
        : await reportMessage(tx, reporter, { ...wish, messageId: wish.messageId });
    });
  }

  async function reportMessage(
    tx: Tx,
    reporter: { id: string },
    { messageId, userId, reason, note }: Wish & { messageId: string },
  ): Promise<Result<{ id: string }>> {
    const wanted = asUuid(messageId);
    const message = wanted === null ? undefined : await rooms.messages.find(tx, wanted);
    if (message === undefined) return unknownMessage;
    if (!(await rooms.mayRead(tx, reporter, message.roomId))) return unknownMessage;
    if (userId !== undefined && asUuid(userId) !== message.accountId) return unknownMessage;
    if (message.accountId === reporter.id) {
      return refuse("forbidden", "You cannot report your own message.");
    }
    const { roomId, seq } = message;
    const id = await store.insertReport(tx, {
      source: "PERSON",
      reason,
      note,
      reporterId: reporter.id,
      aboutId: message.accountId,
      roomId: await rooms.keep(tx, roomId),
      messageId: message.id,
      content: message.content,
      messageAt: message.createdAt,
      context: await rooms.messages.listBefore(tx, { roomId, seq, limit: contextLength }),
      createdAt: clock.now(),
    });
    return id === undefined
      ? refuse("conflict", "You have already reported this message. A teacher will look at it.")
      : ok({ id });
  }

  async function reportPerson(
    tx: Tx,
    reporter: { id: string },
    { userId, reason, note }: Wish,
  ): Promise<Result<{ id: string }>> {
    const aboutId = userId === undefined ? null : asUuid(userId);
    if (aboutId === null) return unknownPerson;
    if (aboutId === reporter.id) return refuse("forbidden", "You cannot report yourself.");
    if ((await accounts.find(tx, aboutId)) === undefined) return unknownPerson;
    if (await store.hasOpenReportAbout(tx, reporter.id, aboutId)) {
      return refuse(
        "conflict",
        "You have already reported this person. A teacher will look at it.",
      );
    }
    const id = await store.insertReport(tx, {
      source: "PERSON",
      reason,
      note,
      reporterId: reporter.id,
      aboutId,
      roomId: null,
      messageId: null,
      content: null,
      messageAt: null,
      context: [],
      createdAt: clock.now(),
    });
    return ok({ id: id! });
  }

  async function list(
    caller: { id: string },
    state: Report["state"] | undefined,
  ): Promise<Result<Report[]>> {
    const onlyDemo = await accounts.isOfDemo(db, caller.id);
    const rows = await reports.list(db, { state, onlyDemo, limit: longestQueue });
    return ok(rows.map(viewReport));
  }

  return { report, list };
}

const unknownMessage = refuse("not-found", "There is no such message.");
const unknownPerson = refuse("not-found", "There is no such person.");
