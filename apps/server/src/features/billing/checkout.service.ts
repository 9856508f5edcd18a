import type { AgeBand, PlanType } from "@saywell/contract";
import { planTypes } from "@saywell/contract/constants";
import { type Payments, PaymentsError } from "../../adapters/payments/payments";
import type { Db } from "../../db/database";
import type { Log } from "../../observability/log";
import { ok, refuse, type Refusal, type Result } from "../../refusal";
import * as store from "./billing.store";
import type { Buyer, FindBuyer } from "./buyers.store";
import { planName } from "./letters";
import { providerAway } from "./provider-away";

export interface CheckoutDeps {
  db: Db;
  log: Log;
  /** Whether the school charges. */
  isCharged: boolean;
  payments: Payments;
  findBuyer: FindBuyer;
}

/** Whether an address that a browser is sent on to is one of this host. */
export type ReadReturn = (address: string) => string | null;

export type Checkout = ReturnType<typeof createCheckout>;

/** Buying a plan, changing it, and looking after it on the payment provider's own pages. */
export function createCheckout({ db, log, isCharged, payments, findBuyer }: CheckoutDeps) {
  async function begin(
    accountId: string,
    order: { planType: PlanType; successUrl: string; cancelUrl: string },
    readReturn: ReadReturn,
  ): Promise<Result<{ url: string }>> {
    const refusal = closed();
    if (refusal !== null) return { ok: false, refusal };
    const successUrl = readReturn(order.successUrl);
    const cancelUrl = readReturn(order.cancelUrl);
    if (successUrl === null || cancelUrl === null) return foreignReturn;
    const buyer = await findBuyer(db, accountId);
    if (buyer === undefined) return refuse("not-found", "There is no such account.");
    const unfit = mayNotBuy(buyer);
    if (unfit !== null) return { ok: false, refusal: unfit };

    const had = await store.findPlans(db, accountId);
    const school = had.find(({ paidBy, status }) => paidBy === "school" && status === "active");
    if (school !== undefined && !isMore(order.planType, school.planType))
      return refuse("conflict", `You have ${planName(school.planType)} from your school already.`);
    const card = had.find(({ paidBy }) => paidBy === "card");
    if (card?.planType === order.planType && card.nextPlan === null && card.cancelAt === null)
      return refuse("conflict", `You are on ${planName(order.planType)} already.`);
    return answered(async () => {
      const customerId = await customerOf(accountId, buyer);
      if (card === undefined || card.subscriptionId === null)
        return payments.startCheckout({
          customerId,
          accountId,
          plan: order.planType,
          successUrl,
          cancelUrl,
        });
      // Who pays already changes what they have; a second subscription would be paid beside it.
      const isSame = card.planType === order.planType;
      return payments.openPortal({
        customerId,
        returnUrl: withoutPlaceholder(successUrl),
        ...(isSame
          ? {}
          : { change: { subscriptionId: card.subscriptionId, plan: order.planType } }),
      });
    });
  }

  async function openPortal(
    accountId: string,
    order: { returnUrl: string },
    readReturn: ReadReturn,
  ): Promise<Result<{ url: string }>> {
    const refusal = closed();
    if (refusal !== null) return { ok: false, refusal };
    const returnUrl = readReturn(order.returnUrl);
    if (returnUrl === null) return foreignReturn;
    const customerId = await store.findCustomerOf(db, accountId);
    if (customerId === undefined)
      return refuse(
        "not-found",
        "You have paid for no plan by card, so there is nothing to manage.",
      );
    return answered(() => payments.openPortal({ customerId, returnUrl }));
  }

  function closed(): Refusal | null {
    if (!isCharged)
      return {
        code: "conflict",
        message: "This school does not charge: everything is open already.",
      };
    return payments.isOpen
      ? null
      : {
          code: "unavailable",
          message: "Payments are not set up here yet. Please ask the school.",
        };
  }

  async function customerOf(accountId: string, { email }: Buyer): Promise<string> {
    const known = await store.findCustomerOf(db, accountId);
    if (known !== undefined) return known;
    const customerId = await payments.createCustomer({ accountId, email });
    await store.keepCustomer(db, { accountId, customerId });
    return (await store.findCustomerOf(db, accountId)) ?? customerId;
  }

  async function answered(
    work: () => Promise<{ url: string | null }>,
  ): Promise<Result<{ url: string }>> {
    try {
      const { url } = await work();
      return url === null ? providerAway : ok({ url });
    } catch (error) {
      if (!(error instanceof PaymentsError)) throw error;
      log({ level: "warn", event: "payment-refused", code: error.code });
      if (error.isAway) return providerAway;
      return refuse(
        "conflict",
        error.code === "other-price" || error.code === "no-price"
          ? "The price of this plan is being changed. Nothing was charged. Please try again later."
          : "The payment could not be begun, and nothing was charged. Please ask the school.",
      );
    }
  }

  return { begin, openPortal };
}

const foreignReturn = refuse(
  "invalid-input",
  "The address to return to must be a page of this site.",
);

const adults: ReadonlySet<AgeBand> = new Set(["ADULT"]);

function mayNotBuy({ ageBand, role }: Buyer): Refusal | null {
  if (role !== "LEARNER")
    return { code: "forbidden", message: "Plans are for learners. Teachers have everything open." };
  if (ageBand === "UNKNOWN")
    return { code: "choice-needed", message: "Please say in Settings how old you are first." };
  return adults.has(ageBand)
    ? null
    : {
        code: "forbidden",
        message: "You are under 18, so a parent has to buy the plan. Please ask one.",
      };
}

const isMore = (one: PlanType, other: PlanType): boolean =>
  planTypes.indexOf(one) > planTypes.indexOf(other);

/** The portal knows no checkout session to put in. */
const withoutPlaceholder = (address: string): string =>
  address.replace(/[?&][^?&=]*=\{CHECKOUT_SESSION_ID\}/, "");
