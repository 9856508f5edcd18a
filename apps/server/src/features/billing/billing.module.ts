import type { PlanType } from "@saywell/contract";
import { plansSoldOnline } from "@saywell/contract/constants";
import { plans as plansSold } from "@saywell/content";
import {
  createPayments,
  providerAt,
  type Payments,
  type PaymentsConnection,
} from "../../adapters/payments/payments";
import type { Db, Tx } from "../../db/database";
import type { Core, Module } from "../../module";
import { billingRoutes } from "./billing.routes";
import { type AgreedPlanDeps, type AgreedPlans, createAgreedPlans } from "./agreed-plans";
import { createBillingService, createPlanOf } from "./billing.service";
import { createFindBuyer } from "./buyers.store";
import { createCheckout } from "./checkout.service";
import { createMoneyBack } from "./money-back.service";
import { createParentLinks } from "./parent-links";
import { createParents, type ParentsDeps } from "./parents.service";
import { plans, savePlan } from "./plans.store";
import { createReconcile } from "./reconcile.service";
import { createSettle } from "./settle.service";
import { createWebhooks, type WebhookDeps } from "./webhooks.service";
import type { SendBilling } from "./letters";

export interface BillingExports extends AgreedPlans {
  /** The plan that an account has now. */
  planOf: (db: Db | Tx, accountId: string) => Promise<PlanType>;
  plans: typeof plans;
  savePlan: typeof savePlan;
}

interface Needs extends Pick<AgreedPlanDeps, "membersPlan" | "isStudent"> {
  profiles: Parameters<typeof createFindBuyer>[0];
  accounts: ParentsDeps["accounts"];
  offerClaim: WebhookDeps["offerClaim"];
  settings: ParentsDeps["settings"];
  send: SendBilling;
  /** What stands in for Stripe where the school has no keys of it; undefined where nothing does. */
  testPayments: (() => Promise<PaymentsConnection>) | undefined;
  /** In place of both, for tests. */
  payments?: Payments | undefined;
}

/** What is paid for: the plan of each account. */
export function billingModule(core: Core, needs: Needs): Module<BillingExports> {
  const { config, jobs } = core;
  const { stripe } = config;
  const sold: ReadonlySet<PlanType> = new Set(plansSoldOnline);
  const connect =
    stripe === undefined
      ? needs.testPayments
      : () =>
          Promise.resolve({
            apiKey: stripe.secretKey,
            webhookSecret: stripe.webhookSecret,
            ...providerAt(stripe.apiUrl),
          });
  const payments =
    needs.payments ??
    createPayments({
      // What was sold while the school charged is followed to its end.
      connect: config.plans || stripe !== undefined ? connect : undefined,
      setsUp: stripe === undefined,
      plans: plansSold.filter(({ id }) => sold.has(id)),
      computesTax: config.stripeTax,
    });
  const agreed = createAgreedPlans({ ...needs, isCharged: config.plans });
  const parentLinks = createParentLinks(needs.accounts);
  const settle = createSettle({
    ...core,
    payments,
    keepParent: parentLinks.keep,
    send: needs.send,
  });
  const billing = createBillingService({ ...core, payments, ...agreed });
  const findBuyer = createFindBuyer(needs.profiles);
  const checkout = createCheckout({
    ...core,
    ...agreed,
    isCharged: config.plans,
    payments,
    settle,
    findBuyer,
  });
  const moneyBack = createMoneyBack({ ...core, payments, settle, send: needs.send });
  const { accounts, settings, send, offerClaim } = needs;
  const parents = createParents({
    ...core,
    accounts,
    findBuyer,
    billing,
    checkout,
    moneyBack,
    ...agreed,
    settings,
    send,
  });
  const webhooks = createWebhooks({ ...core, payments, settle, parentLinks, offerClaim, send });
  const reconcile = createReconcile({ ...core, payments, settle, ...webhooks });
  jobs.handle("handle-payment-event", ({ eventId }) => webhooks.handle(eventId));
  jobs.handle("give-money-back", (promise) => moneyBack.give(promise));
  jobs.handle("reconcile-payments", async (_payload, stopped) => void (await reconcile(stopped)));
  return {
    routes: (app) => billingRoutes(app, { billing, checkout, moneyBack, parents, webhooks }),
    exports: {
      planOf: createPlanOf(core),
      ...agreed,
      plans,
      savePlan,
    },
  };
}
