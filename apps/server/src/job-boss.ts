import { CompiledQuery, sql } from "kysely";
import PgBoss from "pg-boss";
import { advisoryLocks } from "./db/advisory-locks";
import type { Db, Tx } from "./db/database";
import { jobNames, jobQueues } from "./job-queues";
import { errorFacts, type Log } from "./observability/log";

/** Seconds for which a job that failed for good can be looked at, and tried again. */
const failedAreKept = 7 * 24 * 3600;

/**
 * Makes the tables of the queue, or brings them to the newest shape. Processes that start at once
 * take turns: the queue's own lock comes after it has made its schema. Needs two connections.
 */
export async function installJobQueue(db: Db, log: Log): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    await sql`select pg_advisory_xact_lock(${advisoryLocks.jobQueue})`.execute(tx);
    await install(db, log);
  });
}

async function install(db: Db, log: Log): Promise<void> {
  const boss = openBoss(db, log, { migrate: true, supervise: false, schedule: false });
  await boss.start();
  for (const name of jobNames) {
    const { retryLimit, retryDelay = 0, expireInSeconds } = jobQueues[name];
    const rules = { name, policy: "short" as const, retryLimit, retryDelay, expireInSeconds };
    await boss.createQueue(name, rules);
    await boss.updateQueue(name, rules);
  }
  await boss.stop({ graceful: false });
}

export function openBoss(db: Db, log: Log, options: PgBoss.ConstructorOptions = {}): PgBoss {
  const boss = new PgBoss({
    db: queryOn(db),
    migrate: false,
    schedule: false,
    archiveFailedAfterSeconds: failedAreKept,
    ...options,
  });
  boss.on("error", (error) =>
    log({ level: "warn", event: "job-queue-failed", ...errorFacts(error) }),
  );
  return boss;
}

/** Lets the queue ask its questions through our connections, in a transaction or outside. */
export const queryOn = (db: Db | Tx): PgBoss.Db => ({
  async executeSql(text, values = []) {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
    return { rows };
  },
});
