import { randomUUID } from "node:crypto";
import { CompiledQuery, sql } from "kysely";
import PgBoss from "pg-boss";
import { advisoryLocks } from "./db/advisory-locks";
import type { Db, Tx } from "./db/database";
import { inTransaction } from "./db/transaction";
import { errorFacts, type Log } from "./observability/log";

/**
 * What must still happen if the process dies a moment later, and what each job needs to know.
 * A job is written in the transaction of what caused it, so there is never one without the other.
 */
export interface JobPayloads {
  /** A placement test has ended so often that its items may be estimated again. */
  "calibrate-test": { testType: string };
  /** Children for whom nobody agreed in time have to become guests. */
  "end-waiting": Record<string, never>;
  /** Visitors of the demo school whose time is over have to go. */
  "end-visits": Record<string, never>;
  /** Somebody asked for a new password for an address. Whether anybody has it is looked up later. */
  "mail-reset-link": { email: string; device: string | null };
  /** A mail has to be sent. */
  "send-mail": { mailId: string; /** How often it was tried before. */ attempt: number };
  /** Mails that are too old have to go from the outbox. */
  "tidy-outbox": Record<string, never>;
  /** The classifier on board, or a language model, has to read messages that were stored. */
  "review-messages": { messageIds: readonly string[] };
  /** Those who look after the school have to hear of a report, or the log that there is nobody. */
  "alert-staff": { reportId: string };
  /** Open reports of danger of which nobody was told have to be found. */
  "find-untold-danger": Record<string, never>;
}
export type JobName = keyof JobPayloads;

const queues: Readonly<Record<JobName, QueueRules>> = {
  "alert-staff": { retryLimit: 10, expireInSeconds: 60, atOnce: 2 },
  "calibrate-test": { retryLimit: 2, expireInSeconds: 15 * 60 },
  "end-visits": { retryLimit: 2, expireInSeconds: 5 * 60, everySeconds: 3600 },
  "end-waiting": { retryLimit: 2, expireInSeconds: 5 * 60, everySeconds: 3600 },
  "find-untold-danger": { retryLimit: 5, expireInSeconds: 5 * 60, everySeconds: 24 * 3600 },
  "mail-reset-link": { retryLimit: 5, expireInSeconds: 60 },
  "review-messages": { retryLimit: 3, expireInSeconds: 60, atOnce: 4 },
  "send-mail": { retryLimit: 5, expireInSeconds: 5 * 60, atOnce: 3 },
  "tidy-outbox": { retryLimit: 2, expireInSeconds: 5 * 60, everySeconds: 24 * 3600 },
};
const names = Object.keys(queues) as JobName[];

interface QueueRules {
  /** How often a job that failed is tried again. */
  retryLimit: number;
  /** Seconds after which a job that was begun counts as failed, as when its process died. */
  expireInSeconds: number;
  /** How many of them a process does at the same time; one, where nothing is said. */
  atOnce?: number;
  /** Seconds from the end of one to the next, for what is done again and again without being asked for. */
  everySeconds?: number;
}

/**
 * @param stopped a job that may take long gives up when the process stops, by throwing the signal's
 *   reason; another process then does it, and none of its tries is used up
 */
type Handler<N extends JobName> = (payload: JobPayloads[N], stopped: AbortSignal) => Promise<void>;
type Job = PgBoss.JobWithMetadata<JobPayloads[JobName]>;

export interface Jobs {
  /**
   * Writes a job in the caller's transaction. While one with the same key waits there is no
   * second one.
   */
  enqueue<N extends JobName>(
    tx: Tx,
    name: N,
    payload: JobPayloads[N],
    options?: { key?: string; /** Seconds before which it is not done. */ after?: number },
  ): Promise<void>;
  /** Writes several jobs with one statement. */
  enqueueAll<N extends JobName>(
    tx: Tx,
    name: N,
    payloads: readonly JobPayloads[N][],
  ): Promise<void>;
  /** Has a process that is idle fetch jobs of a name now, without waiting for its next poll. */
  hurry(name: JobName): void;
  /**
   * Says who does the jobs of a name. Each is done by one process, at least once: a process may
   * die when a job is done and before that is known, so doing it twice must do no harm.
   */
  handle<N extends JobName>(name: N, run: Handler<N>): void;
  /** Begins to do jobs as they come, here beside other processes. */
  start(): Promise<void>;
  /** How many jobs of each name wait, are being done, and have failed for good. */
  count(): Promise<JobCount[]>;
  /** Jobs that failed for good, latest first. They are kept for a week. */
  listFailed(wish: FailedWish): Promise<FailedJob[]>;
  /** Has a job that failed done again. False where there is none. */
  retry(tx: Tx, name: string, id: string): Promise<boolean>;
  /** Does all jobs that wait, and answers how many there were. For tests, and to end in order. */
  runWaiting(): Promise<number>;
  /**
   * Takes no more jobs, and says so to those that were begun; settles when those that were begun
   * are done or given up.
   */
  stop(): Promise<void>;
}

export interface JobCount {
  name: JobName;
  waiting: number;
  active: number;
  failed: number;
  oldestWaitingSince: Date | null;
}

interface FailedWish {
  name?: string | undefined;
  /** The last one of the page before: its time, as the database writes it, and its id. */
  after: readonly string[] | null;
  limit: number;
}

export interface FailedJob {
  id: string;
  name: string;
  /** What the last try said. */
  reason: string;
  tries: number;
  createdAt: Date;
  failedAt: Date | null;
  /** When it failed, as the database writes it. */
  place: string;
}

