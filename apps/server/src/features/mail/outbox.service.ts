import type { CallByName, CallReply, MailState, OutboxMail } from "@saywell/contract";
import { adminPage, mailDays } from "@saywell/contract/constants";
import type { Clock } from "../../adapters/clock";
import type { RecordAudit } from "../../audit-log";
import type { Db } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import { asUuid } from "../../db/uuid";
import type { Jobs } from "../../jobs";
import { ok, refuse, type Result } from "../../refusal";
import * as store from "./outbox.store";

interface Deps {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  record: RecordAudit;
  hasServer: boolean;
}

type Page = CallReply<CallByName<"GET /api/admin/mails">>;
type WholeMail = CallReply<CallByName<"GET /api/admin/mails/{id}">>;

export type OutboxService = ReturnType<typeof createOutboxService>;

const day = 24 * 3600 * 1000;
const gone = refuse("not-found", "There is no such mail. Mails go after 30 days.");

/** Every mail of the last weeks, for admins: what became of it, and another try. */
export function createOutboxService({ db, clock, jobs, record, hasServer }: Deps) {
  async function list(wish: {
    state?: MailState | undefined;
    cursor?: string | undefined;
    limit?: number | undefined;
  }): Promise<Result<Page>> {
    const { state, cursor, limit = adminPage.usual } = wish;
    if (cursor !== undefined && !/^\d{1,15}$/.test(cursor)) {
      return refuse("invalid-input", "There is no such page. Please begin with the latest mails.");
    }
    const before = cursor === undefined ? undefined : Number(cursor);
    const rows = await store.listMails(db, { state, before, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    return ok({
      mailServer: hasServer ? "set" : "none",
      mails: shown.map(viewOf),
      next: rows.length > limit ? String(shown.at(-1)!.seq) : null,
    });
  }

  async function read(adminId: string, id: string): Promise<Result<WholeMail>> {
    const mailId = asUuid(id);
    if (mailId === null) return gone;
    return await inTransaction(db, async (tx) => {
      const mail = await store.findMail(tx, mailId);
      if (mail === undefined) return gone;
      await record(tx, {
        at: clock.now(),
        actorId: adminId,
        action: "mail-read",
        aboutId: mail.accountId,
        details: { mailId, kind: mail.kind },
      });
      const { text, html } = mail;
      return ok({
        ...viewOf(mail),
        body: text === null || html === null ? null : { text, html },
      });
    });
  }

  async function sendAgain(adminId: string, id: string): Promise<Result<OutboxMail>> {
    const mailId = asUuid(id);
    if (mailId === null) return gone;
    if (!hasServer) {
      return refuse("conflict", "No mail server is set, so this mail cannot be sent.");
    }
    return await inTransaction(db, async (tx) => {
      const mail = await store.sendAgain(tx, mailId);
      if (mail === undefined) {
        if ((await store.findMail(tx, mailId)) === undefined) return gone;
        return refuse("conflict", "This mail is sent already, or is waiting to be sent.");
      }
      await record(tx, {
        at: clock.now(),
        actorId: adminId,
        action: "mail-sent-again",
        aboutId: mail.accountId,
        details: { mailId, kind: mail.kind },
      });
      await jobs.enqueue(tx, "send-mail", { mailId, attempt: 0 }, { key: mailId });
      return ok(viewOf(mail));
    });
  }

  /** Mails are kept so that somebody can look what became of them, not for ever. */
  async function tidy(): Promise<void> {
    await store.deleteWrittenBefore(db, new Date(clock.now().getTime() - mailDays * day));
  }

  return { list, read, sendAgain, tidy };
}

const viewOf = (row: store.MailRow): OutboxMail => ({
  id: row.id,
  to: row.to,
  accountId: row.accountId,
  kind: row.kind,
  subject: row.subject,
  state: row.state,
  attempts: row.attempts,
  nextTryAt: row.nextTryAt?.toISOString() ?? null,
  lastError: row.lastError,
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
});
