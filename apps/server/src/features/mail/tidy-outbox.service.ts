import { mailDays } from "@saywell/contract/constants";
import type { Clock } from "../../adapters/clock";
import type { Db } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import type { Jobs } from "../../jobs";
import { lockState } from "./outbox.store";
import * as store from "./tidy-outbox.store";

interface Deps {
  db: Db;
  clock: Clock;
  jobs: Jobs;
}

const day = 24 * 3600 * 1000;
const abandoned =
  "Saywell itself failed at this mail again and again, not the mail server. Among the failed jobs stands what went wrong.";

/**
 * Mails are kept so that somebody can look what became of them, not for ever. And one that waits
 * though nothing will send it, because its job failed for good, has failed too.
 */
export const createTidyOutbox = ({ db, clock, jobs }: Deps) =>
  async function tidy(): Promise<void> {
    await store.deleteWrittenBefore(db, new Date(clock.now().getTime() - mailDays * day));
    const waiting = await store.listWaiting(db);
    const expected = await jobs.expected(db, "send-mail", "mailId", waiting);
    for (const mailId of waiting.filter((id) => !expected.has(id))) {
      await inTransaction(db, async (tx) => {
        // Another process may have sent it, or an admin asked for it again, since it was read.
        if ((await lockState(tx, mailId)) !== "WAITING") return;
        if ((await jobs.expected(tx, "send-mail", "mailId", [mailId])).size > 0) return;
        await store.markAbandoned(tx, mailId, abandoned);
      });
    }
  };