/** Seconds for which a job that failed for good can be looked at, and tried again. */
const failedAreKept = 7 * 24 * 3600;

/** Seconds after which a job that waits is found at the latest. */
const pollingIntervalSeconds = 2;

export function createJobs({ db, log }: { db: Db; log: Log }): Jobs {
  const handlers = new Map<JobName, Handler<JobName>>();
  const workers = new Map<JobName, string[]>();
  const boss = openBoss(db, log);
  const stopping = new AbortController();
  let isStarted = false;

  /** Does one job, or writes it again when the process stops before it is done. */
  async function perform(name: JobName, run: Handler<JobName>, job: Job): Promise<void> {
    try {
      await run(job.data, stopping.signal);
    } catch (error) {
      if (error === stopping.signal.reason) return await leaveToAnother(name, job);
      log({ level: "error", event: "job-failed", job: name, ...errorFacts(error) });
      throw error;
    }
  }

  /** The queue counts a try when a job is begun, so this one is over and the next is a new one. */
  async function leaveToAnother(name: JobName, { id, data, singletonKey }: Job): Promise<void> {
    await inTransaction(db, async (tx) => {
      await boss.complete(name, id, {}, { db: queryOn(tx) });
      await boss.send(name, data, { singletonKey: singletonKey ?? randomUUID(), db: queryOn(tx) });
    });
  }

  /** While the next one waits there is no second one, however many processes ask for it. */
  async function enqueueNext(name: JobName, after: number): Promise<void> {
    if (queues[name].everySeconds === undefined) return;
    await boss.send(name, {}, { singletonKey: "next", startAfter: after });
  }

  return {
    async enqueue(tx, name, payload, { key = randomUUID(), after = 0 } = {}) {
      await boss.send(name, payload, { singletonKey: key, startAfter: after, db: queryOn(tx) });
    },

    async enqueueAll(tx, name, payloads) {
      if (payloads.length === 0) return;
      const jobs = payloads.map((data) => ({ name, data, singletonKey: randomUUID() }));
      await boss.insert(jobs, { db: queryOn(tx) });
    },

    hurry(name) {
      for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker);
    },

    handle(name, run) {
      handlers.set(name, run as Handler<JobName>);
    },

    async start() {
      await boss.start();
      isStarted = true;
      for (const [name, run] of handlers) {
        await enqueueNext(name, 0);
        const mine: string[] = [];
        workers.set(name, mine);
        while (mine.length < (queues[name].atOnce ?? 1)) {
          const place = mine.length;
          const options = { pollingIntervalSeconds, includeMetadata: true } as const;
          const worker = await boss.work<JobPayloads[JobName]>(name, options, async ([job]) => {
            try {
              await perform(name, run, job!);
            } finally {
              await enqueueNext(name, queues[name].everySeconds ?? 0);
              // Where one job waited there may be more.
              boss.notifyWorker(mine[place]!);
            }
          });
          mine.push(worker);
        }
      }
    },

    async count() {
      const { rows } = await sql<JobCount>`
        select
          name,
          count(*) filter (where state in ('created', 'retry')) as waiting,
          count(*) filter (where state = 'active') as active,
          count(*) filter (where state = 'failed') as failed,
          min(created_on) filter (where state in ('created', 'retry')) as "oldestWaitingSince"
        from pgboss.job
        group by name`.execute(db);
      const none = { waiting: 0, active: 0, failed: 0, oldestWaitingSince: null };
      return names.map((name) => rows.find((row) => row.name === name) ?? { name, ...none });
    },

    async listFailed({ name, after, limit }) {
      const { rows } = await sql<FailedJob>`
        select
          id,
          name,
          coalesce(output ->> 'message', output ->> 'value', 'It took too long.') as reason,
          retry_count + 1 as tries,
          created_on as "createdAt",
          completed_on as "failedAt",
          completed_on::text as place
        from pgboss.job
        where state = 'failed' and name = any(${name === undefined ? names : [name]}::text[])
          ${after === null ? sql`` : sql`and (completed_on, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`}
        order by completed_on desc, id desc
        limit ${limit}`.execute(db);
      return rows;
    },

    async retry(tx, name, id) {
      const { rows } = await sql`
        select from pgboss.job
        where name = ${name} and id = ${id}::uuid and state = 'failed'
        for update`.execute(tx);
      if (rows.length === 0) return false;
      await boss.retry(name, id, { db: queryOn(tx) });
      return true;
    },

    async runWaiting() {
      let count = 0;
      for (const [name, run] of handlers) {
        while (!stopping.signal.aborted) {
          const [job] = await boss.fetch<JobPayloads[JobName]>(name, { includeMetadata: true });
          if (job === undefined) break;
          count += 1;
          await perform(name, run, job).then(
            () => boss.complete(name, job.id),
            (error: unknown) => boss.fail(name, job.id, { message: String(error) }),
          );
        }
      }
      return count;
    },

    async stop() {
      stopping.abort(new Error("The server stops."));
      if (isStarted) await boss.stop({ timeout: 10_000 });
    },
  };
}

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
  for (const name of names) {
    const { retryLimit, expireInSeconds } = queues[name];
    const rules = { name, policy: "short" as const, retryLimit, expireInSeconds };
    await boss.createQueue(name, rules);
    await boss.updateQueue(name, rules);
  }
  await boss.stop({ graceful: false });
}

function openBoss(db: Db, log: Log, options: PgBoss.ConstructorOptions = {}): PgBoss {
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
const queryOn = (db: Db | Tx): PgBoss.Db => ({
  async executeSql(text, values = []) {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
    return { rows };
  },
});
