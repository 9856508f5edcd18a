import type { ServerMessage } from "@saywell/contract";
import type { Clock } from "../../../adapters/clock";
import type { Db, Tx } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";
import type { Log } from "../../../observability/log";
import { type AlertLetter, safeguardingAlert } from "./alert-letter";
import * as store from "./alert-staff.store";
import type { ReportsStore } from "./reports.store";
import type { Staff } from "./who-may-know.store";

export interface AlertStaffDeps {
  db: Db;
  clock: Clock;
  log: Log;
  reports: Pick<ReportsStore, "listWatchers" | "countOpen">;
  /** Writes a mail in this transaction. */
  send: (
    tx: Tx,
    mail: { to: string; accountId: string | null; letter: AlertLetter },
  ) => Promise<void>;
  /** Tells every connection of these accounts. */
  toAccounts: (accountIds: readonly string[], message: ServerMessage) => void;
}

const minute = 60_000;
/** So long the staff gets no other mail by one reporter about the same person, and about guests at all. */
const quiet = { person: 60 * minute, guests: 10 * minute };

/**
 * Tells the teachers of the class and the admins that somebody may be in danger: with a mail that
 * holds nothing of what was said, and on every screen of theirs. Where nobody of the school may look
 * at a report, whatever it is about, the log says so.
 */
export function createAlertStaff({ db, clock, log, reports, send, toAccounts }: AlertStaffDeps) {
  return async function alertStaff(reportId: string): Promise<void> {
    const staff = await inTransaction(db, (tx) => mail(tx, reportId));
    if (staff === null) return;
    if (staff.length === 0) {
      const { safeguarding, unwatched } = await reports.countOpen(db);
      log({ level: "warn", event: "nobody-looks-at-reports", unwatched, safeguarding });
      return;
    }
    toAccounts(
      staff.map(({ id }) => id),
      { type: "SAFEGUARDING_ALERT" },
    );
  };

  /** Answers who has to hear of it now; null for nobody because it is not so grave, or was decided. */
  async function mail(tx: Tx, reportId: string): Promise<Staff[] | null> {
    const alert = await store.lockAlert(tx, reportId);
    if (alert === undefined) return null;
    const staff = await reports.listWatchers(tx, reportId);
    if (staff.length === 0) return staff;
    if (!alert.isSafeguarding) return null;
    const now = clock.now();
    const ago = (time: number): Date => new Date(now.getTime() - time);
    const since = { person: ago(quiet.person), guests: ago(quiet.guests) };
    if (alert.isTold || (await store.wasToldSince(tx, alert, since))) return staff;
    for (const { id, email } of staff) {
      if (email !== null) await send(tx, { to: email, accountId: id, letter: safeguardingAlert });
    }
    await store.markTold(tx, reportId, now);
    return staff;
  }
}
