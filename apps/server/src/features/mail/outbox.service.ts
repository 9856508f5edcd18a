import type {
  MailKind,
  CallByName,
  CallInput,
  CallReply,
  HiddenLink,
  OutboxMail,
} from "@saywell/contract";
import type { Clock } from "../../adapters/clock";
import type { RecordAudit } from "../../audit-log";
import type { Db, Tx } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import { asUuid } from "../../db/uuid";
import type { Jobs } from "../../jobs";
import { pageOf, placeOf, rowsFor } from "../../pages";
import { ok, refuse, type Result } from "../../refusal";
import { hideLinks, holdsSecret } from "./hidden-links";
import * as store from "./outbox.store";

/** Whether a link that was mailed so opens an account of the staff. */
export type OpensStaff = (
  from: Db | Tx,
  mailed: { accountId: string | null; address: string | null },
) => Promise<boolean>;

interface Deps {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  record: RecordAudit;
  hasServer: boolean;
  opensStaff: OpensStaff;
}

type ListWish = CallInput<CallByName<"GET /api/admin/mails">>["query"];
type Page = CallReply<CallByName<"GET /api/admin/mails">>;
type WholeMail = CallReply<CallByName<"GET /api/admin/mails/{id}">>;

export type OutboxService = ReturnType<typeof createOutboxService>;

const gone = refuse("not-found", "There is no such mail. Mails go after 30 days.");

/** Every mail of the last weeks, for admins: what became of it, and another try. */
export function createOutboxService(deps: Deps) {
  const { db, clock, jobs, record, hasServer, opensStaff } = deps;

  async function list(wish: ListWish): Promise<Result<Page>> {
    const after = placeOf(wish, ["number"]);
    if (!after.ok) return after;
    const rows = await store.listMails(db, {
      ...wish,
      before: after.value === null ? undefined : Number(after.value[0]),
      limit: rowsFor(wish),
    });
    const page = pageOf(rows, wish, ({ seq }) => [String(seq)]);
    return ok({
      mailServer: hasServer ? "set" : "none",
      mails: page.rows.map(viewOf),
      next: page.next,
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
        aboutId: mail.accountId ?? mail.aboutId,
        details: { mailId, kind: mail.kind },
      });
      const { text, html } = mail;
      if (text === null || html === null) {
        return ok({ ...viewOf(mail), body: null, hiddenLink: null });
      }
      const why = await whyHidden(tx, mail, text);
      const body =
        why === null ? { text, html } : { text: hideLinks(text, why), html: hideLinks(html, why) };
      return ok({ ...viewOf(mail), body, hiddenLink: why });
    });
  }

  /**
   * Whoever reads a link may act by it. A mail server carries it to its reader; without one an admin
   * has to hand it over, but never one by which an account of the staff can be taken.
   */
  async function whyHidden(
    tx: Tx,
    { to, accountId, kind }: store.MailRow,
    text: string,
  ): Promise<HiddenLink | null> {
    if (!holdsSecret(text)) return null;
    if (hasServer) return "SENT";
    // Somebody who has the address already may be invited to more than they are, and whoever reads a
    // link to a new password may choose among the accounts of the address.
    const address = opensByAddress.has(kind) ? to : null;
    return (await opensStaff(tx, { accountId, address })) ? "STAFF" : null;
  }

  async function sendAgain(adminId: string, id: string): Promise<Result<OutboxMail>> {
    const mailId = asUuid(id);
    if (mailId === null) return gone;
    if (!hasServer) {
      return refuse("conflict", "No mail server is set, so this mail cannot be sent.");
    }
    return await inTransaction(db, async (tx) => {
      const state = await store.lockState(tx, mailId);
      if (state === undefined) return gone;
      const isExpected =
        state === "WAITING" && (await jobs.expected(tx, "send-mail", "mailId", [mailId])).size > 0;
      if (state === "SENT" || isExpected) {
        return refuse("conflict", "This mail is sent already, or is waiting to be sent.");
      }
      const mail = await store.markWaiting(tx, mailId);
      await record(tx, {
        at: clock.now(),
        actorId: adminId,
        action: "mail-sent-again",
        aboutId: mail.accountId ?? mail.aboutId,
        details: { mailId, kind: mail.kind },
      });
      // Nor is it sent a second time by one that failed, when another admin has that done again.
      await jobs.drop(tx, "send-mail", "mailId", mailId);
      await jobs.enqueue(tx, "send-mail", { mailId, attempt: 0 }, { key: mailId });
      return ok(viewOf(mail));
    });
  }

  /** What is done with all mails from before there was a mail server; on record where there are any. */
  async function withUnsent(
    adminId: string,
    action: "unsent-mails-sent" | "unsent-mails-deleted",
    work: (tx: Tx) => Promise<number>,
  ): Promise<Result<{ mails: number }>> {
    if (!hasServer) {
      return refuse(
        "conflict",
        "No mail server is set: these mails are all that there is of them.",
      );
    }
    return await inTransaction(db, async (tx) => {
      const mails = await work(tx);
      const entry = {
        at: clock.now(),
        actorId: adminId,
        action,
        aboutId: null,
        details: { mails },
      };
      if (mails > 0) await record(tx, entry);
      return ok({ mails });
    });
  }

  const sendUnsent = (adminId: string) =>
    withUnsent(adminId, "unsent-mails-sent", async (tx) => {
      const ids = await store.markUnsentWaiting(tx);
      const mails = ids.map((mailId) => ({ mailId, attempt: 0 }));
      await jobs.enqueueAll(tx, "send-mail", mails);
      return ids.length;
    });

  const deleteUnsent = (adminId: string) =>
    withUnsent(adminId, "unsent-mails-deleted", store.deleteUnsent);

  return { list, read, sendAgain, sendUnsent, deleteUnsent };
}

/** Mails with a link for whoever has the address, whichever of its accounts that is. */
const opensByAddress: ReadonlySet<string> = new Set<MailKind>([
  "invitation",
  "reset-password",
  "log-ins-slowed",
]);

const viewOf = (row: store.MailRow): OutboxMail => ({
  id: row.id,
  to: row.to,
  accountId: row.accountId,
  aboutId: row.aboutId,
  kind: row.kind,
  subject: row.subject,
  state: row.state,
  attempts: row.attempts,
  nextTryAt: row.nextTryAt?.toISOString() ?? null,
  lastError: row.lastError,
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
});
