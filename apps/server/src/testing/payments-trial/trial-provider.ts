import { Stripe } from "stripe";
import { toldEvents } from "../../adapters/payments/set-up-webhook";
import type { PaymentsConnection } from "../../adapters/payments/payments";
import type { Clock } from "../../adapters/clock";
import type { Db } from "../../db/database";
import { createDeliveries } from "../../features/test-payments/event-deliveries";
import { openProviderServer } from "../../features/test-payments/provider-server";
import { createProvider } from "../../features/test-payments/provider.service";
import { createTestPages, type TestPages } from "../../features/test-payments/test-pages.service";
import * as store from "../../features/test-payments/test-payments.store";
import { createJobs } from "../../jobs";
import type { Chance } from "./chance";
import { type Faults, unreliable } from "./faults";

/** What becomes of an event on its way: brought, brought twice, brought later, never, or not taken now. */
type Fate = "comes" | "comes-twice" | "is-late" | "is-lost" | "is-refused";

export interface TrialProvider {
  connection: PaymentsConnection;
  /** What people do on its pages. */
  pages: TestPages;
  /** How likely each fate of an event is. */
  fates: Record<Fate, number>;
  /** Brings what is late, in any order. */
  bringLate: (share?: number) => Promise<void>;
  /** Brings one that came before once more. */
  bringAgain: () => Promise<void>;
  /** Brings one with a signature that is not right; answers what was said to it. */
  forge: () => Promise<number>;
  /** Settles when nothing is on its way. */
  settled: () => Promise<void>;
  /** Does what waits on its side. */
  runJobs: () => Promise<void>;
  close: () => Promise<void>;
}

const told = new Set<string>(toldEvents);

/**
 * The stand-in for the payment provider as a process of its own, which lives on when the product is
 * stopped, and whose calls and events get lost, late and doubled on the way.
 *
 * @param post brings an event to the product's webhook, and answers the status
 */
export async function openTrialProvider(needs: {
  db: Db;
  clock: Clock;
  chance: Chance;
  faults: Faults;
  post: (payload: string, signature: string) => Promise<number>;
}): Promise<TrialProvider> {
  const { db, clock, chance, faults, post } = needs;
  const sign = new Stripe("sk_test_signs_only").webhooks;
  const keys = await store.keys(db, { apiKey: "sk_test_trial", webhookSecret: "whsec_trial" });
  // By the real time, as whoever reads the signature goes by it.
  const signed = (payload: string, { secret = keys.webhookSecret, age = 0 } = {}) => {
    const timestamp = Math.floor(Date.now() / 1000) - age;
    return sign.generateTestHeaderString({ payload, secret, timestamp });
  };
  let late: string[] = [];
  const brought: string[] = [];
  const fates: Record<Fate, number> = {
    comes: 1,
    "comes-twice": 0,
    "is-late": 0,
    "is-lost": 0,
    "is-refused": 0,
  };

  async function deliver(payload: string, signature: string): Promise<number> {
    const { type } = JSON.parse(payload) as { type: string };
    // It is told of no more than `npm run stripe:setup` asks for.
    if (!told.has(type)) return 200;
    const fate = chance.weighted(fates);
    if (fate === "is-lost") return 200;
    if (fate === "is-refused") return 500;
    if (fate === "is-late") {
      late.push(payload);
      return 200;
    }
    const status = await post(payload, signature);
    if (status === 200) brought.push(payload);
    return fate === "comes-twice" ? await post(payload, signature) : status;
  }

  const jobs = createJobs({ db, log: () => {} });
  const deliveries = createDeliveries({
    db,
    clock,
    jobs,
    deliver,
    webhookSecret: () => Promise.resolve(keys.webhookSecret),
  });
  const provider = createProvider({ db, clock, deliveries });
  const server = await openProviderServer({
    provider: unreliable(provider, faults),
    apiKey: keys.apiKey,
    log: () => {},
  });
  jobs.handle("deliver-test-event", ({ eventIds, attempt }) => deliveries.again(eventIds, attempt));
  jobs.handle("let-test-time-pass", () => provider.letTimePass());

  return {
    connection: { ...keys, host: "127.0.0.1", port: server.port, protocol: "http" },
    pages: createTestPages({ db, clock, provider }),
    fates,
    async bringLate(share = 1) {
      const all = chance.shuffled(late);
      const now = all.splice(0, Math.ceil(all.length * share));
      late = all;
      for (const payload of now) {
        // Each time that the provider tries, it signs anew.
        const status = await post(payload, signed(payload));
        if (status === 200) brought.push(payload);
        else late.push(payload);
      }
    },
    async bringAgain() {
      if (brought.length === 0) return;
      const payload = chance.one(brought.slice(-200));
      await post(payload, signed(payload));
    },
    async forge() {
      const payload = brought.length === 0 ? "{}" : chance.one(brought.slice(-200));
      const other = payload.replace(/"id":"evt_/, '"id":"evt_forged');
      const ways = [
        () => post(other, signed(other, { secret: "whsec_guessed" })),
        () => post(other, signed(payload)),
        // It was signed ten minutes ago.
        () => post(payload, signed(payload, { age: 600 })),
        () => post(other, "t=1,v1=00"),
      ];
      return await chance.one(ways)();
    },
    settled: () => deliveries.settled(),
    async runJobs() {
      await jobs.runWaiting();
    },
    async close() {
      await deliveries.settled();
      await server.close();
      await jobs.stop();
    },
  };
}
