import type { PlanForChild, PlanType } from "@saywell/contract";
import {
  parentLinkDays,
  parentLinksPerDay,
  type plansSoldOnline,
  planTypes,
} from "@saywell/contract/constants";
import type { Clock } from "../../adapters/clock";
import type { Db, Tx } from "../../db/database";
import { mailboxOf } from "../../db/mailbox-of";
import { inTransaction } from "../../db/transaction";
import { ok, refuse, type Result } from "../../refusal";
import type { BillingService } from "./billing.service";
import * as store from "./billing.store";
import type { FindBuyer } from "./buyers.store";
import { type Checkout, isSamePayer, mayNotBuy } from "./checkout.service";
import { askForPlan, planName, type SendBilling } from "./letters";
import type { MoneyBack } from "./money-back.service";
import { day, type LinkData, type Links } from "./parent-links";

/** As much of the accounts as a parent's plan needs. */
export interface ParentAccounts extends Links {
  lock: (tx: Tx, accountId: string) => Promise<object | undefined>;
  readConsentState: (
    from: Db | Tx,
    accountId: string,
  ) => Promise<{ name: string | null; addresses: readonly string[] } | undefined>;
}

export interface ParentsDeps {
  db: Db;
  clock: Clock;
  accounts: ParentAccounts;
  findBuyer: FindBuyer;
  billing: Pick<BillingService, "subscription">;
  checkout: Pick<Checkout, "closed" | "settlePayer" | "goOn" | "portalOf">;
  moneyBack: Pick<MoneyBack, "ask">;
  /** What somebody has by an agreement of the school; null where there is none. */
  agreedPlanOf: (from: Db | Tx, accountId: string) => Promise<PlanType | null>;
  settings: () => { name: string };
  send: SendBilling;
}

export type Parents = ReturnType<typeof createParents>;

type SoldPlan = (typeof plansSoldOnline)[number];

const page = "/plan-for-child";

