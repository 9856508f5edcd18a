import type { AgeBand, PlanType } from "@saywell/contract";
import { isGreaterPlan } from "@saywell/entitlements";
import { type Payments, PaymentsError } from "../../adapters/payments/payments";
import type { Db, Tx } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import type { Log } from "../../observability/log";
import { ok, refuse, type Refusal, type Result } from "../../refusal";
import * as store from "./billing.store";
import type { Buyer, FindBuyer } from "./buyers.store";
import { planName } from "./letters";
import { providerAway } from "./provider-away";
import type { Settle } from "./settle.service";

export interface CheckoutDeps {
  db: Db;
  log: Log;
  /** Whether the school charges. */
  isCharged: boolean;
  payments: Payments;
  settle: Settle;
  findBuyer: FindBuyer;
  /** What somebody has by an agreement of the school; null where there is none. */
  agreedPlanOf: (from: Db | Tx, accountId: string) => Promise<PlanType | null>;
}

/** Whether an address that a browser is sent on to is one of this host. */
export type ReadReturn = (address: string) => string | null;

export type Checkout = ReturnType<typeof createCheckout>;

/** Buying a plan, changing it, and looking after it on the payment provider's own pages. */
export function createCheckout(deps: CheckoutDeps) {
  const { db, log, isCharged, payments, settle, findBuyer, agreedPlanOf } = deps;

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

    await settlePayer(accountId);
    const had = await store.findPlans(db, accountId);
    const ofSchool = await schoolPlanOf(accountId, had);
    if (ofSchool !== null && !isGreaterPlan(order.planType, ofSchool))
      return refuse("conflict", `You have ${planName(ofSchool)} from your school already.`);
    const card = had.find(({ paidBy }) => paidBy === "card");
    if (card?.planType === order.planType && card.nextPlan === null && card.cancelAt === null)
      return refuse("conflict", `You are on ${planName(order.planType)} already.`);
    // Who is grown up by now, and whose parent still pays.
    if (card !== undefined && card.payerEmail !== null) return parentPays;
    const { planType } = order;
    const own = { email: buyer.email, payerEmail: null };
    return goOn(accountId, card, { ...own, planType, successUrl, cancelUrl });
  }

  /** What an account has of the school, by itself or as everybody in a class; null where that is nothing. */
  async function schoolPlanOf(
    accountId: string,
    had: readonly store.StoredPlan[],
  ): Promise<PlanType | null> {
    const given = had.find(({ paidBy, status }) => paidBy === "school" && status === "active");
    const agreed = await agreedPlanOf(db, accountId);
    const plan = given?.planType ?? null;
    return agreed !== null && (plan === null || isGreaterPlan(agreed, plan)) ? agreed : plan;
  }

  /**
   * Looks with the provider what is paid for now: nobody is kept from buying by a plan whose end was not
   * told, and nobody pays again because a payment was not. Where the provider does not answer, what is
   * known here holds.
   */
  async function settlePayer(accountId: string): Promise<void> {
    const payer = await store.findPayer(db, accountId);
    if (payer === undefined) return;
    await settle(payer.customerId).catch((error: unknown) => {
      if (!(error instanceof PaymentsError)) throw error;
    });
  }

  /** To the checkout; where the same payer pays already, to the page on which the plan is changed. */
  function goOn(
    accountId: string,
    card: store.StoredPlan | undefined,
    order: Purchase,
  ): Promise<Result<{ url: string }>> {
    const { planType: plan, successUrl, cancelUrl } = order;
    const begin = async (customerId: string) => {
      if (card === undefined || card.subscriptionId === null) {
        const begun = await payments.startCheckout({
          customerId,
          accountId,
          plan,
          successUrl,
          cancelUrl,
        });
        if ((await store.findPayer(db, accountId))?.customerId === customerId) return begun;
        // Somebody else began to pay for the account meanwhile.
        await payments.closeCheckouts(customerId);
        throw new PaymentsError("other-payer", false);
      }
      // Who pays already changes what they have; a second subscription would be paid beside it.
      const isSame = card.planType === plan;
      return payments.openPortal({
        customerId,
        returnUrl: withoutPlaceholder(successUrl),
        ...(isSame ? {} : { change: { subscriptionId: card.subscriptionId, plan } }),
      });
    };
    return answered(async () => {
      const customerId = await customerOf(accountId, order);
      try {
        return await begin(customerId);
      } catch (error) {
        if (!(error instanceof PaymentsError) || error.code !== "no-customer") throw error;
        return await begin(await changeCustomer(accountId, order, customerId, { isGone: true }));
      }
    });
  }

  async function openPortal(
    accountId: string,
    order: { returnUrl: string },
    readReturn: ReadReturn,
  ): Promise<Result<{ url: string }>> {
    // Also where the school charges no more: what runs can be cancelled.
    const refusal = payments.isOpen ? null : closed();
    if (refusal !== null) return { ok: false, refusal };
    const returnUrl = readReturn(order.returnUrl);
    if (returnUrl === null) return foreignReturn;
    const payer = await store.findPayer(db, accountId);
    if (payer === undefined) return nothingPaid;
    // There stand a parent's card and invoices.
    if (payer.payerEmail !== null) return parentPays;
    const { customerId } = payer;
    try {
      // Who only began to pay has nothing there.
      if ((await payments.subscriptionsOf(customerId)).length === 0) return nothingPaid;
    } catch (error) {
      if (!(error instanceof PaymentsError)) throw error;
      return error.code === "no-customer" ? nothingPaid : providerAway;
    }
    return portalOf(customerId, returnUrl);
  }

  const portalOf = (customerId: string, returnUrl: string) =>
    answered(() => payments.openPortal({ customerId, returnUrl }));

  function closed(): Refusal | null {
    if (!isCharged)
      return {
        code: "conflict",
        message: "This school does not charge: everything is open already.",
      };
    return payments.isOpen ? null : notSetUp;
  }

  async function customerOf(
    accountId: string,
    { email, payerEmail }: Pick<Purchase, "email" | "payerEmail">,
  ): Promise<string> {
    const known = await store.findPayer(db, accountId);
    if (known !== undefined && isSamePayer(known.payerEmail, payerEmail)) return known.customerId;
    if (known !== undefined)
      return changeCustomer(accountId, { email, payerEmail }, known.customerId, { isGone: false });
    const isParent = payerEmail !== null;
    const customerId = await payments.createCustomer({ accountId, email, isParent });
    await store.keepCustomer(db, { accountId, customerId, payerEmail });
    return payerOf(accountId, payerEmail);
  }

  /** Another customer in the place of one: of another payer, or of one that the provider knows no more. */
  async function changeCustomer(
    accountId: string,
    { email, payerEmail }: Pick<Purchase, "email" | "payerEmail">,
    from: string,
    { isGone }: { isGone: boolean },
  ): Promise<string> {
    // What is paid there from now on would be for nobody.
    if (!isGone) await payments.closeCheckouts(from);
    const customerId = await payments.createCustomer({
      accountId,
      email,
      isParent: payerEmail !== null,
      ...(isGone ? { insteadOf: from } : {}),
    });
    const to = { customerId, payerEmail };
    await inTransaction(db, (tx) => store.changePayer(tx, { accountId, from, to }));
    // One that was begun in between can be paid no more; if this fails, what is paid there is given back.
    if (!isGone) await payments.closeCheckouts(from);
    return payerOf(accountId, payerEmail);
  }

  async function payerOf(accountId: string, payerEmail: string | null): Promise<string> {
    const now = await store.findPayer(db, accountId);
    if (now === undefined || !isSamePayer(now.payerEmail, payerEmail))
      throw new PaymentsError("other-payer", false);
    return now.customerId;
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
          : error.code === "other-payer"
            ? "Somebody else has just begun to pay for this plan. Nothing was charged. Please try again later."
            : error.code === "just-paid"
              ? "A plan was paid for just now. It is here in a moment, and nothing more was charged."
              : "The payment could not be begun, and nothing was charged. Please ask the school.",
      );
    }
  }

  return { begin, openPortal, closed, settlePayer, goOn, portalOf };
}

