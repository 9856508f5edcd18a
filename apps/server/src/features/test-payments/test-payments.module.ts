import type { Config } from "../../config";
import type { Core, Module } from "../../module";
import { createDeliveries } from "./event-deliveries";
import { openProviderServer } from "./provider-server";
import { createProvider } from "./provider.service";
import { randomText } from "./random-id";
import { createTestPages } from "./test-pages.service";
import { testPaymentsRoutes } from "./test-payments.routes";
import * as store from "./test-payments.store";

export interface TestPaymentsExports {
  /** Where the stand-in answers the provider's own client, and the keys to it. */
  connection: () => Promise<{
    apiKey: string;
    webhookSecret: string;
    host: string;
    port: number;
    protocol: "http";
  }>;
  /** Settles when no event is being delivered that was begun here. */
  settled: () => Promise<void>;
}

/** Whether a school tries payments out: it charges, has no keys of a payment provider, and shows a demo. */
export const hasTestPayments = ({ plans, stripe, demo }: Config): boolean =>
  plans && stripe === undefined && demo;

/** The test payments, which stand in for the payment provider where there are no keys of it. */
export function testPaymentsModule(
  { db, clock, jobs, log }: Core,
  { deliver }: { deliver: (payload: string, signature: string) => Promise<number> },
): Module<TestPaymentsExports> {
  let keys: ReturnType<typeof store.keys> | undefined;
  const keysOf = () =>
    (keys ??= store
      .keys(db, { apiKey: `sk_test_${randomText(40)}`, webhookSecret: `whsec_${randomText(40)}` })
      .catch((error: unknown) => {
        // Who asks again may be luckier.
        keys = undefined;
        throw error;
      }));
  const webhookSecret = async () => (await keysOf()).webhookSecret;
  const deliveries = createDeliveries({ db, clock, jobs, deliver, webhookSecret });
  const provider = createProvider({ db, clock, deliveries });
  const pages = createTestPages({ db, clock, provider });
  let server: ReturnType<typeof openProviderServer> | undefined;

  jobs.handle("deliver-test-event", ({ eventIds, attempt }) => deliveries.again(eventIds, attempt));
  jobs.handle("let-test-time-pass", async () => {
    await provider.letTimePass();
    await deliveries.findForgotten();
    await store.forgetAnswers(db, new Date(clock.now().getTime() - 24 * 3600_000));
  });

  return {
    routes: (app) => testPaymentsRoutes(app, pages),
    exports: {
      async connection() {
        const { apiKey, webhookSecret: secret } = await keysOf();
        server ??= openProviderServer({ provider, apiKey, log });
        const { port } = await server;
        return { apiKey, webhookSecret: secret, host: "127.0.0.1", port, protocol: "http" };
      },
      settled: () => deliveries.settled(),
    },
    async close() {
      await (await server)?.close();
      await deliveries.settled();
    },
  };
}