/** A learner under 18 buys nothing: a parent does, who needs no account, by a link that is mailed. */
export function createParents(deps: ParentsDeps) {
  const {
    db,
    clock,
    accounts,
    findBuyer,
    billing,
    checkout,
    moneyBack,
    agreedPlanOf,
    settings,
    send,
  } = deps;

  async function ask(
    accountId: string,
    { planType, email }: { planType: SoldPlan; email: string },
  ): Promise<Result<{ sentTo: string }>> {
    const closed = checkout.closed();
    if (closed !== null) return { ok: false, refusal: closed };
    return await inTransaction(db, async (tx): Promise<Result<{ sentTo: string }>> => {
      await accounts.lock(tx, accountId);
      const buyer = await findBuyer(tx, accountId);
      const child = await accounts.readConsentState(tx, accountId);
      if (buyer === undefined || child === undefined)
        return refuse("not-found", "There is no such account.");
      const why = mayNotBuy(buyer);
      if (why === null)
        return refuse("conflict", "You need no parent for this: you can buy the plan yourself.");
      if (why.code !== "parent-needed") return { ok: false, refusal: why };
      if (child.addresses.some((own) => mailboxOf(own) === mailboxOf(email)))
        return refuse("conflict", "Please give the address of a parent, not your own.");
      if (await hasAlready(tx, accountId, planType))
        return refuse("conflict", `You have ${planName(planType)} already.`);
      const { own, toMailbox } = await accounts.countLinks(tx, {
        purpose: "plan-for-child",
        accountId,
        mailbox: mailboxOf(email),
        since: new Date(clock.now().getTime() - day),
      });
      if (own >= parentLinksPerDay || toMailbox >= parentLinksPerDay)
        return refuse("conflict", "You have asked enough for today. Please try again tomorrow.");
      const token = await accounts.createLink(tx, {
        purpose: "plan-for-child",
        accountId,
        email,
        data: { planType },
        lifetime: parentLinkDays * day,
      });
      const letter = askForPlan(childNameOf(child), { planType, token });
      await send(tx, { to: email, accountId: null, aboutId: accountId, letter });
      return ok({ sentTo: email });
    });
  }

  /** Whether somebody has a plan, and not less than this one. */
  async function hasAlready(tx: Tx, accountId: string, planType: PlanType): Promise<boolean> {
    const had = await store.findPlans(tx, accountId);
    const agreed = await agreedPlanOf(tx, accountId);
    if (agreed !== null && planTypes.indexOf(agreed) >= planTypes.indexOf(planType)) return true;
    return had.some(
      (each) =>
        planTypes.indexOf(each.planType) >= planTypes.indexOf(planType) &&
        each.nextPlan === null &&
        each.cancelAt === null,
    );
  }

  /** What a link is about. Whoever holds it sees no more than the mail that brought it says. */
  async function find(token: string) {
    const link = await accounts.readLink(db, token, "plan-for-child");
    const { accountId = null, email = null } = link ?? {};
    if (link === undefined || accountId === null || email === null) return undefined;
    const child = await accounts.readConsentState(db, accountId);
    if (child === undefined) return undefined;
    const { planType } = link.data as LinkData;
    const payer = await store.findPayer(db, accountId);
    const had = await store.findPlans(db, accountId);
    const card = had.find(({ paidBy }) => paidBy === "card");
    const pays = card !== undefined && isSamePayer(card.payerEmail, email);
    const isNeeded = card === undefined && !(await hasEnough(accountId, planType));
    return {
      accountId,
      email,
      child,
      planType: planType as SoldPlan,
      card,
      customerId: payer?.customerId,
      state: pays ? ("PAID" as const) : isNeeded ? ("ASKED" as const) : ("NOT_NEEDED" as const),
    };
  }

  /** Whether what somebody has without a card, by their school, is no less than this. */
  async function hasEnough(accountId: string, planType: PlanType): Promise<boolean> {
    const now = await billing.subscription(accountId);
    return now.ok && planTypes.indexOf(now.value.planType) >= planTypes.indexOf(planType);
  }

  async function read(token: string): Promise<Result<PlanForChild>> {
    const found = await find(token);
    if (found === undefined) return deadLink;
    const { accountId, child, planType, state } = found;
    const paid = state === "PAID" ? await billing.subscription(accountId, "payer") : null;
    return ok({
      childName: childNameOf(child),
      school: settings().name,
      planType,
      state,
      subscription: paid?.ok === true ? paid.value : null,
    });
  }

  async function begin(token: string, origin: string): Promise<Result<{ url: string }>> {
    const closed = checkout.closed();
    if (closed !== null) return { ok: false, refusal: closed };
    const seen = await find(token);
    if (seen === undefined) return deadLink;
    await checkout.settlePayer(seen.accountId);
    const found = await find(token);
    if (found === undefined) return deadLink;
    const { accountId, email, planType, card, state } = found;
    if (state === "NOT_NEEDED") return notNeeded;
    // Who cancelled goes on by the provider's page.
    if (card?.planType === planType && card.nextPlan === null && card.cancelAt === null)
      return refuse("conflict", "You pay for this plan already. You need not pay again.");
    const urls = { successUrl: `${origin}${page}?paid=1`, cancelUrl: `${origin}${page}` };
    return await checkout.goOn(accountId, card, { planType, email, payerEmail: email, ...urls });
  }

  async function openPortal(token: string, origin: string): Promise<Result<{ url: string }>> {
    const found = await find(token);
    if (found === undefined) return deadLink;
    const { state, customerId } = found;
    if (state !== "PAID" || customerId === undefined)
      return refuse("conflict", "You pay for no plan, so there is nothing to manage.");
    return await checkout.portalOf(customerId, `${origin}${page}`);
  }

  async function giveBack(token: string): Promise<Result<{ refunded: number; currency: string }>> {
    const found = await find(token);
    return found === undefined ? deadLink : await moneyBack.ask(found.accountId, found.email);
  }

  return { ask, read, begin, openPortal, giveBack };
}

/** As a parent reads of the child: no more than the first name, and none that could be a message. */
const childNameOf = ({ name }: { name: string | null }): string => {
  const first = name?.split(" ")[0] ?? "";
  return /^\p{L}[\p{L}\p{M}'’-]{0,23}$/u.test(first) ? first : "your child";
};

const deadLink = refuse(
  "link-expired",
  "This link does not work any more. Your child can send you a new one.",
);
const notNeeded = refuse("conflict", "There is nothing to pay: your child has a plan already.");
