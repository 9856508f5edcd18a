import { z } from "zod";
import { call } from "../call";
import {
  parentLinkStates,
  planTypes,
  plansSoldOnline,
  salesRequestMaxLength,
  salesRequestSizes,
} from "../constants";
import {
  count,
  done,
  id,
  idParams,
  instant,
  plainText,
  timeZone,
  token,
  typedText,
  userIdParams,
} from "../fields";
import { email } from "./session";

export const planType = z.enum(planTypes);

/** The secret of a parent's mailed link. */
const linkToken = token(200);

/** A page of this host, so that a checkout can never send a learner elsewhere. */
const returnAddress = plainText(2000).min(1);
const redirect = z.object({ url: z.string() });

export const subscription = z.object({
  planType,
  /** As the payment provider says it. */
  status: z.string(),
  /** Who pays: nobody on the free plan, a card of one's own or of a parent, or the school by an agreement. */
  paidBy: z.enum(["nobody", "card", "parent", "school"]),
  /**
   * The plan that is paid by the learner's own card beside a greater one of the school, and that all below
   * is about; null where there is none.
   */
  cardPlan: planType.nullable(),
  /** When the next payment is due; null where none is. */
  renewsAt: instant.nullable(),
  /** When the plan ends because it was cancelled; null where it goes on. */
  endsAt: instant.nullable(),
  /** What it becomes when the paid time is over; null where it stays. */
  nextPlan: planType.nullable(),
  /** Until when a plan whose renewal failed is kept; null where nothing failed. */
  graceUntil: instant.nullable(),
  /** Until when the money is given back at the press of a button; null where it is not. */
  moneyBackUntil: instant.nullable(),
});
export type Subscription = z.output<typeof subscription>;

export const invoice = z.object({
  id,
  number: z.string().nullable(),
  createdAt: instant,
  /** Pence, or the smallest unit of another currency. */
  amount: z.int(),
  refunded: count,
  /** Three small letters, such as `gbp`. */
  currency: z.string(),
  status: z.string(),
  /** The page of the payment provider on which it can be seen; null while there is none. */
  url: z.string().nullable(),
});
export type Invoice = z.output<typeof invoice>;

/** What a parent reads of a plan for a child, by the link of the mail. */
export const planForChild = z.object({
  /** No more than the first name. */
  childName: z.string(),
  school: z.string(),
  /** The plan that the child asks for. */
  planType: z.enum(plansSoldOnline),
  state: z.enum(parentLinkStates),
  /** What is paid for by whoever has the link; null where that is nothing. */
  subscription: subscription.nullable(),
});
export type PlanForChild = z.output<typeof planForChild>;

/** How much of a promise was used; `limit` is null where there is no end. */
const use = z.object({ used: count, limit: count.nullable() });

export const planUse = z.object({
  planType,
  /** Lessons begun this calendar month where the learner is; demo lessons are not counted. */
  lessons: use,
  /** Live sessions that the plan pays for this month. */
  liveSessions: use,
  /** Messages to the AI teacher today. */
  tutorMessages: use,
  /** When the next month begins where the learner is. */
  monthEndsAt: instant,
});
export type PlanUse = z.output<typeof planUse>;

export const salesRequest = z.object({
  id,
  createdAt: instant,
  name: z.string(),
  email: z.string(),
  organisation: z.string(),
  people: z.enum(salesRequestSizes),
  message: z.string(),
  answeredAt: instant.nullable(),
});
export type SalesRequest = z.output<typeof salesRequest>;

