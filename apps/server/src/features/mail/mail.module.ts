import type { Tx } from "../../db/database";
import type { Core, Module } from "../../module";
import type { Letter } from "./letter";
import { insertMail } from "./mail.store";
import { renderLetter } from "./render-letter";

export type { Letter } from "./letter";

export interface MailExports {
  /**
   * Writes a mail in the caller's transaction; a job sends it. `accountId` is whose mail it is, who
   * reads in an export that it was sent, and with whom it goes: the holder of the address, or null
   * where the reader has no account, or where the mail must go out though the account does not stay.
   */
  send: (tx: Tx, mail: { to: string; accountId: string | null; letter: Letter }) => Promise<void>;
}

/** What the school writes to people's own addresses. */
export function mailModule(core: Core): Module<MailExports> {
  const { config, clock, jobs } = core;
  const state = config.mail === undefined ? "NOT_SENT" : "WAITING";
  const sender = {
    school: "Saywell",
    origin: config.publicUrl ?? `http://${config.host}:${config.port}`,
  };
  return {
    exports: {
      async send(tx, { to, accountId, letter }) {
        const { kind } = letter;
        const rendered = renderLetter(letter, sender);
        const mail = { to, accountId, kind, ...rendered, state, now: clock.now() } as const;
        const mailId = await insertMail(tx, mail);
        if (state === "WAITING") await jobs.enqueue(tx, "send-mail", { mailId });
      },
    },
  };
}