/** What is bought, by whom, and where the payer's browser comes back to. */
export interface Purchase {
  planType: PlanType;
  /** Whom the payment provider writes to; null where it asks. */
  email: string | null;
  /** Of a parent; null where the account pays for itself. */
  payerEmail: string | null;
  successUrl: string;
  cancelUrl: string;
}

export const isSamePayer = (one: string | null, other: string | null): boolean =>
  one?.toLowerCase() === other?.toLowerCase();

const notSetUp: Refusal = {
  code: "unavailable",
  message: "Payments are not set up here yet. Please ask the school.",
};

const nothingPaid = refuse(
  "not-found",
  "You have paid for no plan by card, so there is nothing to manage.",
);

const parentPays = refuse(
  "forbidden",
  "Your parent pays for your plan, and looks after it by the link in their mail.",
);

const foreignReturn = refuse(
  "invalid-input",
  "The address to return to must be a page of this site.",
);

const adults: ReadonlySet<AgeBand> = new Set(["ADULT"]);

export function mayNotBuy({ ageBand, role }: Buyer): Refusal | null {
  if (role !== "LEARNER")
    return { code: "forbidden", message: "Plans are for learners. Teachers have everything open." };
  if (ageBand === "UNKNOWN")
    return { code: "choice-needed", message: "Please say in Settings how old you are first." };
  return adults.has(ageBand)
    ? null
    : {
        code: "parent-needed",
        message: "You are under 18, so a parent has to buy the plan. Send a parent the link to it.",
      };
}

/** The portal knows no checkout session to put in. */
const withoutPlaceholder = (address: string): string =>
  address.replace(/[?&][^?&=]*=\{CHECKOUT_SESSION_ID\}/, "");
