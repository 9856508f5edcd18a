import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type PgBoss from "pg-boss";
import type { Db, Tx } from "./db/database";
import { inTransaction } from "./db/transaction";
import { openBoss, queryOn } from "./job-boss";
import { type JobName, jobNames, type JobPayloads, jobQueues } from "./job-queues";
import { errorFacts, type Log } from "./observability/log";

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
  /** Of these ids those of which a job that waits or is being done tells in this field. */
  expected<N extends JobName>(
    from: Db | Tx,
    name: N,
    field: keyof JobPayloads[N] & string,
    ids: readonly string[],
  ): Promise<Set<string>>;
  /** Takes back the jobs about this id that are not being done, and those that failed for good. */
  drop<N extends JobName>(
    tx: Tx,
    name: N,
    field: keyof JobPayloads[N] & string,
    id: string,
  ): Promise<void>;
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
    if (jobQueues[name].everySeconds === undefined) return;
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
        while (mine.length < (jobQueues[name].atOnce ?? 1)) {
          const place = mine.length;
          const options = { pollingIntervalSeconds, includeMetadata: true } as const;
          const worker = await boss.work<JobPayloads[JobName]>(name, options, async ([job]) => {
            try {
              await perform(name, run, job!);
            } finally {
              await enqueueNext(name, jobQueues[name].everySeconds ?? 0);
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
      return jobNames.map((name) => rows.find((row) => row.name === name) ?? { name, ...none });
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
        where state = 'failed' and name = any(${name === undefined ? jobNames : [name]}::text[])
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

    async expected(from, name, field, ids) {
      if (ids.length === 0) return new Set();
      const { rows } = await sql<{ id: string }>`
        select distinct data ->> ${field}::text as id from pgboss.job
        where name = ${name} and state in ('created', 'retry', 'active')
          and data ->> ${field}::text = any(${sql.val([...ids])}::text[])`.execute(from);
      return new Set(rows.map(({ id }) => id));
    },

    async drop(tx, name, field, id) {
      await sql`
        delete from pgboss.job
        where name = ${name} and state in ('created', 'retry', 'failed') and data ->> ${field}::text = ${id}`.execute(
        tx,
      );
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
