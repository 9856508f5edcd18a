import type { MailServer } from "../../adapters/mail-server";
import type { Clock } from "../../adapters/clock";
import type { Db } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import type { Jobs } from "../../jobs";
import type { Log } from "../../observability/log";
import * as store from "./delivery.store";
import { hideLinks } from "./hidden-links";
import { wrapText } from "./wrap-text";

const minute = 60;
const hour = 60 * minute;
/** Seconds from each try to the next: about a day in all. */
export const waits = [
  minute,
  5 * minute,
  15 * minute,
  hour,
  3 * hour,
  6 * hour,
  6 * hour,
  6 * hour,
] as const;

/** Milliseconds in which a mail that is under way may still arrive when the process stops. */
const lastMoment = 5000;

interface Deps {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  log: Log;
  /** Null where none is set. */
  server: MailServer | null;
  /** The school's name. */
  fromName: () => string;
}

/**
 * Hands mails to the mail server. One whose process dies after the server took it and before that
 * is written down goes out again, under the same Message-ID.
 */
export function createDelivery({ db, clock, jobs, log, server, fromName }: Deps) {
  async function deliver(
    { mailId, attempt }: { mailId: string; attempt: number },
    stopped: AbortSignal,
  ): Promise<void> {
    const mail = await store.findToSend(db, mailId);
    // Gone with its account, or done by the process that was thought dead.
    if (mail === undefined || mail.attempts !== attempt) return;
    if (server === null) {
      // It was written when there was one.
      await inTransaction(db, (tx) => store.markNotSent(tx, mailId));
      return;
    }
    const letter = { ...mail, text: wrapText(mail.text), fromName: fromName() };
    const failure = await withLastMoment(stopped, (giveUp) => server.deliver(letter, giveUp));
    if (failure === undefined) {
      await inTransaction(db, (tx) => store.markSent(tx, mailId, clock.now()));
      return;
    }
    if (stopped.aborted) throw stopped.reason;
    const { isFinal, code } = failure;
    // A server may repeat of a mail what it does not like in it.
    const reason = hideLinks(failure.reason, "SENT");
    const wait = isFinal ? undefined : waits[attempt];
    log({ level: "warn", event: "mail-not-taken", mailId, kind: mail.kind, attempt, code, wait });
    await inTransaction(db, async (tx) => {
      if (wait === undefined) return await store.markFailed(tx, mailId, reason);
      const nextTryAt = new Date(clock.now().getTime() + wait * 1000);
      await store.markTriedInVain(tx, mailId, { reason, nextTryAt });
      const next = { mailId, attempt: attempt + 1 };
      await jobs.enqueue(tx, "send-mail", next, { key: mailId, after: wait });
    });
  }

  return { deliver };
}

/** Does what may take long with a signal to give it up by, a moment after the process stops. */
async function withLastMoment<T>(
  stopped: AbortSignal,
  work: (giveUp: AbortSignal) => Promise<T>,
): Promise<T> {
  const end = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const giveUpSoon = () => (timer = setTimeout(() => end.abort(), lastMoment));
  stopped.throwIfAborted();
  stopped.addEventListener("abort", giveUpSoon);
  try {
    return await work(end.signal);
  } finally {
    stopped.removeEventListener("abort", giveUpSoon);
    clearTimeout(timer);
  }
}
