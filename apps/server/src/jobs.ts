import { randomUUID } from "node:crypto";
import { CompiledQuery } from "kysely";
import PgBoss from "pg-boss";
import type { Db, Tx } from "./db/database";
import { errorFacts, type Log } from "./observability/log";

/**
 * What must still happen if the process dies a moment later, and what each job needs to know.
 * A job is written in the transaction of what caused it, so there is never one without the other.
 */
export interface JobPayloads {
  /** A placement test has ended so often that its items may be estimated again. */
  "calibrate-test": { testType: string };
}
export type JobName = keyof JobPayloads;

const queues: Readonly<Record<JobName, QueueRules>> = {
  "calibrate-test": { retryLimit: 2, expireInSeconds: 15 * 60 },
};
const names = Object.keys(queues) as JobName[];

interface QueueRules {
  /** How often a job that failed is tried again. */
  retryLimit: number;
  /** Seconds after which a job that was begun counts as failed, as when its process died. */
  expireInSeconds: number;
}

type Handler<N extends JobName> = (payload: JobPayloads[N]) => Promise<void>;

export interface Jobs {
  /**
   * Writes a job in the caller's transaction. While one with the same key waits there is no
   * second one.
   */
  enqueue<N extends JobName>(
    tx: Tx,
    name: N,
    payload: JobPayloads[N],
    options?: { key?: string },
  ): Promise<void>;
  /**
   * Says who does the jobs of a name. Each is done by one process, at least once: a process may
   * die when a job is done and before that is known, so doing it twice must do no harm.
   */
  handle<N extends JobName>(name: N, run: Handler<N>): void;
  /** Begins to do jobs as they come, here beside other processes. */
  start(): Promise<void>;
  /** Does all jobs that wait, and answers how many there were. For tests, and to end in order. */
  runWaiting(): Promise<number>;
  /** Takes no more jobs; settles when those that were begun are done. */
  stop(): Promise<void>;
}

/** Seconds after which a job that waits is found at the latest. */
const pollingIntervalSeconds = 2;

export function createJobs({ db, log }: { db: Db; log: Log }): Jobs {
  const handlers = new Map<JobName, Handler<JobName>>();
  const boss = openBoss(db, log);
  let isStarted = false;

  return {
    async enqueue(tx, name, payload, { key = randomUUID() } = {}) {
      await boss.send(name, payload, { singletonKey: key, db: queryOn(tx) });
    },

    handle(name, run) {
      handlers.set(name, run as Handler<JobName>);
    },

    async start() {
      await boss.start();
      isStarted = true;
      for (const [name, run] of handlers) {
        await boss.work(name, { pollingIntervalSeconds }, async ([job]) => {
          try {
            await run((job as PgBoss.Job<JobPayloads[JobName]>).data);
          } catch (error) {
            log({ level: "error", event: "job-failed", job: name, ...errorFacts(error) });
            throw error;
          }
        });
      }
    },

    async runWaiting() {
      let count = 0;
      for (const [name, run] of handlers) {
        for (;;) {
          const [job] = await boss.fetch<JobPayloads[JobName]>(name);
          if (job === undefined) break;
          count += 1;
          await run(job.data).then(
            () => boss.complete(name, job.id),
            async (error: unknown) => {
              log({ level: "error", event: "job-failed", job: name, ...errorFacts(error) });
              await boss.fail(name, job.id);
            },
          );
        }
      }
      return count;
    },

    async stop() {
      if (isStarted) await boss.stop({ timeout: 10_000 });
    },
  };
}

/** Makes the tables of the queue, or brings them to the newest shape. Processes may race. */
export async function installJobQueue(db: Db, log: Log): Promise<void> {
  const boss = openBoss(db, log, { migrate: true, supervise: false, schedule: false });
  await boss.start();
  for (const name of names) {
    const rules = { name, policy: "short" as const, ...queues[name] };
    await boss.createQueue(name, rules);
    await boss.updateQueue(name, rules);
  }
  await boss.stop({ graceful: false });
}

function openBoss(db: Db, log: Log, options: PgBoss.ConstructorOptions = {}): PgBoss {
  const boss = new PgBoss({ db: queryOn(db), migrate: false, schedule: false, ...options });
  boss.on("error", (error) =>
    log({ level: "warn", event: "job-queue-failed", ...errorFacts(error) }),
  );
  return boss;
}

/** Lets the queue ask its questions through our connections, in a transaction or outside. */
const queryOn = (db: Db | Tx): PgBoss.Db => ({
  async executeSql(text, values = []) {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
    return { rows: rows as unknown[] };
  },
});
