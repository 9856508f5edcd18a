import type { Report } from "@saywell/contract";
import type { Clock } from "../../../adapters/clock";
import type { Db, Tx } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";
import { asUuid } from "../../../db/uuid";
import { ok, refuse, type Result } from "../../../refusal";
import { findPerson, isOfDemo, lockPerson } from "../people.store";
import { viewReport } from "./report-view";
import * as store from "./reports.store";

interface Deps {
  db: Db;
  clock: Clock;
  /** Whether somebody may read what is said in a room. */
  mayRead: (tx: Tx, account: { id: string }, roomId: string) => Promise<boolean>;
}

interface Wish {
  messageId?: string | undefined;
  userId?: string | undefined;
  reason: Report["reason"];
  note: string;
}

export type ReportsService = ReturnType<typeof createReportsService>;

/** How many messages before the reported one are kept with it. */
export const contextLength = 5;
const longestQueue = 200;

/** What people tell the teachers, and the queue where teachers find it. */
export function createReportsService({ db, clock, mayRead }: Deps) {
  async function report(reporter: { id: string }, wish: Wish): Promise<Result<{ id: string }>> {
    return await inTransaction(db, async (tx) => {
      // Two reports of one person are taken one after the other, so that the second sees the first.
      if (!(await lockPerson(tx, reporter.id))) return unknownPerson;
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
    const message = wanted === null ? undefined : await store.findMessage(tx, wanted);
    if (message === undefined) return unknownMessage;
    if (!(await mayRead(tx, reporter, message.roomId))) return unknownMessage;
    if (userId !== undefined && asUuid(userId) !== message.accountId) return unknownMessage;
    if (message.accountId === reporter.id) {
      return refuse("forbidden", "You cannot report your own message.");
    }
    const id = await store.insertReport(tx, {
      source: "PERSON",
      reason,
      note,
      reporterId: reporter.id,
      aboutId: message.accountId,
      roomId: message.roomId,
      messageId: message.id,
      content: message.content,
      messageAt: message.createdAt,
      context: await store.listBefore(tx, message.roomId, message.seq, contextLength),
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
    if ((await findPerson(tx, aboutId)) === undefined) return unknownPerson;
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
    const onlyDemo = await isOfDemo(db, caller.id);
    const rows = await store.listReports(db, { state, onlyDemo, limit: longestQueue });
    return ok(rows.map(viewReport));
  }

  return { report, list };
}

const unknownMessage = refuse("not-found", "There is no such message.");
const unknownPerson = refuse("not-found", "There is no such person.");
