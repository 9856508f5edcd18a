import type { ServerMessage } from "@saywell/contract";
import type { Clock } from "../../../adapters/clock";
import type { Db, Tx } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";
import type { Log } from "../../../observability/log";
import type { Jobs } from "../../../jobs";
import { type AlertLetter, safeguardingAlert } from "./alert-letter";
import type { Accounts } from "../case-accounts.store";
import * as store from "./alert-staff.store";
import type { Staff } from "../reports/who-may-know.store";
import type { WatchStore } from "./watch.store";

export interface AlertStaffDeps {
  db: Db;
  clock: Clock;
  log: Log;
  jobs: Pick<Jobs, "enqueue">;
  accounts: Pick<Accounts, "cards">;
  watch: Pick<WatchStore, "listWatchers" | "countOpen">;
  /** Writes a mail in this transaction. */
  send: (
    tx: Tx,
    mail: { to: string; accountId: string | null; letter: AlertLetter },
  ) => Promise<void>;
  /** Tells every connection of these accounts. */
  toAccounts: (accountIds: readonly string[], message: ServerMessage) => void;
}

const hour = 3_600_000;
/** So many mails an hour go out about one person whom people report, and of what one of them reports. */
const mostTold = { aboutPerson: 3, byReporter: 5 };
/**
 * So many mails an hour go out at once about those who signed up, or are under 18, and for whom
 * nobody vouches; then one each ten minutes, since accounts of many names may be one person's.
 */
const pressing = { mostAtOnce: 10, pauseAfter: hour / 6 };
/** So many alerts one summary counts. */
const mostSummed = 500;

/**
 * Tells the teachers of the class and the admins that somebody may be in danger: with a mail that
 * holds nothing of what was said, and on every screen of theirs. Where nobody of the school may look
 * at a report, whatever it is about, the log says so.
 *
 * What somebody writes of themselves for whom the school, a parent or a proved address vouches is
 * mailed at once. Of all others, of whom one person can be many, a mail an hour sums up; it goes out
 * at once where one of them signed up, or is under 18, and wrote it of themselves.
 */
export function createAlertStaff(deps: AlertStaffDeps) {
  const { db, clock, log, jobs, accounts, watch, send, toAccounts } = deps;

  return async function alertStaff(reportId: string): Promise<void> {
    const staff = await inTransaction(db, (tx) => mail(tx, reportId));
    if (staff === null) return;
    if (staff.length === 0) {
      const { safeguarding, unwatched } = await watch.countOpen(db);
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
    if (alert === undefined) {
      // A summary was put off with it, and others may wait for that.
      await sumUp(tx, reportId);
      return null;
    }
    const staff = await watch.listWatchers(tx, [reportId]);
    if (staff.length === 0) return staff;
    if (!alert.isSafeguarding) return null;
    if (alert.isFromUnproved) await sumUp(tx, reportId);
    else if (!alert.isTold && (await isWorthAMail(tx, alert))) {
      await write(tx, staff);
      await store.markTold(tx, [reportId], clock.now());
    }
    return staff;
  }

  async function isWorthAMail(tx: Tx, alert: store.Alert): Promise<boolean> {
    const since = new Date(clock.now().getTime() - hour);
    const { same, byReporter, aboutPerson } = await store.countTold(tx, alert, since);
    if (same > 0) return false;
    if (alert.reporterId === null) return true;
    return byReporter < mostTold.byReporter && aboutPerson < mostTold.aboutPerson;
  }

  /** Tells of all that those wrote for whom nobody vouches: once an hour, or now where something presses. */
  async function sumUp(tx: Tx, reportId: string): Promise<void> {
    await store.lockUnproved(tx);
    const now = clock.now();
    const since = new Date(now.getTime() - hour);
    const untold = await store.listUntoldOfUnproved(tx, accounts, { since, limit: mostSummed });
    if (untold.length === 0) return;
    const isPressing = untold.some((one) => one.isPressing);
    const { last, mails } = await store.toldOfUnproved(tx, since);
    const pause = !isPressing ? hour : mails < pressing.mostAtOnce ? 0 : pressing.pauseAfter;
    const wait = last === null ? 0 : last.getTime() + pause - now.getTime();
    if (pause > 0 && wait > 0) {
      // What presses does not wait behind a summary that was put off for an hour.
      const key = isPressing ? "pressing summary" : "summary";
      await jobs.enqueue(tx, "alert-staff", { reportId }, { key, after: Math.ceil(wait / 1000) });
      return;
    }
    const ids = untold.map(({ id }) => id);
    await write(tx, await watch.listWatchers(tx, ids));
    await store.markTold(tx, ids, now);
  }

  async function write(tx: Tx, staff: readonly (Staff & { count: number })[]): Promise<void> {
    for (const { id, email, count } of staff) {
      if (email !== null)
        await send(tx, { to: email, accountId: id, letter: safeguardingAlert(count) });
    }
  }
}