export const billingCalls = [
  call("GET /api/stripe/subscription/{userId}", {
    summary: "The plan of a learner and the state of the subscription.",
    area: "Plans",
    access: "session",
    params: userIdParams,
    reply: subscription,
    errors: ["not-signed-in", "forbidden"],
  }),
  call("POST /api/stripe/create-checkout-session", {
    summary:
      "Begin to buy a plan, or to change to it; go on at the returned url. The plan changes when the payment provider says that it is paid.",
    area: "Plans",
    access: "session",
    limit: ["checkoutsByAddress", "checkouts"],
    body: z.object({
      planType: z.enum(plansSoldOnline),
      successUrl: returnAddress,
      cancelUrl: returnAddress,
    }),
    reply: redirect,
    errors: ["not-signed-in", "forbidden", "parent-needed", "choice-needed", "conflict"],
  }),
  call("POST /api/stripe/create-portal-session", {
    summary: "Open the billing portal; go on at the returned url.",
    area: "Plans",
    access: "session",
    limit: ["checkoutsByAddress", "checkouts"],
    body: z.object({ returnUrl: returnAddress }),
    reply: redirect,
    errors: ["not-signed-in", "forbidden", "not-found"],
  }),
  call("POST /api/stripe/money-back", {
    summary:
      "Have what was paid for a first subscription back within its first seven days. The plan ends. Once a person.",
    area: "Plans",
    access: "session",
    limit: ["checkoutsByAddress", "checkouts"],
    reply: z.object({ refunded: count, currency: z.string() }),
    errors: ["not-signed-in", "not-found", "conflict"],
  }),
  call("GET /api/stripe/invoices/{userId}", {
    summary: "What a learner paid, latest first.",
    area: "Plans",
    access: "session",
    params: userIdParams,
    reply: z.array(invoice),
    errors: ["not-signed-in", "forbidden"],
  }),
  call("GET /api/plans/use/{userId}", {
    summary: "How much a learner used of what the plan allows, this month and today.",
    area: "Plans",
    access: "session",
    params: userIdParams,
    reply: planUse,
    errors: ["not-signed-in", "forbidden", "not-found"],
  }),
  call("POST /api/plans/parent-link", {
    summary:
      "Mail a parent a link by which they buy a plan for me, who am under 18. They need no account.",
    area: "Plans",
    access: "session",
    limit: ["parentsAskedByAddress", "parentsAsked"],
    body: z.object({ planType: z.enum(plansSoldOnline), email }),
    reply: z.object({ sentTo: z.string() }),
    errors: ["not-signed-in", "forbidden", "choice-needed", "conflict"],
  }),
  call("POST /api/plan-for-child/read", {
    summary:
      "The plan that a child asks for, or that a parent pays for, by the link in their mail.",
    area: "Plans",
    access: "public",
    limit: "plansForChildren",
    body: z.object({ token: linkToken }),
    reply: planForChild,
    errors: ["link-expired"],
  }),
  call("POST /api/plan-for-child/checkout", {
    summary: "Begin to buy that plan; go on at the returned url, which comes back to the page.",
    area: "Plans",
    access: "public",
    limit: ["plansForChildren", "checkouts"],
    body: z.object({ token: linkToken }),
    reply: redirect,
    errors: ["link-expired", "conflict"],
  }),
  call("POST /api/plan-for-child/portal", {
    summary: "Open the billing portal of the parent who pays; go on at the returned url.",
    area: "Plans",
    access: "public",
    limit: ["plansForChildren", "checkouts"],
    body: z.object({ token: linkToken }),
    reply: redirect,
    errors: ["link-expired", "conflict"],
  }),
  call("POST /api/plan-for-child/money-back", {
    summary: "Give a parent back what was paid within the first seven days. The plan ends. Once.",
    area: "Plans",
    access: "public",
    limit: ["plansForChildren", "checkouts"],
    body: z.object({ token: linkToken }),
    reply: z.object({ refunded: count, currency: z.string() }),
    errors: ["link-expired", "not-found", "conflict"],
  }),
  call("POST /api/sales-requests", {
    summary: "Ask for an Enterprise plan; somebody of the school answers by mail.",
    area: "Plans",
    access: "public",
    limit: "salesRequests",
    heeds: ["name", "organisation", "message"],
    body: z.object({
      name: typedText(salesRequestMaxLength.name).trim().min(1),
      email: z.email().max(254),
      organisation: typedText(salesRequestMaxLength.organisation).trim().min(1),
      people: z.enum(salesRequestSizes),
      message: typedText(salesRequestMaxLength.message).trim(),
      /** Of who has no account: in whose country help would be named. */
      timeZone: timeZone.optional(),
    }),
    reply: done.extend({
      /** Where help is, for who wrote as if they may be in danger. */
      help: z.string().optional(),
    }),
    errors: [],
  }),
  call("GET /api/admin/sales-requests", {
    summary: "Who asked for an Enterprise plan, latest first.",
    area: "Administration",
    access: "admin",
    reply: z.array(salesRequest),
    errors: ["not-signed-in", "forbidden"],
  }),
  call("POST /api/admin/sales-requests/{id}/answered", {
    summary: "Say that such a request was answered.",
    area: "Administration",
    access: "admin",
    params: idParams,
    reply: done,
    errors: ["not-signed-in", "forbidden", "not-found"],
  }),
] as const;
