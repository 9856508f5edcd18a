import { createMailServer } from "../../adapters/mail-server";
import type { RecordAudit } from "../../audit-log";
import type { Tx } from "../../db/database";
import type { Core, Module } from "../../module";
import { createDelivery } from "./delivery.service";
import type { Letter } from "./letter";
import { mailRoutes } from "./mail.routes";
import { insertMails, listFailed, listFailedOf } from "./mail.store";
import { createOutboxService, type OpensStaff } from "./outbox.service";
import { renderLetter } from "./render-letter";
import { siteAddress } from "./site-address";
import { createTidyOutbox } from "./tidy-outbox.service";

export type { Letter } from "./letter";

export interface MailExports {
  /**
   * Writes a mail in the caller's transaction; a job sends it. `accountId` is whose mail it is, who
   * reads in an export that it was sent, and with whom it goes: the holder of the address, or null
   * where the reader has no account. `aboutId` is whom it is about, with whom it goes as well.
   */
  send: (tx: Tx, mail: OwnMail) => Promise<void>;
  /** The same for several mails, with one statement. A few hundred at most. */
  sendAll: (tx: Tx, mails: readonly OwnMail[]) => Promise<void>;
  /** The same for one, and answers its id. */
  sendNamed: (tx: Tx, mail: OwnMail) => Promise<string>;
  /** Which of these mails could not be sent, and are not tried again. */
  listFailedOf: typeof listFailedOf;
  /** The mails of a kind to these addresses that could not be sent, latest first. */
  listFailed: typeof listFailed;
}

interface OwnMail {
  to: string;
  accountId: string | null;
  aboutId?: string;
  letter: Letter;
}

interface Needs {
  record: RecordAudit;
  /** The school in whose name mails are written. */
  settings: () => { name: string; contact: string };
  opensStaff: OpensStaff;
}

/** What the school writes to people's own addresses. */
export function mailModule(
  core: Core,
  { record, settings, opensStaff }: Needs,
): Module<MailExports> {
  const { config, db, clock, jobs } = core;
  const server = config.mail === undefined ? null : createMailServer(config.mail);
  const origin = siteAddress(config);
  const delivery = createDelivery({
    ...core,
    server,
    fromName: () => settings().name,
  });
  const hasServer = server !== null;
  const outbox = createOutboxService({ db, clock, jobs, record, hasServer, opensStaff });
  jobs.handle("send-mail", delivery.deliver);
  jobs.handle("tidy-outbox", createTidyOutbox({ db, clock, jobs }));

  async function write(tx: Tx, mails: readonly OwnMail[]): Promise<string[]> {
    if (mails.length === 0) return [];
    const state = server === null ? "NOT_SENT" : "WAITING";
    const sender = { ...settings(), origin };
    const now = clock.now();
    const written = mails.map(({ to, accountId, aboutId = null, letter }) => {
      const { kind } = letter;
      return { to, accountId, aboutId, kind, ...renderLetter(letter, sender), state, now } as const;
    });
    const ids = await insertMails(tx, written);
    if (state === "WAITING") {
      const waiting = ids.map((mailId) => ({ mailId, attempt: 0 }));
      await jobs.enqueueAll(tx, "send-mail", waiting);
    }
    return ids;
  }

  return {
    routes: (app) => mailRoutes(app, outbox),
    exports: {
      send: async (tx, mail) => void (await write(tx, [mail])),
      sendAll: async (tx, mails) => void (await write(tx, mails)),
      sendNamed: async (tx, mail) => (await write(tx, [mail]))[0]!,
      listFailed,
      listFailedOf,
    },
  };
}
