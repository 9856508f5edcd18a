import { createMailServer } from "../../adapters/mail-server";
import type { RecordAudit } from "../../audit-log";
import type { Tx } from "../../db/database";
import type { Core, Module } from "../../module";
import { createDelivery } from "./delivery.service";
import type { Letter } from "./letter";
import { mailRoutes } from "./mail.routes";
import { insertMails } from "./mail.store";
import { createOutboxService } from "./outbox.service";
import { renderLetter } from "./render-letter";
import { siteAddress } from "./site-address";

export type { Letter } from "./letter";

export interface MailExports {
  /**
   * Writes a mail in the caller's transaction; a job sends it. `accountId` is whose mail it is, who
   * reads in an export that it was sent, and with whom it goes: the holder of the address, or null
   * where the reader has no account, or where the mail must go out though the account does not stay.
   */
  send: (tx: Tx, mail: OwnMail) => Promise<void>;
  /** The same for several mails, with one statement. A few hundred at most. */
  sendAll: (tx: Tx, mails: readonly OwnMail[]) => Promise<void>;
}

interface OwnMail {
  to: string;
  accountId: string | null;
  letter: Letter;
}

interface Needs {
  record: RecordAudit;
  /** The school in whose name mails are written. */
  settings: () => { name: string; contact: string };
}

/** What the school writes to people's own addresses. */
export function mailModule(core: Core, { record, settings }: Needs): Module<MailExports> {
  const { config, db, clock, jobs } = core;
  const server = config.mail === undefined ? null : createMailServer(config.mail);
  const origin = siteAddress(config);
  const delivery = createDelivery({
    ...core,
    server,
    fromName: () => settings().name,
  });
  const outbox = createOutboxService({ db, clock, jobs, record, hasServer: server !== null });
  jobs.handle("send-mail", delivery.deliver);
  jobs.handle("tidy-outbox", outbox.tidy);

  async function sendAll(tx: Tx, mails: readonly OwnMail[]): Promise<void> {
    if (mails.length === 0) return;
    const state = server === null ? "NOT_SENT" : "WAITING";
    const sender = { ...settings(), origin };
    const now = clock.now();
    const written = mails.map(({ to, accountId, letter }) => {
      const { kind } = letter;
      return { to, accountId, kind, ...renderLetter(letter, sender), state, now } as const;
    });
    const ids = await insertMails(tx, written);
    if (state === "NOT_SENT") return;
    if (ids.length === 1) {
      const [mailId] = ids;
      await jobs.enqueue(tx, "send-mail", { mailId: mailId!, attempt: 0 }, { key: mailId! });
    } else {
      const waiting = ids.map((mailId) => ({ mailId, attempt: 0 }));
      await jobs.enqueueAll(tx, "send-mail", waiting);
    }
  }

  return {
    routes: (app) => mailRoutes(app, outbox),
    exports: {
      send: (tx, mail) => sendAll(tx, [mail]),
      sendAll,
    },
  };
}
