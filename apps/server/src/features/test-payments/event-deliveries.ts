import { Stripe } from "stripe";
import type { Clock } from "../../adapters/clock";
import type { Db, Tx } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import type { Jobs } from "../../jobs";
import * as store from "./test-payments.store";

/** Seconds after which an event that nobody took is brought again. */
const pauses = [10, 60, 5 * 60, 30 * 60, 3600, 6 * 3600];
export const pauseAfter = (tries: number): number => pauses[Math.min(tries, pauses.length - 1)]!;

export interface DeliveryNeeds {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  /** Posts an event to the product's own webhook, and answers the status of HTTP. */
  deliver: (payload: string, signature: string) => Promise<number>;
  webhookSecret: () => Promise<string>;
}

/**
 * Brings events to the product's webhook: at once when they are committed, and by a job that was
 * written with them, should the process die or the webhook not take them.
 */
export function createDeliveries({ db, clock, jobs, deliver, webhookSecret }: DeliveryNeeds) {
  const under = new Set<Promise<unknown>>();
  const sign = new Stripe("sk_test_signs_only").webhooks;

  const expect = (tx: Tx, eventIds: readonly string[], attempt: number): Promise<void> =>
    jobs.enqueue(tx, "deliver-test-event", { eventIds, attempt }, { after: pauseAfter(attempt) });

  /** Answers those that were not taken. */
  async function bring(eventIds: readonly string[]): Promise<string[]> {
    const left: string[] = [];
    const secret = await webhookSecret();
    for (const { id, data } of await store.waitingEvents(db, eventIds)) {
      const payload = JSON.stringify(data);
      // Whoever checks it goes by the clock of the machine, or of a test, and refuses what is old.
      const timestamp = Math.floor(Math.max(Date.now(), clock.now().getTime()) / 1000);
      const signature = sign.generateTestHeaderString({ payload, secret, timestamp });
      const status = await deliver(payload, signature).catch(() => 0);
      if (status >= 200 && status < 300) await store.markDelivered(db, id, clock.now());
      else left.push(id);
    }
    return left;
  }

  return {
    /** Writes that these have to be delivered, in the transaction of what happened. */
    async keep(tx: Tx, events: readonly store.StoredEvent[], now: Date): Promise<void> {
      if (events.length === 0) return;
      const nextTryAt = new Date(now.getTime() + pauseAfter(0) * 1000);
      await store.insertEvents(tx, events, { now, nextTryAt });
      await expect(
        tx,
        events.map(({ id }) => id),
        0,
      );
    },

    /** Begins to deliver what was committed. What does not succeed is left to the job. */
    begin(eventIds: readonly string[]): void {
      if (eventIds.length === 0) return;
      const bringing = bring(eventIds)
        .catch(() => undefined)
        .finally(() => under.delete(bringing));
      under.add(bringing);
    },

    /** The job. */
    async again(eventIds: readonly string[], attempt: number): Promise<void> {
      const left = await bring(eventIds);
      if (left.length === 0) return;
      await inTransaction(db, async (tx) => {
        const next = attempt + 1;
        const nextTryAt = new Date(clock.now().getTime() + pauseAfter(next) * 1000);
        await store.markTried(tx, left, nextTryAt);
        await expect(tx, left, next);
      });
    },

    /** Has those delivered whose job was lost, long after it was due. */
    async findForgotten(): Promise<void> {
      const ids = await store.forgottenEvents(db, new Date(clock.now().getTime() - 3600_000));
      if (ids.length > 0) await this.again(ids, pauses.length);
    },

    /** Settles when nothing is being delivered. */
    async settled(): Promise<void> {
      while (under.size > 0) await Promise.all(under);
    },
  };
}
export type Deliveries = ReturnType<typeof createDeliveries>;
