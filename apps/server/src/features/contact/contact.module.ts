import type { Tx } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import { serveCall } from "../../http/serve-call";
import type { Core, Module } from "../../module";
import { ok, refuse } from "../../refusal";
import { type ContactLetter, contactLetter } from "./contact-letter";

interface Needs {
  settings: () => { email: string };
  send: (
    tx: Tx,
    mail: { to: string; accountId: null; aboutId?: string; letter: ContactLetter },
  ) => Promise<void>;
}

/** What people write to the school: a mail to its address. It is kept nowhere but in the outbox. */
export function contactModule({ db }: Core, { settings, send }: Needs): Module {
  return {
    routes: (app) =>
      serveCall(app, "POST /api/school/messages", async ({ caller, body }) => {
        const to = settings().email;
        if (to === "") return refuse("not-found", "This school has not said where it reads mail.");
        // What somebody wrote goes with their account.
        const about = caller === null ? {} : { aboutId: caller.id };
        await inTransaction(db, (tx) =>
          send(tx, { to, accountId: null, ...about, letter: contactLetter(body) }),
        );
        return ok({ ok: true });
      }),
    exports: {},
  };
}
