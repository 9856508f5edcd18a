import { createMailServer } from "../../adapters/mail-server";
import type { RecordAudit } from "../../audit-log";
import type { Tx } from "../../db/database";
import type { Core, Module } from "../../module";
import { createDelivery } from "./delivery.service";
import type { Letter } from "./letter";
import { mailRoutes } from "./mail.routes";
import { insertMail } from "./mail.store";
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
  send: (tx: Tx, mail: { to: string; accountId: string | null; letter: Letter }) => Promise<void>;
}

interface Needs {
  record: RecordAudit;
  /** The school in whose name mails are written. May be asked for in a transaction. */
  settings: () => Promise<{ name: string; contact: string }>;
}

/** What the school writes to people's own addresses. */
export function mailModule(core: Core, { record, settings }: Needs): Module<MailExports> {
  const { config, db, clock, jobs } = core;
  const server = config.mail === undefined ? null : createMailServer(config.mail);
  const origin = siteAddress(config);
  const delivery = createDelivery({
    ...core,
    server,
    fromName: async () => (await settings()).name,
  });
  const outbox = createOutboxService({ db, clock, jobs, record, hasServer: server !== null });
  jobs.handle("send-mail", delivery.deliver);
  jobs.handle("tidy-outbox", outbox.tidy);

  return {
    routes: (app) => mailRoutes(app, outbox),
    exports: {
      async send(tx, { to, accountId, letter }) {
        const state = server === null ? "NOT_SENT" : "WAITING";
        const rendered = renderLetter(letter, { ...(await settings()), origin });
        const { kind } = letter;
        const mail = { to, accountId, kind, ...rendered, state, now: clock.now() } as const;
        const mailId = await insertMail(tx, mail);
        if (state === "NOT_SENT") return;
        await jobs.enqueue(tx, "send-mail", { mailId, attempt: 0 }, { key: mailId });
      },
    },
  };
}
